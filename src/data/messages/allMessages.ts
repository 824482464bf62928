import type { InboxClient } from '../client/InboxClient.ts';
import { loadedFeed } from '../facts/factKeys.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { pendingOf } from '../facts/pendingChanges.ts';
import { belongsTo, effectOf, type FeedTarget } from '../model/change.ts';
import { messagesOf } from '../model/feed.ts';
import type { InboxMessage } from '../model/message.ts';
import { feedsOf, isByFeed, type MessagesQuery } from '../model/messagesQuery.ts';
import { shownMessage } from '../model/overlay.ts';
import { isString } from '../transport/guards.ts';

/** The meaning of "all" at this moment: what is loaded, and what is older if there is more to load. */
export function allMessagesOf(client: InboxClient, query: MessagesQuery): FeedTarget {
  const feeds = feedsOf(query);
  // Of a feed whose read messages are meant, these are known before they are listed.
  const { read, ...unfiltered } = query;
  const own = loadedFeed(client, query);
  const feed = own ?? loadedFeed(client, unfiltered);
  const rows = messagesOf(feed).filter((one) => own || (read ?? one.read) === one.read);
  const target = { query, feedId: isByFeed(query) && feeds.length === 1 ? onlyFeedId(rows) : undefined };

  const byId = new Set(rows.map(({ id }) => id));
  const elsewhere = shownMessages(client).filter((one) => !byId.has(one.id) && belongsTo(target, one));
  const [oldest] = rows.map(({ createdAt }) => createdAt).sort();
  return {
    ...target,
    ids: [...byId, ...elsewhere.map(({ id }) => id)],
    hasMore: feed?.next !== null,
    oldest,
  };
}

/** How many messages of it are shown. */
export function countOfAll(client: InboxClient, target: FeedTarget): number {
  if (!pendingOf(client).all.some((change) => effectOf(change) === 'removed')) {
    return target.ids.length;
  }
  const ids = new Set(target.ids);
  return shownMessages(client).filter(({ id }) => ids.has(id)).length;
}

/** The id of the one feed that all of these messages are of, if they are. */
function onlyFeedId(rows: readonly InboxMessage[]): string | undefined {
  const [feedId, ...others] = new Set(rows.map((row) => row.feedId));
  return others.length === 0 && isString(feedId) ? feedId : undefined;
}

/** Every loaded message of every feed as the reader sees it. */
export function shownMessages(client: InboxClient): readonly InboxMessage[] {
  const { all } = pendingOf(client);
  return [...messageFactsOf(client).get().values()].flatMap((fact) => shownMessage(fact, all) ?? []);
}
