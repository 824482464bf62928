import { useSyncExternalStore } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import type { Change } from './change.ts';
import { pendingChangesOf } from './pendingChanges.ts';

/** The reader's unconfirmed changes of messages, or all of them; the component renders again when they change. */
export function usePendingChanges(
  client: InboxClient,
  which: 'changes' | 'messageChanges' | 'waiting' = 'messageChanges',
): readonly Change[] {
  const { subscribe, get } = pendingChangesOf(client);
  const changes = () => get()[which];
  return useSyncExternalStore(subscribe, changes, changes);
}
