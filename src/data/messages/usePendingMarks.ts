import { useSyncExternalStore } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import type { PendingMark } from './pendingMarks.ts';

const none: readonly PendingMark[] = [];

/** The reader's unconfirmed changes, as they come and go. */
export function usePendingMarks(client: InboxClient): readonly PendingMark[] {
  const { subscribe, current } = client.pendingMarks;
  return useSyncExternalStore(subscribe, current, () => none);
}
