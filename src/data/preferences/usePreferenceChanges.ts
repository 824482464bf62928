import { useEffect, useSyncExternalStore } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { failedActionsOf } from '../outbox/useFailedActions.ts';
import {
  createPreferenceChanges,
  type PendingSwitches,
  type PreferenceChanges,
  type SavingState,
} from './preferenceChanges.ts';
import { sendSwitches } from './sendSwitches.ts';

/** The preference changes of a client. Created on first use, since a bell has no preferences. */
export function preferenceChangesOf(client: InboxClient): PreferenceChanges {
  return client.service(createChangesOf);
}

function createChangesOf(client: InboxClient): PreferenceChanges {
  return createPreferenceChanges(
    (workflowId, switches) => sendSwitches(client, workflowId, switches),
    failedActionsOf(client),
  );
}

/** The reader's unconfirmed changes; the component renders again when they change. */
export function usePendingSwitches(client: InboxClient): PendingSwitches {
  const { subscribe, get } = preferenceChangesOf(client);
  const read = () => get().pending;
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * The state of saving the reader's preference changes: `failed` while a failed one was neither retried nor dismissed (see
 * `useFailedActions`), `saved` once all are confirmed. It becomes `idle` when a component that used it is unmounted.
 */
export function usePreferencesSaving(): SavingState {
  const changes = preferenceChangesOf(useInboxClient('usePreferencesSaving'));
  const read = () => changes.get().saving;
  useEffect(() => changes.acknowledge, [changes]);
  return useSyncExternalStore(changes.subscribe, read, read);
}
