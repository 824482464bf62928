import type { InboxMessage } from '../model/message.ts';
import type { WorkflowPreference } from '../model/preference.ts';
import { isRecord } from '../transport/guards.ts';

/**
 * The preference of the workflow that a message is of: its `kind` is the id of the workflow or an identifier of it, as far as the backend
 * tells these with the preferences.
 */
export function workflowOf(
  { kind, raw }: Pick<InboxMessage, 'kind' | 'raw'>,
  preferences: readonly WorkflowPreference[],
): WorkflowPreference | undefined {
  const { id } = isRecord(raw?.workflow) ? raw.workflow : {};
  return preferences.find(
    ({ workflow }) => workflow.id === id || (kind !== undefined && namesOf(workflow).includes(kind)),
  );
}

function namesOf({ id, identifier, triggers }: WorkflowPreference['workflow']): readonly unknown[] {
  const fromTriggers = Array.isArray(triggers)
    ? triggers.map((one: unknown) => (isRecord(one) ? one.identifier : undefined))
    : [];
  return [id, identifier, ...fromTriggers];
}
