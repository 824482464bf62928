import { countLimit, movedCount } from '../cache/countLimit.ts';
import { countNames } from '../cache/countNames.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import { refresherOf } from '../cache/refresher.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { CountDeltas } from '../outbox/change.ts';
import { ownCallsOf } from '../outbox/ownCalls.ts';
import { pendingChangesOf } from '../outbox/pendingChanges.ts';
import { cancelFeedFetches } from './feedCache.ts';
import { keepTabCounts } from './keepTabCounts.ts';

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
  const untold = keepTabCounts(client, confirm);
  const after = pending.get();
  const keys = queryKeys(client.scope);
  const isSure = isExact && areCountsSure(client);
  const move = (key: readonly string[], delta: number) =>
    queryClient.setQueryData<number>(
      key,
      (count) => movedCount(count, delta),
      // It is still the time of the server's last count.
      { updatedAt: queryClient.getQueryState(key)?.dataUpdatedAt ?? 0 },
    );
  move(keys.unread, before.unreadDelta - after.unreadDelta);
  move(keys.unseen, before.unseenDelta - after.unseenDelta);
  refreshCounts(client, isSure ? ['withParams'] : countNames);
  for (const queryKey of isSure ? untold : []) {
    void refresherOf(client).refresh(queryKey);
  }
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
        // A hook that is switched off has an entry without a count.
        (state.data === undefined && state.fetchStatus === 'idle') ||
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
