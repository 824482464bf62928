import { useSyncExternalStore } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import type { PendingMark } from './pendingMarks.ts';

/** The reader's unconfirmed changes, as they come and go. */
export function usePendingMarks(client: InboxClient): readonly PendingMark[] {
  const { subscribe, current } = client.pendingMarks;
  const marks = () => current().marks;
  return useSyncExternalStore(subscribe, marks, marks);
}
