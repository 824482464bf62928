import { useSyncExternalStore } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { type ChangesState, pendingChangesOf } from '../facts/pendingChanges.ts';
import type { Change } from '../model/change.ts';

/** The reader's changes that are laid over what the server said; the component renders again when they change. */
export function usePendingChanges(client: InboxClient): readonly Change[] {
  return useOfChanges(client, ({ all }) => all);
}

/** What `read` takes of the reader's changes; the component renders again when that is another value. */
export function useOfChanges<Value>(client: InboxClient, read: (state: ChangesState) => Value): Value {
  const { subscribe, get } = pendingChangesOf(client);
  const now = () => read(get());
  return useSyncExternalStore(subscribe, now, now);
}
