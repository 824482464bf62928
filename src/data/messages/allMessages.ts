import type { InboxClient } from '../client/InboxClient.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { factOf } from '../facts/recordFact.ts';
import { belongsTo, effectOf, type FeedTarget, includesRow } from '../model/change.ts';
import { type Feed, type FeedPage, rowsById } from '../model/feed.ts';
import type { InboxMessage } from '../model/message.ts';
import { feedQuery, feedsOf, filtersOf, type MessagesQuery } from '../model/messagesQuery.ts';
import type { SendTime } from '../outbox/sender.ts';
import { isString } from '../transport/guards.ts';
import { feedKey } from './fetchFeed.ts';
import { parseFeedPage } from './parseFeedPage.ts';
import { shownMessages } from './shownMessages.ts';

/** Rows per page when every row is needed: the most that the feed returns. @source docs/protocol.md#calls, call 2 */
const maxRows = 100;

/** The meaning of "all" at this moment: what is loaded, and what is older if there is more to load. */
export function allMessagesOf(client: InboxClient, query: MessagesQuery): FeedTarget {
  const feeds = feedsOf(query);
  const feed = loadedFeed(client, query);
  const rows = messagesOf(feed);
  const target = { query, feedId: isByFeed(query) && feeds.length === 1 ? onlyFeedId(rows) : undefined };

  const byId = rowsById(feed?.rows ?? []);
  const elsewhere = shownMessages(client).filter((one) => !byId.has(one._id) && belongsTo(target, one));
  let oldest = rows[0]?.createdAt;
  for (const { createdAt } of rows) {
    oldest = oldest !== undefined && oldest < createdAt ? oldest : createdAt;
  }
  return {
    ...target,
    messageIds: [...byId.keys(), ...idsOf(elsewhere)],
    hasMore: feed === undefined || feed.hasMore,
    oldest,
  };
}

/** How many messages of it are shown. */
export function countOfAll(client: InboxClient, target: FeedTarget): number {
  if (
    !pendingChangesOf(client)
      .get()
      .all.some((change) => effectOf(change) === 'removed')
  ) {
    return target.messageIds.length;
  }
  const ids = new Set(target.messageIds);
  return shownMessages(client).filter(({ _id }) => ids.has(_id)).length;
}

/** The object id of the one feed that all of these messages are of, if they are. */
function onlyFeedId(rows: readonly InboxMessage[]): string | undefined {
  const [feedId, ...others] = new Set(rows.map((row) => row._feedId));
  return others.length === 0 && isString(feedId) ? feedId : undefined;
}

/** Whether the only filter is by feeds, or there is none: a call for all messages has no other filter. */
export function isByFeed(query: MessagesQuery): boolean {
  const { feedIdentifier: _feeds, ...filters } = filtersOf(query);
  return Object.keys(filters).length === 0;
}

/**
 * Applies an action to all of them: by one call, if there is one and no message arrived meanwhile that it would also change;
 * otherwise by id. On unload nothing is fetched first: the loaded messages are sent in the same tick, the others if time remains.
 */
export async function actOnAll(
  client: InboxClient,
  target: FeedTarget,
  time: SendTime,
  oneCall: (() => Promise<unknown>) | undefined,
  byId: (rows: readonly InboxMessage[]) => Promise<unknown>,
): Promise<void> {
  const { query } = target;
  const includes = (message: InboxMessage) => includesRow(target, message);
  const loaded = messagesOf(loadedFeed(client, query));
  if (oneCall !== undefined) {
    const newest = time === 'deferred' ? (await readPage(client, query, 0, 1)).messages : loaded;
    if (newest.every(includes)) {
      await oneCall();
      return;
    }
  }
  if (time === 'unload') {
    await byId(loaded.filter(includes));
  }
  await byId((await readRows(client, query)).filter(includes));
}

/** The ids of messages. */
export function idsOf(messages: readonly InboxMessage[]): readonly string[] {
  return messages.map(({ _id }) => _id);
}

async function readRows(client: InboxClient, query: MessagesQuery): Promise<readonly InboxMessage[]> {
  const found = new Map<string, InboxMessage>();
  for (let page = 0, more = true; more; page += 1) {
    const known = found.size;
    const { messages, hasMore } = await readPage(client, query, page, maxRows);
    for (const message of messages) {
      found.set(message._id, message);
    }
    // A page without new rows is the end, even if the server reports more.
    more = hasMore && found.size > known;
  }
  return [...found.values()];
}

async function readPage(
  client: InboxClient,
  query: MessagesQuery,
  page: number,
  limit: number,
): Promise<FeedPage> {
  const asked = feedQuery({ ...filtersOf(query), limit }, page);
  return parseFeedPage(await client.call('messagesFeed', { query: asked }), () => {});
}

function loadedFeed(client: InboxClient, query: MessagesQuery): Feed | undefined {
  return factOf<Feed>(client, feedKey(client, query))?.value;
}

function messagesOf(feed: Feed | undefined): readonly InboxMessage[] {
  return feed?.rows.map(({ message }) => message) ?? [];
}
