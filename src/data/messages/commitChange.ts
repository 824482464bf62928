import { movedCount } from '../cache/countLimit.ts';
import { countNames, queryKeys } from '../cache/queryKeys.ts';
import { refresherOf } from '../cache/refresher.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { cancelFeedFetches } from './feedCache.ts';
import { pendingChangesOf } from './pendingChanges.ts';

/**
 * Makes a pending change the server's word: `confirm` writes it to the cache and takes the patch back. The counts stay as
 * they are shown until the server is asked. Says whether a feed's answer was given up for it.
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

/** Asks the server for every count again. */
export function refreshCounts(client: InboxClient): void {
  const keys = queryKeys(client.scope);
  for (const name of countNames) {
    void refresherOf(client).refresh(keys[name]);
  }
}

/** Asks the server for every feed again. Resolves when those on screen have answered. */
export function refreshFeeds(client: InboxClient): Promise<void> {
  return refresherOf(client).refresh(queryKeys(client.scope).feeds);
}
