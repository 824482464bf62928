import type { InboxClient } from '../client/InboxClient.ts';
import type { SentMark } from '../model/messageMarks.ts';
import { applyChange } from './applyChange.ts';
import { markAllsUnderWay } from './runAction.ts';
import { markOf, sendMark } from './sendMark.ts';

/** Sends the reader's marks, one at a time for each message. */
export interface MarkQueue {
  /**
   * Marks messages: at once on screen, then on the server. While a mark of a message is being sent, its newest mark waits and
   * replaces an older waiting one; the same mark again causes no second request. Resolves when the server has confirmed it
   * or a newer mark has replaced it; fails with an `InboxError` after taking back only its own changes.
   */
  mark(messageIds: readonly string[], mark: SentMark): Promise<void>;
}

/** A mark that is being sent, and its end. */
interface Sent {
  readonly mark: SentMark;
  readonly done: Promise<void>;
}

/** A mark that waits until the earlier mark of its message has ended. */
interface Waiting {
  start(): void;
  supersede(): void;
}

/** The queue of a client. Created at the first mark, since a bell that is never opened marks nothing. */
export function markQueueOf(client: InboxClient): MarkQueue {
  return client.service(createMarkQueue);
}

function createMarkQueue(client: InboxClient): MarkQueue {
  const busy = new Map<string, Sent>();
  const waiting = new Map<string, Waiting>();

  function send(messageIds: readonly string[], mark: SentMark): Promise<void> {
    const pending = markOf(messageIds, mark);
    const takeBack = applyChange(client, pending);
    const start = () => sendMark(client, messageIds, mark, takeBack);
    const earlier = markAllsUnderWay(client, pending.covers);
    const done = (earlier === undefined ? start() : earlier.then(start)).finally(() => {
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

  function queue(messageId: string, mark: SentMark, sent: Sent): Promise<void> {
    // First, so that its patch is removed before the new one is measured.
    waiting.get(messageId)?.supersede();
    waiting.delete(messageId);
    return sent.mark === mark ? sent.done : wait(messageId, mark);
  }

  function wait(messageId: string, mark: SentMark): Promise<void> {
    const takeBack = applyChange(client, markOf([messageId], mark));
    return new Promise<void>((resolve, reject) => {
      waiting.set(messageId, {
        start() {
          // Measured again, since the mark before it may have failed.
          takeBack();
          send([messageId], mark).then(resolve, reject);
        },
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
      const queued = unique.flatMap((id) => {
        const sent = busy.get(id);
        return sent === undefined ? [] : [queue(id, mark, sent)];
      });
      await Promise.all(free.length > 0 ? [send(free, mark), ...queued] : queued);
    },
  };
}
