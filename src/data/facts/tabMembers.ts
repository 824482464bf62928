import type { InboxClient } from '../client/InboxClient.ts';
import { containsData } from '../model/containsData.ts';
import { type Feed, rowsById } from '../model/feed.ts';
import type { InboxMessage } from '../model/message.ts';
import { feedsOf, type MessagesQuery } from '../model/messagesQuery.ts';
import { factsOf, loadedFeed } from './factKeys.ts';
import { queryKeys } from './queryKeys.ts';

/** The object ids that the messages of these feeds had. A query names feeds by identifiers, which messages do not have. */
interface KnownFeeds {
  readonly feeds: readonly string[];
  readonly ids: Set<string>;
}

/** Whether messages belong to a query, whatever their flags. Undefined where that is not known. */
export function tabMembership(
  client: InboxClient,
  query: MessagesQuery,
): (message: InboxMessage) => boolean | undefined {
  const { data, raw } = query;
  const feeds = feedsOf(query);
  const loaded = loadedFeed(client, query);
  const rows = loaded && rowsById(loaded.rows);
  const known = feeds.length === 0 ? [] : client.service(createFeedIds).read();
  return (message) => {
    if (rows?.has(message.id)) {
      return true;
    }
    const isOfFeed = feeds.length === 0 || isOfFeeds(feeds, known, message.feedId);
    const hasData = data === undefined || (message.data && containsData(message.data, data));
    if (isOfFeed === false || hasData === false) {
      return false;
    }
    // What the backend's own parameters select is not known.
    return isOfFeed && hasData && raw === undefined ? true : undefined;
  };
}

function isOfFeeds(
  feeds: readonly string[],
  known: readonly KnownFeeds[],
  feedId: string | null | undefined,
): boolean | undefined {
  if (feedId === null || feedId === undefined) {
    return feedId === null ? false : undefined;
  }
  const inside = known.filter((one) => one.feeds.every((feed) => feeds.includes(feed)));
  if (inside.some(({ ids }) => ids.has(feedId))) {
    return true;
  }
  const isElsewhere = known.some(
    (one) => one.ids.has(feedId) && !one.feeds.some((feed) => feeds.includes(feed)),
  );
  const isComplete = new Set(inside.flatMap(({ ids }) => [...ids])).size === feeds.length;
  return isElsewhere || isComplete ? false : undefined;
}

/** Learns from the loaded feeds, and remembers when they are gone. */
function createFeedIds(client: InboxClient) {
  const known = new Map<string, KnownFeeds>();
  const learned = new WeakSet<Feed['rows']>();
  return {
    read(): readonly KnownFeeds[] {
      for (const { queryKey, fact } of factsOf<Feed>(client, queryKeys(client.scope).feeds)) {
        // `feedKey` has written it.
        const feeds = feedsOf(queryKey.at(-1) as MessagesQuery);
        const { rows } = fact.value;
        if (feeds.length === 0 || learned.has(rows)) {
          continue;
        }
        learned.add(rows);
        const name = JSON.stringify(feeds);
        const one = known.get(name) ?? { feeds, ids: new Set() };
        for (const { message } of rows) {
          if (message.feedId) {
            known.set(name, one);
            one.ids.add(message.feedId);
          }
        }
      }
      // A platform that sends messages of other feeds too teaches nothing.
      return [...known.values()].filter(({ feeds, ids }) => ids.size <= feeds.length);
    },
  };
}
