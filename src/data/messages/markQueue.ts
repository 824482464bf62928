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
   * replaces an older one that waits; the same mark again is no second request. Resolves when the server has confirmed or a newer mark took its place; fails with
   * an `InboxError` after taking back what it changed, and nothing else.
   */
  mark(messageIds: readonly string[], mark: MessageMark): Promise<void>;
}

/** A mark on its way, and its end. */
interface Sent {
  readonly mark: MessageMark;
  readonly done: Promise<void>;
}

/** A mark that waits for its message to come back. */
interface Waiting extends Sent {
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
  const busy = new Map<string, Sent>();
  const waiting = new Map<string, Waiting>();

  function send(messageIds: readonly string[], mark: MessageMark): Promise<void> {
    const takeBack = showMark(client, messageIds, mark);
    const done = sendMark(client, messageIds, mark, takeBack).finally(() => {
      for (const id of messageIds) {
        busy.delete(id);
        const next = waiting.get(id);
        waiting.delete(id);
        next?.start();
      }
    });
    for (const id of messageIds) {
      busy.set(id, { mark, done });
    }
    return done;
  }

  function queue(messageId: string, mark: MessageMark, sent: Sent): Promise<void> {
    const replaced = waiting.get(messageId);
    if (replaced?.mark === mark) {
      return replaced.done;
    }
    // First, so that its patch is gone before the new one is measured.
    waiting.delete(messageId);
    replaced?.supersede();
    return sent.mark === mark ? sent.done : wait(messageId, mark);
  }

  function wait(messageId: string, mark: MessageMark): Promise<void> {
    const takeBack = showMark(client, [messageId], mark);
    const done = new Promise<void>((resolve, reject) => {
      waiting.set(messageId, {
        mark,
        get done() {
          return done;
        },
        start() {
          // Measured anew: the one before may have failed.
          takeBack();
          send([messageId], mark).then(resolve, reject);
        },
        supersede() {
          takeBack();
          resolve();
        },
      });
    });
    return done;
  }

  return {
    async mark(messageIds, mark) {
      const unique = [...new Set(messageIds)];
      const free = unique.filter((id) => !busy.has(id));
      const queued = unique.flatMap((id) => {
        const sent = busy.get(id);
        return sent === undefined ? [] : [queue(id, mark, sent)];
      });
      await Promise.all(free.length > 0 ? [send(free, mark), ...queued] : queued);
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
