import { partialMatchKey } from '@tanstack/react-query';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import { cachedMessages } from './feedCache.ts';
import {
  type CountDeltas,
  type PendingChange,
  pendingChangesOf,
  withPendingChanges,
} from './pendingChanges.ts';

/** Shows a change before the server has confirmed it, and returns a function that takes back only this change. */
export function applyChange(client: InboxClient, mark: PendingChange): () => void {
  const marks = () => pendingChangesOf(client).get().marks;
  client.service(createFeedFollower).start();
  setMarks(client, [...marks(), mark]);
  return () =>
    setMarks(
      client,
      marks().filter((one) => one !== mark),
    );
}

function setMarks(client: InboxClient, marks: readonly PendingChange[]): void {
  pendingChangesOf(client).set({ marks, ...measure([...cachedMessages(client).values()], marks) });
}

/** The effect of a change on the counts depends on the server's messages, so it is measured again when they change. */
function createFeedFollower(client: InboxClient) {
  let isFollowing = false;
  return {
    /** Follows the feeds until no change is left. */
    start(): void {
      if (isFollowing) {
        return;
      }
      isFollowing = true;
      const stop = client.queryClient.getQueryCache().subscribe((event) => {
        const { marks } = pendingChangesOf(client).get();
        if (marks.length === 0) {
          isFollowing = false;
          stop();
        } else if (
          event.type === 'updated' &&
          event.action.type === 'success' &&
          partialMatchKey(event.query.queryKey, queryKeys(client.scope).feeds)
        ) {
          setMarks(client, marks);
        }
      });
    },
  };
}

/** How much the changes move the counts, each on top of those before it. */
function measure(messages: readonly InboxMessage[], marks: readonly PendingChange[]): CountDeltas {
  let before = messages;
  let unreadDelta = 0;
  let unseenDelta = 0;
  for (const mark of marks) {
    const after = before.flatMap((message) => withPendingChanges(message, [mark]) ?? []);
    unreadDelta += mark.deltas?.unreadDelta ?? countOf(after, 'read') - countOf(before, 'read');
    unseenDelta += mark.deltas?.unseenDelta ?? countOf(after, 'seen') - countOf(before, 'seen');
    before = after;
  }
  return { unreadDelta, unseenDelta };
}

function countOf(messages: readonly InboxMessage[], lacking: 'read' | 'seen'): number {
  return messages.filter((message) => !message[lacking]).length;
}
