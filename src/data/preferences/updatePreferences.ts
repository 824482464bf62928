import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { Switches } from '../model/preference.ts';
import { type InboxAction, useAction } from '../outbox/useAction.ts';
import { preferenceSavingOf } from './preferenceSaving.ts';

/** Which switches of the preferences to change. */
export interface UpdatePreferencesInput {
  /** The id of a workflow; without one the preference for all workflows is changed. */
  readonly workflowId?: string | undefined;
  /**
   * The switches and their new values, by the names of channels; `enabled` switches all channels and keeps the value of each for later.
   * Absent ones stay as they are.
   */
  readonly switches: Switches;
}

/** Switches a workflow or its channels on or off, or all workflows: only this is taken back where it fails. */
export function useUpdatePreferences(): InboxAction<UpdatePreferencesInput> {
  return useAction(useInboxClient('useUpdatePreferences'), updatePreferences);
}

function updatePreferences(
  client: InboxClient,
  { workflowId, switches }: UpdatePreferencesInput,
): Promise<void> {
  return preferenceSavingOf(client).change(workflowId, switches);
}
