import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import { failedActionsOf } from '../outbox/useFailedActions.ts';
import { type Action, actionChange } from './actionChange.ts';
import { applyChange } from './applyChange.ts';
import { cachedMessages } from './feedCache.ts';
import { reportOutcome } from './lastActionError.ts';
import type { PendingChange, SendTime, UndoableAction } from './pendingChanges.ts';
import { pendingChangesOf } from './pendingChanges.ts';

/** How long a reader has to think better of it, unless the host says otherwise, in milliseconds. */
export const defaultUndoMs = 5_000;

/** Longer, a timer would fire at once. */
const maxUndoMs = 2 ** 31 - 1;

let nextId = 1;

/**
 * Does what the reader wants: at once, or, given an undo time, shows it and sends it when that ends. Held, it resolves at
 * once, and a later failure is listed by `useFailedActions`, as any failure is.
 */
export async function runAction(client: InboxClient, act: Action, undoMs = 0): Promise<void> {
  sendHeldBefore(client, act);
  if (undoMs > 0) {
    hold(client, act, Math.min(undoMs, maxUndoMs));
  } else {
    await sendWatched(client, act, 'immediate');
  }
}

/** The newer word about a message must reach the server last. */
function sendHeldBefore(client: InboxClient, { kind, mark }: Action): void {
  if (kind !== 'removed') {
    for (const { held } of overlapped(client, mark.covers)) {
      held?.send('deferred');
    }
  }
}

/** Sends an act, and lists it among the failed ones if it fails. */
function sendWatched(client: InboxClient, act: Action, time: SendTime): Promise<void> {
  const change = actionChange(client, act, (messageIds) => {
    sendHeldBefore(client, act);
    return act.send('deferred', messageIds);
  });
  return failedActionsOf(client).watch(change, act.send(time, change.targets));
}

/** Takes a held act back: the server never hears of it. */
export function undoAction(client: InboxClient, id: number): void {
  const { marks } = pendingChangesOf(client).get();
  marks.find(({ held }) => held?.act.id === id)?.held?.undo();
}

/** Stops the undo time of a held act until the returned function is called; then all of it begins again. */
export function keepAction(client: InboxClient, id: number): () => void {
  const { marks } = pendingChangesOf(client).get();
  return marks.find(({ held }) => held?.act.id === id)?.held?.keep() ?? (() => {});
}

/** Sends what is held, in the order in which it was done. */
export function sendHeldActions(client: InboxClient, time: SendTime = 'deferred'): void {
  for (const { held } of pendingChangesOf(client).get().marks) {
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

function hold(client: InboxClient, done: Action, undoMs: number): void {
  const { mark, kind, count } = done;
  const act: UndoableAction = { id: nextId, kind, count };
  nextId += 1;
  const keepers = new Set<object>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const start = () => {
    timer = setTimeout(sendNow, undoMs, 'deferred');
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
  const sendNow = (time: SendTime) => {
    undo();
    reportOutcome(client, sendWatched(client, done, time));
  };
  const takeBack = applyChange(client, { ...mark, held: { act, undo, keep, send: sendNow } });
  start();
  client.service(watchForTheEnd);
}

/** The marks, held or on their way, that concern one of these loaded messages. */
function overlapped(
  client: InboxClient,
  covers: (message: InboxMessage) => boolean,
): readonly PendingChange[] {
  const { marks } = pendingChangesOf(client).get();
  const messages = [...cachedMessages(client).values()].filter(covers);
  return marks.filter((mark) => mark.effect !== 'removed' && messages.some(mark.covers));
}

/** What is held must not be lost with the page or the client: it is sent at the last moment there is. */
function watchForTheEnd(client: InboxClient): void {
  const end = new AbortController();
  const sendAll = () => sendHeldActions(client, 'unload');
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
