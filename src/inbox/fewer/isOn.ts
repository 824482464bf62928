import type { WorkflowPreference } from '../../data/index.ts';

/** Whether messages of a workflow reach the inbox. */
export function isOn(row: WorkflowPreference | undefined): boolean {
  return row?.preference.enabled === true && row.preference.channels.in_app === true;
}
