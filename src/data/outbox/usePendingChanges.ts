import { useSyncExternalStore } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import type { Change } from '../model/change.ts';

/** The reader's changes that are laid over what the server said, or those that wait; the component renders again when they change. */
export function usePendingChanges(client: InboxClient, which: 'all' | 'waiting' = 'all'): readonly Change[] {
  const { subscribe, get } = pendingChangesOf(client);
  const changes = () => get()[which];
  return useSyncExternalStore(subscribe, changes, changes);
}
