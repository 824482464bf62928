import type { InboxClient } from '../client/InboxClient.ts';
import { countKeys } from '../counts/countKeys.ts';
import { movedCount } from '../counts/countLimit.ts';
import { toInboxError } from '../transport/InboxError.ts';
import { isRecord } from '../transport/shapes.ts';
import { cancelFeedFetches, confirmMarks, feedsKey, loadedMessages } from './feedCache.ts';
import { parsePartialMessage } from './message.ts';
import { type MessageMark, markedFlags } from './messageMarks.ts';
import { countDeltas, type PendingMark } from './pendingMarks.ts';

/** Shows a mark before the server knows of it, and returns the way to take it back. */
export function showMark(client: InboxClient, messageIds: readonly string[], mark: MessageMark): () => void {
  const flags = markedFlags[mark];
  const loaded = loadedMessages(client);
  const known = messageIds.flatMap((id) => loaded.get(id) ?? []);
  const pending: PendingMark = {
    messageIds: new Set(messageIds),
    flags,
    ...countDeltas(known, flags),
  };
  return client.pendingMarks.add(pending);
}

/** Sends a mark, and takes its patch back when the server has confirmed or refused it. Fails with an `InboxError`. */
export async function sendMark(
  client: InboxClient,
  messageIds: readonly string[],
  mark: MessageMark,
  takeBack: () => void,
): Promise<void> {
  const [only] = messageIds;
  try {
    const answer = await client.call('markMessagesAs', {
      body: { messageId: messageIds.length === 1 ? only : messageIds, mark: markedFlags[mark] },
    });
    const rows = isRecord(answer) && Array.isArray(answer.data) ? answer.data : [];
    const returned = rows.flatMap((row) => parsePartialMessage(row) ?? []);
    await settle(client, messageIds, mark, returned, takeBack);
  } catch (thrown) {
    takeBack();
    const error = toInboxError(thrown);
    client.refresher.refresh(feedsKey(client));
    // Gone elsewhere: nothing to alarm anybody with, the refetch shows it.
    if (error.code !== 'not_found') {
      throw error;
    }
  }
}

async function settle(
  client: InboxClient,
  messageIds: readonly string[],
  mark: MessageMark,
  returned: Parameters<typeof confirmMarks>[3],
  takeBack: () => void,
): Promise<void> {
  const flags = markedFlags[mark];
  const wasFetching = await cancelFeedFetches(client);
  // Without the patch: what the server's word was before, so that the counts move by what really changed.
  takeBack();
  const before = loadedMessages(client);
  const deltas = countDeltas(
    messageIds.flatMap((id) => before.get(id) ?? []),
    flags,
  );
  confirmMarks(client, new Set(messageIds), flags, returned);
  moveCounts(client, deltas);
  const told = new Set(returned.map(({ _id }) => _id));
  if (wasFetching || messageIds.some((id) => !told.has(id))) {
    // What the server does not speak of may be gone, or may not have been done.
    client.refresher.refresh(feedsKey(client));
  }
}

/** Moves the server's counts by what it has just confirmed, then asks it. */
function moveCounts(client: InboxClient, deltas: Pick<PendingMark, 'unreadDelta' | 'unseenDelta'>): void {
  const { queryClient, refresher, scope } = client;
  const keys = countKeys(scope);
  const move = (key: readonly string[], delta: number) =>
    queryClient.setQueryData<number>(key, (count) =>
      count === undefined ? count : movedCount(count, delta),
    );
  move(keys.unread, deltas.unreadDelta);
  move(keys.unseen, deltas.unseenDelta);
  for (const key of Object.values(keys)) {
    refresher.refresh(key);
  }
}
