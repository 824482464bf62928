import type { WorkflowPreference } from '../../data/index.ts';

/** Whether messages of a workflow reach the inbox, as those of a critical one always do. */
export function isComing({ workflow, preference }: WorkflowPreference): boolean {
  return workflow.critical || (preference.enabled && preference.channels.in_app === true);
}
