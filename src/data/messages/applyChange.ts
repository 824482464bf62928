import { partialMatchKey } from '@tanstack/react-query';
import { countLimit, movedCount } from '../cache/countLimit.ts';
import { countNames, queryKeys } from '../cache/queryKeys.ts';
import { refresherOf } from '../cache/refresher.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import { cachedMessages, cancelFeedFetches } from './feedCache.ts';
import { ownCallsOf } from './ownCalls.ts';
import { type CountDeltas, type PendingChange, pendingChangesOf } from './pendingChanges.ts';

/** Shows a change before the server has confirmed it, and returns a function that takes back only this change. */
export function applyChange(client: InboxClient, mark: PendingChange): () => void {
  const marks = () => pendingChangesOf(client).get().marks;
  client.service(createFeedFollower).start();
  setMarks(client, [...marks(), mark]);
  return () =>
    setMarks(
      client,
      marks().filter((one) => one !== mark),
    );
}

function setMarks(client: InboxClient, marks: readonly PendingChange[]): void {
  const messages = [...cachedMessages(client).values()];
  const all = measure(messages, marks);
  const sent = marks.filter(({ held }) => held === undefined);
  pendingChangesOf(client).set({
    marks,
    ...all,
    sent: sent.length === marks.length ? all : measure(messages, sent),
  });
}

/** The effect of a change on the counts depends on the server's messages, so it is measured again when they change. */
function createFeedFollower(client: InboxClient) {
  let isFollowing = false;
  return {
    /** Follows the feeds until no change is left. */
    start(): void {
      if (isFollowing) {
        return;
      }
      isFollowing = true;
      const stop = client.queryClient.getQueryCache().subscribe((event) => {
        const { marks } = pendingChangesOf(client).get();
        if (marks.length === 0) {
          isFollowing = false;
          stop();
        } else if (
          event.type === 'updated' &&
          event.action.type === 'success' &&
          partialMatchKey(event.query.queryKey, queryKeys(client.scope).feeds)
        ) {
          setMarks(client, marks);
        }
      });
    },
  };
}

/** How much the changes move the counts, each on top of those before it. */
function measure(messages: readonly InboxMessage[], marks: readonly PendingChange[]): CountDeltas {
  let unreadDelta = 0;
  let unseenDelta = 0;
  for (const { deltas } of marks) {
    unreadDelta += deltas?.unreadDelta ?? 0;
    unseenDelta += deltas?.unseenDelta ?? 0;
  }
  const isKnown = marks.every(
    ({ deltas }) => deltas?.unreadDelta !== undefined && deltas.unseenDelta !== undefined,
  );
  for (const message of isKnown ? [] : messages) {
    let { read, seen } = message;
    for (const { covers, effect, deltas } of marks) {
      if (covers(message)) {
        const isRemoved = effect === 'removed';
        const next = isRemoved ? { read: true, seen: true } : { read, seen, ...effect };
        unreadDelta += deltas?.unreadDelta === undefined ? Number(read) - Number(next.read) : 0;
        unseenDelta += deltas?.unseenDelta === undefined ? Number(seen) - Number(next.seen) : 0;
        if (isRemoved) {
          break;
        }
        ({ read, seen } = next);
      }
    }
  }
  return { unreadDelta, unseenDelta };
}

/**
 * Commits a pending change that the server has confirmed: `confirm` writes it to the cache, and the patch is removed. The counts
 * stay as they are shown until the server sends others. `isExact` is false if the server may do
 * less than what is shown. Returns whether a feed's answer was cancelled for it.
 */
export async function commitChange(
  client: InboxClient,
  confirm: () => void,
  isExact = true,
): Promise<boolean> {
  const { queryClient } = client;
  const pending = pendingChangesOf(client);
  const wasFetching = await cancelFeedFetches(client);
  const before = pending.get();
  confirm();
  const after = pending.get();
  const keys = queryKeys(client.scope);
  const names = isExact && areCountsSure(client) ? (['tab', 'withParams'] as const) : countNames;
  const move = (key: readonly string[], delta: number) =>
    queryClient.setQueryData<number>(
      key,
      (count) => (count === undefined ? count : movedCount(count, delta)),
      // It is still the time of the server's last count.
      { updatedAt: queryClient.getQueryState(key)?.dataUpdatedAt ?? 0 },
    );
  move(keys.unread, before.unreadDelta - after.unreadDelta);
  move(keys.unseen, before.unseenDelta - after.unseenDelta);
  refreshCounts(client, names);
  return wasFetching;
}

/**
 * Whether the two counts need no refetch after a change: a live event follows it, and the server's last counts are older than
 * the change.
 */
function areCountsSure(client: InboxClient): boolean {
  const keys = queryKeys(client.scope);
  const sinceMs = ownCallsOf(client).sinceMs();
  return (
    client.connection.get() === 'live' &&
    [keys.unread, keys.unseen].every((key) => {
      const state = client.queryClient.getQueryState(key);
      return (
        state === undefined ||
        !(state.isInvalidated || state.fetchStatus === 'fetching' || state.dataUpdatedAt >= sinceMs)
      );
    })
  );
}

/** Refetches counts. @default all of them */
export function refreshCounts(
  client: InboxClient,
  names: readonly (typeof countNames)[number][] = countNames,
): void {
  const keys = queryKeys(client.scope);
  for (const name of names) {
    void refresherOf(client).refresh(keys[name]);
  }
}

/** How much the counts must change to show zero, from what they show now; for a count at its limit, without bound. */
export function countDeltasToZero(client: InboxClient): CountDeltas {
  const { unread, unseen } = queryKeys(client.scope);
  const { unreadDelta, unseenDelta } = pendingChangesOf(client).get();
  const toZero = (key: readonly string[], delta: number) => {
    const count = client.queryClient.getQueryData<number>(key) ?? 0;
    return count >= countLimit ? Number.NEGATIVE_INFINITY : 0 - movedCount(count, delta);
  };
  return { unreadDelta: toZero(unread, unreadDelta), unseenDelta: toZero(unseen, unseenDelta) };
}
