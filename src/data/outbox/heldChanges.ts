import { longestTimerMs } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { applyChange, takeBack } from '../facts/changes.ts';
import type { Change } from '../model/change.ts';
import type { SendTime } from './entry.ts';

/** How long the reader can undo a change, unless the host sets another time, in milliseconds. */
export const defaultUndoMs = 5_000;

/** How long pauses can put off the sending after the act, in milliseconds, unless the host's undo time is longer. */
const maxHeldMs = 30_000;

interface Held {
  readonly change: Change;
  readonly undoMs: number;
  readonly keepers: Set<object>;
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** Ends it, whatever pauses its undo time. */
  limit?: ReturnType<typeof setTimeout> | undefined;
}

/** The changes that are shown and not sent before their undo time ends. Then `send` sends them. */
export function createHeldChanges(
  client: InboxClient,
  send: (change: Change, time: SendTime) => Promise<void>,
) {
  const all = new Map<number, Held>();
  let isWatching = false;

  /** Held changes must not be lost with the page, so they are sent when it is left or hidden. */
  function watchPage(): void {
    if (isWatching || typeof document === 'undefined') {
      return;
    }
    isWatching = true;
    const end = new AbortController();
    const { signal } = end;
    const sendAll = () => flush('unload');
    client.events.on('ending', () => end.abort());
    window.addEventListener('pagehide', sendAll, { signal });
    const sendIfHidden = () => document.visibilityState === 'hidden' && sendAll();
    document.addEventListener('visibilitychange', sendIfHidden, { signal });
  }

  function restart(held: Held): void {
    held.timer = setTimeout(end, held.undoMs, held, 'deferred');
  }

  function undo(id: number): void {
    const held = all.get(id);
    clearTimeout(held?.timer);
    clearTimeout(held?.limit);
    if (all.delete(id)) {
      takeBack(client, id);
    }
  }

  function end({ change, timer, limit }: Held, time: SendTime): void {
    clearTimeout(timer);
    clearTimeout(limit);
    all.delete(change.id);
    // It is shown as sent before it is taken back as held, so that another tab never shows what was before.
    void send(change, time);
    takeBack(client, change.id);
  }

  /** Sends all held changes, or the chosen ones, in the order in which they were made. */
  function flush(time: SendTime = 'deferred', chosen: (change: Change) => boolean = () => true): void {
    for (const held of [...all.values()].filter(({ change }) => chosen(change))) {
      end(held, time);
    }
  }

  return {
    add(change: Change, undoMs: number): void {
      const held: Held = { change, undoMs: Math.min(undoMs, longestTimerMs), keepers: new Set() };
      all.set(change.id, held);
      applyChange(client, change);
      restart(held);
      held.limit = setTimeout(end, Math.max(held.undoMs, maxHeldMs), held, 'deferred');
      watchPage();
    },
    undo,
    /** Pauses the undo time of a held change until the returned function is called; then the whole time starts again. */
    keep(id: number): () => void {
      const held = all.get(id);
      const keeper = {};
      held?.keepers.add(keeper);
      clearTimeout(held?.timer);
      return () => {
        if (held?.keepers.delete(keeper) && held.keepers.size === 0 && all.has(id)) {
          restart(held);
        }
      };
    },
    flush,
  };
}
