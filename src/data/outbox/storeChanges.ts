import type { InboxClient } from '../client/InboxClient.ts';
import { countedOf } from '../facts/countFacts.ts';
import { pendingChangesOf, pendingOf } from '../facts/pendingChanges.ts';
import { type Change, type CountDeltas, isAsked } from '../model/change.ts';
import type { CountKind } from '../model/counts.ts';
import { moveOf } from '../model/shownCount.ts';
import { InboxError } from '../transport/InboxError.ts';
import { forgetStoredChanges, nextOrder, storedPrefix } from './storedChanges.ts';
import { outboxName, storedVersion } from './storedNames.ts';

/** The name of the lock that a client holds while it lives and has stored changes: who gets it may send them. */
export function ownerLock(owner: string): string {
  return `${outboxName}:${owner}`;
}

/** The name of a client among those of this browser. */
export function ownerOf(client: InboxClient): string {
  return client.service(createOwner);
}

function createOwner(): string {
  return Math.random().toString(36).slice(2) + Date.now().toString(36);
}

/** How much a change moves the counts on top of those before it. */
function shareOf(client: InboxClient, change: Change): CountDeltas {
  const { all } = pendingOf(client);
  const before = all.slice(0, all.indexOf(change));
  const moved = (of: CountKind) => {
    const counted = countedOf(client, of);
    const zero = { value: 0, askedAt: Number.NEGATIVE_INFINITY };
    const move = (changes: readonly Change[]) => moveOf(zero, counted, changes);
    return (
      change.moves?.get(counted.key) ??
      change.deltas?.[`${of}Delta`] ??
      move([...before, change]) - move(before)
    );
  };
  return { unreadDelta: moved('unread'), unseenDelta: moved('unseen') };
}

/**
 * Stores the changes that the reader asked for, until they have ended: the page may be closed or crash. In `localStorage`, since a page
 * that is closed has no time for a database, and other tabs hear of it.
 */
export function storeChanges(client: InboxClient): void {
  // Its random name is drawn at the first change: hooks come here on a server too.
  const keyOf = (id: number) => `${storedPrefix(client.identity)}${ownerOf(client)}:${id}`;
  const pending = pendingChangesOf(client);
  const stored = new Map<number, Change>();
  const orders = new Map<number, number>();
  let release: (() => void) | undefined;
  let isReported = false;

  /** Whether a change that was stored is so no more: its subscriber has signed out in this browser, and it is not stored again. */
  function isForgotten({ id }: Change): boolean {
    return stored.has(id) && globalThis.localStorage.getItem(keyOf(id)) === null;
  }

  function write(change: Change): void {
    const order = orders.get(change.id) ?? nextOrder(client.identity);
    orders.set(change.id, order);
    const value = {
      version: storedVersion,
      atMs: Date.now(),
      // Higher than those of all changes that were stored when it was made: clocks jump, and storage keeps no order.
      order,
      // What is read from the page is read again in the next one. A tab that has not loaded its messages needs its share of the counts.
      change: { ...change, before: undefined, moves: undefined, deltas: shareOf(client, change) },
    };
    globalThis.localStorage.setItem(keyOf(change.id), JSON.stringify(value));
    stored.set(change.id, change);
  }

  function hold(): void {
    if (release === undefined) {
      const ended = new Promise<void>((resolve) => {
        release = resolve;
      });
      // Without locks, as on an insecure origin, another page takes over at once: what may be sent twice is, and a held change is sent.
      void globalThis.navigator?.locks?.request(ownerLock(ownerOf(client)), () => ended);
    }
  }

  function follow(): void {
    const kept = pending.get().changes.filter((change) => isAsked(change) && change.state !== 'elsewhere');
    try {
      for (const change of kept) {
        if (stored.get(change.id) !== change && !isForgotten(change)) {
          hold();
          write(change);
        }
      }
      const ids = new Set(kept.map(({ id }) => id));
      for (const id of [...stored.keys()].filter((one) => !ids.has(one))) {
        stored.delete(id);
        globalThis.localStorage.removeItem(keyOf(id));
      }
    } catch (cause) {
      // It may be full or forbidden. Then changes end with the page. Reported once: the next failure is most likely the same.
      if (!isReported && 'localStorage' in globalThis) {
        isReported = true;
        const reason = 'The browser stores no unsent changes';
        client.events.emit('error', new InboxError({ kind: 'storage', reason, cause }));
      }
    }
  }

  const stop = pending.subscribe(() => {
    follow();
    endIfDone();
  });

  /** A client that has ended keeps its changes until those that are on their way have arrived; another client takes the others. */
  function endIfDone(): void {
    if (client.isDestroyed() && !pending.get().changes.some(({ state }) => state === 'sending')) {
      stop();
      release?.();
    }
  }

  client.events.on('ending', (forget) => {
    if (forget) {
      stop();
      forgetStoredChanges(client);
      release?.();
    } else {
      queueMicrotask(endIfDone);
    }
  });
}
