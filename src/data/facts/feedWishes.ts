import type { QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import type { AskReason } from '../model/askReason.ts';
import { addOwed, isSettled, nothing, type Owed } from '../model/owed.ts';
import { askAgain } from './asker.ts';
import { type QueryName, queryKeys } from './queryKeys.ts';

/** How much of a feed is fetched: all of its loaded rows, or from the top until what is owed was found. */
export type FeedWish = 'all' | OwedRows;

/** What is owed, and whether a fetch that is under way cannot bring all of it. */
interface OwedRows extends Owed {
  readonly isLater?: boolean | undefined;
}

/** What is fetched of each feed the next time, by the hash of its key; one that is not listed is fetched whole. */
export function feedWishesOf(client: InboxClient): Map<string, FeedWish> {
  return client.service(createFeedWishes);
}

const createFeedWishes = () => new Map<string, FeedWish>();

/** Fetches all loaded rows of every feed again, or of those under a key. */
export function askForFeeds(
  client: InboxClient,
  why: AskReason,
  queryKey: QueryKey = queryKeys(client.scope).feeds,
): void {
  for (const { queryHash } of client.queryClient.getQueryCache().findAll({ queryKey })) {
    feedWishesOf(client).set(queryHash, 'all');
  }
  askAgain(client, queryKey, why);
}

/** Asks for these again, for feeds with all of their loaded rows. */
export function askFor(client: InboxClient, names: readonly QueryName[], why: AskReason): void {
  for (const name of names) {
    if (name === 'feeds') {
      askForFeeds(client, why);
    } else {
      askAgain(client, queryKeys(client.scope)[name], why);
    }
  }
}

/**
 * Fetches the first rows of the feeds on screen again, and more of them only as long as they do not show what was told. Feeds that are
 * not on screen are fetched whole when they are shown again.
 */
export function askForHeads(client: InboxClient, owed: Owed, why: AskReason): void {
  const { feeds } = queryKeys(client.scope);
  const wishes = feedWishesOf(client);
  for (const query of client.queryClient.getQueryCache().findAll({ queryKey: feeds })) {
    const wish = wishes.get(query.queryHash);
    if (query.isActive() && wish !== 'all' && (wish !== undefined || !query.isStale())) {
      const isLater = wish?.isLater || isSettled(owed);
      wishes.set(query.queryHash, { ...addOwed(wish ?? nothing, owed), isLater });
    } else {
      wishes.set(query.queryHash, 'all');
    }
  }
  askAgain(client, feeds, why);
}
