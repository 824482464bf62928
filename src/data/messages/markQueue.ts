import type { InboxClient } from '../client/InboxClient.ts';
import { countKeys } from '../counts/countKeys.ts';
import { movedCount } from '../counts/countLimit.ts';
import { toInboxError } from '../transport/InboxError.ts';
import { isRecord } from '../transport/shapes.ts';
import { cancelFeedFetches, confirmMarks, feedsKey, loadedMessages } from './feedCache.ts';
import { parsePartialMessage } from './message.ts';
import { type MessageMark, markedFlags } from './messageMarks.ts';
import { countDeltas, type PendingMark } from './pendingMarks.ts';

/** Sends the reader's marks, one at a time for each message. */
export interface MarkQueue {
  /**
   * Marks messages: at once on screen, then on the server. While a message is on its way its newest mark waits and
   * replaces an older one that waits. Resolves when the server has confirmed or a newer mark took its place; fails with
   * an `InboxError` after taking back what it changed, and nothing else.
   */
  mark(messageIds: readonly string[], mark: MessageMark): Promise<void>;
}

/** A mark that waits for its message to come back. */
interface Waiting {
  start(): void;
  supersede(): void;
}

const queues = new WeakMap<InboxClient, MarkQueue>();

/** The queue of a client. Made at the first mark, and not by the client itself: an unopened bell never marks. */
export function markQueueOf(client: InboxClient): MarkQueue {
  const queue = queues.get(client) ?? createMarkQueue(client);
  queues.set(client, queue);
  return queue;
}

function createMarkQueue(client: InboxClient): MarkQueue {
  const busy = new Set<string>();
  const waiting = new Map<string, Waiting>();

  async function send(messageIds: readonly string[], mark: MessageMark, takeBack: () => void): Promise<void> {
    for (const id of messageIds) {
      busy.add(id);
    }
    try {
      await sendMark(client, messageIds, mark, takeBack);
    } finally {
      for (const id of messageIds) {
        busy.delete(id);
        const next = waiting.get(id);
        waiting.delete(id);
        next?.start();
      }
    }
  }

  function wait(messageId: string, mark: MessageMark): Promise<void> {
    const takeBack = showMark(client, [messageId], mark);
    waiting.get(messageId)?.supersede();
    return new Promise((resolve, reject) => {
      waiting.set(messageId, {
        start: () => void send([messageId], mark, takeBack).then(resolve, reject),
        supersede() {
          takeBack();
          resolve();
        },
      });
    });
  }

  return {
    async mark(messageIds, mark) {
      const unique = [...new Set(messageIds)];
      const free = unique.filter((id) => !busy.has(id));
      const taken = unique.filter((id) => busy.has(id));
      const sent = free.length > 0 ? [send(free, mark, showMark(client, free, mark))] : [];
      await Promise.all([...sent, ...taken.map((id) => wait(id, mark))]);
    },
  };
}

/** Shows a mark before the server knows of it, and returns the way to take it back. */
function showMark(client: InboxClient, messageIds: readonly string[], mark: MessageMark): () => void {
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

async function sendMark(
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
  if (wasFetching) {
    client.refresher.refresh(feedsKey(client));
  }
}

/** Moves the server's counts by what it has just confirmed, then asks it. */
function moveCounts(
  client: InboxClient,
  deltas: Pick<PendingMark, 'unreadDelta' | 'unseenDelta'>,
): void {
  const { queryClient, refresher, scope } = client;
  const keys = countKeys(scope);
  queryClient.setQueryData<number>(keys.unread, (count) => count && movedCount(count, deltas.unreadDelta));
  queryClient.setQueryData<number>(keys.unseen, (count) => count && movedCount(count, deltas.unseenDelta));
  for (const key of Object.values(keys)) {
    refresher.refresh(key);
  }
}
