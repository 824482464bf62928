import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import { failedActionsOf } from '../outbox/useFailedActions.ts';
import { type Action, actionChange } from './actionChange.ts';
import { applyChange } from './applyChange.ts';
import { cachedMessages } from './feedCache.ts';
import { startAction } from './lastActionError.ts';
import type { PendingChange, SendTime, UndoableAction } from './pendingChanges.ts';
import { pendingChangesOf } from './pendingChanges.ts';

/** How long the reader can undo an action, unless the host sets another time, in milliseconds. */
export const defaultUndoMs = 5_000;

/** With a longer delay a timer would fire at once. */
const maxUndoMs = 2 ** 31 - 1;

let nextId = 1;

/**
 * Runs an action of the reader: at once or, with an undo time, shows it at once and sends it when that time ends. A deferred
 * action resolves at once, and `useFailedActions` lists a later failure like any other.
 */
export async function runAction(client: InboxClient, act: Action, undoMs = 0): Promise<void> {
  sendHeldBefore(client, act);
  if (undoMs > 0) {
    hold(client, act, Math.min(undoMs, maxUndoMs));
  } else {
    await sendWatched(client, act, 'immediate');
  }
}

/** Sends deferred actions on these messages first, so that the newest action on a message reaches the server last. */
function sendHeldBefore(client: InboxClient, { kind, mark }: Action): void {
  if (kind !== 'removed') {
    for (const { held } of overlapped(client, mark.covers)) {
      held?.send('deferred');
    }
  }
}

/** Sends an action, and lists it as failed if it fails. */
function sendWatched(client: InboxClient, act: Action, time: SendTime): Promise<void> {
  const change = actionChange(client, act, (messageIds) => {
    sendHeldBefore(client, act);
    return act.send('deferred', messageIds);
  });
  return failedActionsOf(client).watch(change, act.send(time, change.targets));
}

/** Undoes a deferred action, which is then never sent. */
export function undoAction(client: InboxClient, id: number): void {
  const { marks } = pendingChangesOf(client).get();
  marks.find(({ held }) => held?.act.id === id)?.held?.undo();
}

/** Pauses the undo time of a deferred action until the returned function is called; then the whole time starts again. */
export function keepAction(client: InboxClient, id: number): () => void {
  const { marks } = pendingChangesOf(client).get();
  return marks.find(({ held }) => held?.act.id === id)?.held?.keep() ?? (() => {});
}

/** Sends all deferred actions in the order in which they were made. */
export function sendHeldActions(client: InboxClient, time: SendTime = 'deferred'): void {
  for (const { held } of pendingChangesOf(client).get().marks) {
    held?.send(time);
  }
}

/** Resolves when the marks of whole feeds that are being sent for these messages have ended; undefined if there are none. */
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
    const outcome = sendWatched(client, done, time);
    startAction(client, () => outcome, undefined);
  };
  const takeBack = applyChange(client, { ...mark, held: { act, undo, keep, send: sendNow } });
  start();
  client.service(watchForTheEnd);
}

/** The marks, deferred or being sent, that apply to one of these loaded messages. */
function overlapped(
  client: InboxClient,
  covers: (message: InboxMessage) => boolean,
): readonly PendingChange[] {
  const { marks } = pendingChangesOf(client).get();
  const messages = marks.length === 0 ? [] : [...cachedMessages(client).values()].filter(covers);
  return marks.filter((mark) => mark.effect !== 'removed' && messages.some(mark.covers));
}

/** Deferred actions must not be lost with the page or the client, so they are sent when either ends. */
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
