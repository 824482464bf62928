import type { InboxClient } from '../client/InboxClient.ts';
import { failedActionsOf } from '../outbox/useFailedActions.ts';
import { actChange } from './actChange.ts';
import { cachedMessages } from './feedCache.ts';
import { reportOutcome } from './markFailure.ts';
import type { InboxMessage } from './message.ts';
import type { ActTime, HeldAct, PendingMark } from './pendingMarks.ts';
import { showMark } from './showMark.ts';

/** How long a reader has to think better of it, unless the host says otherwise, in milliseconds. */
export const defaultUndoMs = 5_000;

/** Longer, a timer would fire at once. */
const maxUndoMs = 2 ** 31 - 1;

/** Something the reader does that can be held back for a while. */
export interface Act extends Omit<HeldAct, 'id'> {
  readonly mark: PendingMark;
  /** The messages that it names; undefined where it concerns every message of a feed. */
  readonly messageIds?: readonly string[] | undefined;
  /** Shows it in the same tick, and sends it: for all of the messages that it names, or for those that a new try is left with. */
  send(time: ActTime, messageIds: readonly string[]): Promise<void>;
}

let nextId = 1;

/**
 * Does what the reader wants: at once, or, given an undo time, shows it and sends it when that ends. Held, it resolves at
 * once, and a later failure is listed by `useFailedActions`, as any failure is.
 */
export async function perform(client: InboxClient, act: Act, undoMs = 0): Promise<void> {
  sendHeldBefore(client, act);
  if (undoMs > 0) {
    hold(client, act, Math.min(undoMs, maxUndoMs));
  } else {
    await sendWatched(client, act, 'now');
  }
}

/** The newer word about a message must reach the server last. */
function sendHeldBefore(client: InboxClient, { kind, mark }: Act): void {
  if (kind !== 'removed') {
    for (const { held } of overlapped(client, mark.covers)) {
      held?.send('later');
    }
  }
}

/** Sends an act, and lists it among the failed ones if it fails. */
function sendWatched(client: InboxClient, act: Act, time: ActTime): Promise<void> {
  const change = actChange(client, act, (messageIds) => {
    sendHeldBefore(client, act);
    return act.send('later', messageIds);
  });
  return failedActionsOf(client).watch(change, act.send(time, change.targets));
}

/** Takes a held act back: the server never hears of it. */
export function undoAct(client: InboxClient, id: number): void {
  const { marks } = client.pendingMarks.current();
  marks.find(({ held }) => held?.act.id === id)?.held?.undo();
}

/** Stops the undo time of a held act until the returned function is called; then all of it begins again. */
export function keepAct(client: InboxClient, id: number): () => void {
  const { marks } = client.pendingMarks.current();
  return marks.find(({ held }) => held?.act.id === id)?.held?.keep() ?? (() => {});
}

/** Sends what is held, in the order in which it was done. */
export function sendHeldActs(client: InboxClient, time: ActTime = 'later'): void {
  for (const { held } of client.pendingMarks.current().marks) {
    held?.send(time);
  }
}

/** Resolves when the marks of whole feeds that are on their way to these messages have ended; undefined if there are none. */
export function markAllsUnderWay(
  client: InboxClient,
  covers: (message: InboxMessage) => boolean,
): Promise<unknown> | undefined {
  const earlier = overlapped(client, covers).flatMap(({ done }) => done ?? []);
  return earlier.length > 0 ? Promise.allSettled(earlier) : undefined;
}

function hold(client: InboxClient, done: Act, undoMs: number): void {
  const { mark, kind, count } = done;
  const act: HeldAct = { id: nextId, kind, count };
  nextId += 1;
  const keepers = new Set<object>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const start = () => {
    timer = setTimeout(sendNow, undoMs, 'later');
  };
  const keep = () => {
    const keeper = {};
    keepers.add(keeper);
    clearTimeout(timer);
    return () => {
      if (keepers.delete(keeper) && keepers.size === 0 && !ended) {
        start();
      }
    };
  };
  const undo = () => {
    ended = true;
    clearTimeout(timer);
    takeBack();
  };
  const sendNow = (time: ActTime) => {
    undo();
    reportOutcome(client, sendWatched(client, done, time));
  };
  const takeBack = showMark(client, { ...mark, held: { act, undo, keep, send: sendNow } });
  start();
  watchForTheEnd(client);
}

/** The marks, held or on their way, that concern one of these loaded messages. */
function overlapped(client: InboxClient, covers: (message: InboxMessage) => boolean): readonly PendingMark[] {
  const { marks } = client.pendingMarks.current();
  const messages = [...cachedMessages(client).values()].filter(covers);
  return marks.filter((mark) => mark.effect !== 'removed' && messages.some(mark.covers));
}

const watched = new WeakSet<InboxClient>();

/** What is held must not be lost with the page or the epoch: it is sent at the last moment there is. */
function watchForTheEnd(client: InboxClient): void {
  if (watched.has(client)) {
    return;
  }
  watched.add(client);
  const end = new AbortController();
  const sendAll = () => sendHeldActs(client, 'closing');
  client.events.on('ending', () => {
    sendAll();
    end.abort();
  });
  if (typeof document !== 'undefined') {
    const { signal } = end;
    window.addEventListener('pagehide', sendAll, { signal });
    const sendIfHidden = () => document.visibilityState === 'hidden' && sendAll();
    document.addEventListener('visibilitychange', sendIfHidden, { signal });
  }
}
