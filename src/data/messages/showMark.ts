import { partialMatchKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { cachedMessages, feedsKey } from './feedCache.ts';
import type { InboxMessage } from './message.ts';
import { type CountDeltas, type PendingMark, withPendingMarks } from './pendingMarks.ts';

const following = new WeakSet<InboxClient>();

/** Shows a change before the server knows of it, and returns the way to take it back without touching the others. */
export function showMark(client: InboxClient, mark: PendingMark): () => void {
  const marks = () => client.pendingMarks.current().marks;
  followFeeds(client);
  setMarks(client, [...marks(), mark]);
  return () =>
    setMarks(
      client,
      marks().filter((one) => one !== mark),
    );
}

function setMarks(client: InboxClient, marks: readonly PendingMark[]): void {
  client.pendingMarks.set({ marks, ...measure([...cachedMessages(client).values()], marks) });
}

/** What a change does to the counts depends on what the server says of its messages, so they are measured anew with it. */
function followFeeds(client: InboxClient): void {
  if (following.has(client)) {
    return;
  }
  following.add(client);
  const stop = client.queryClient.getQueryCache().subscribe((event) => {
    const { marks } = client.pendingMarks.current();
    if (marks.length === 0) {
      following.delete(client);
      stop();
    } else if (
      event.type === 'updated' &&
      event.action.type === 'success' &&
      partialMatchKey(event.query.queryKey, feedsKey(client))
    ) {
      setMarks(client, marks);
    }
  });
}

/** How far the changes move the counts, each on top of those before it. */
function measure(messages: readonly InboxMessage[], marks: readonly PendingMark[]): CountDeltas {
  let before = messages;
  let unreadDelta = 0;
  let unseenDelta = 0;
  for (const mark of marks) {
    const after = before.flatMap((message) => withPendingMarks(message, [mark]) ?? []);
    unreadDelta += mark.deltas?.unreadDelta ?? countOf(after, 'read') - countOf(before, 'read');
    unseenDelta += mark.deltas?.unseenDelta ?? countOf(after, 'seen') - countOf(before, 'seen');
    before = after;
  }
  return { unreadDelta, unseenDelta };
}

function countOf(messages: readonly InboxMessage[], lacking: 'read' | 'seen'): number {
  return messages.filter((message) => !message[lacking]).length;
}
