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

/** The changes of a client. Made on first need, and not by the client itself: a bell has no preferences. */
export function preferenceChangesOf(client: InboxClient): PreferenceChanges {
  return client.service(createChangesOf);
}

function createChangesOf(client: InboxClient): PreferenceChanges {
  return createPreferenceChanges(
    (workflowId, switches) => sendSwitches(client, workflowId, switches),
    failedActionsOf(client),
  );
}

/** The reader's unconfirmed changes, as they come and go. */
export function usePendingSwitches(client: InboxClient): PendingSwitches {
  const { subscribe, get } = preferenceChangesOf(client);
  const read = () => get().pending;
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * How the reader's changes of preferences stand: `failed` while one that failed was neither tried again nor dismissed (see
 * `useFailedActions`), `saved` once all are confirmed. It is `idle` again when whoever asked is unmounted: what was read there is old news.
 */
export function usePreferencesSaving(): SavingState {
  const changes = preferenceChangesOf(useInboxClient('usePreferencesSaving'));
  const read = () => changes.get().saving;
  useEffect(() => changes.acknowledge, [changes]);
  return useSyncExternalStore(changes.subscribe, read, read);
}
