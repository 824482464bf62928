import { movedCount } from '../cache/countLimit.ts';
import { countNames, queryKeys } from '../cache/queryKeys.ts';
import { refresherOf } from '../cache/refresher.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { cancelFeedFetches } from './feedCache.ts';
import { pendingChangesOf } from './pendingChanges.ts';

/**
 * Commits a pending change that the server has confirmed: `confirm` writes it to the cache, and the patch is removed. The counts
 * stay as they are shown until they are fetched. Returns whether a feed's answer was cancelled for it.
 */
export async function commitChange(client: InboxClient, confirm: () => void): Promise<boolean> {
  const { queryClient } = client;
  const pending = pendingChangesOf(client);
  const wasFetching = await cancelFeedFetches(client);
  const before = pending.get();
  confirm();
  const after = pending.get();
  const keys = queryKeys(client.scope);
  const move = (key: readonly string[], delta: number) =>
    queryClient.setQueryData<number>(key, (count) =>
      count === undefined ? count : movedCount(count, delta),
    );
  move(keys.unread, before.unreadDelta - after.unreadDelta);
  move(keys.unseen, before.unseenDelta - after.unseenDelta);
  refreshCounts(client);
  return wasFetching;
}

/** Refetches every count. */
export function refreshCounts(client: InboxClient): void {
  const keys = queryKeys(client.scope);
  for (const name of countNames) {
    void refresherOf(client).refresh(keys[name]);
  }
}

/** Refetches every feed. Resolves when those on screen have been answered. */
export function refreshFeeds(client: InboxClient): Promise<void> {
  return refresherOf(client).refresh(queryKeys(client.scope).feeds);
}
