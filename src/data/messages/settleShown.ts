import type { InboxClient } from '../client/InboxClient.ts';
import { countKeys } from '../counts/countKeys.ts';
import { movedCount } from '../counts/countLimit.ts';
import { refresherOf } from '../realtime/refresher.ts';
import { cancelFeedFetches, feedsKey } from './feedCache.ts';

/**
 * Makes a pending change the server's word: `confirm` writes it to the cache and takes the patch back. The counts stay as
 * they are shown until the server is asked. Says whether a feed's answer was given up for it.
 */
export async function settleShown(client: InboxClient, confirm: () => void): Promise<boolean> {
  const { pendingMarks, queryClient } = client;
  const wasFetching = await cancelFeedFetches(client);
  const before = pendingMarks.current();
  confirm();
  const after = pendingMarks.current();
  const keys = countKeys(client.scope);
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
  for (const key of Object.values(countKeys(client.scope))) {
    void refresherOf(client).refresh(key);
  }
}

/** Asks the server for every feed again. Resolves when those on screen have answered. */
export function refreshFeeds(client: InboxClient): Promise<void> {
  return refresherOf(client).refresh(feedsKey(client));
}
