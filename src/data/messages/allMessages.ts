import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import { feedQuery, feedsOf, filtersOf, type MessagesQuery } from '../model/messagesQuery.ts';
import { isString } from '../transport/guards.ts';
import { shownMessages } from './feedCache.ts';
import { type FeedPage, type FeedPages, messagesById, messagesOf } from './feedPages.ts';
import { messagesFeedOptions, parseFeedPage } from './messagesFeed.ts';
import type { SendTime } from './pendingChanges.ts';

/** Rows per page when every row is needed: the most that the feed returns. @source docs/protocol.md#calls, call 2 */
const maxRows = 100;

/** All messages of a feed at this moment. Messages that arrive later do not belong to it. */
export interface AllMessages {
  readonly query: MessagesQuery;
  /** Whether there is no filter, so that it is the whole inbox. */
  readonly whole: boolean;
  /** Whether the only filter is by feeds, or there is none: a call for all messages has no other filter. */
  readonly byFeed: boolean;
  /** Object id of the one feed, if its loaded messages contain it. */
  readonly feedId: string | undefined;
  /** How many of them are shown. */
  readonly count: number;
  /** Whether a message of any feed belongs to it, as far as its members show. */
  covers(message: InboxMessage): boolean;
  /** Whether a row of this very feed belongs to it. */
  includes(message: InboxMessage): boolean;
}

/** The meaning of "all" at this moment: what is loaded, and what is older if there is more to load. */
export function allMessagesOf(client: InboxClient, query: MessagesQuery): AllMessages {
  const { feedIdentifier: _feeds, ...filters } = filtersOf(query);
  const byFeed = Object.keys(filters).length === 0;
  const feeds = feedsOf(query);
  const whole = byFeed && feeds.length === 0;
  const pages = loadedPages(client, query);
  const rows = pages === undefined ? [] : messagesOf(pages);
  const [feedId, ...others] = new Set(rows.map((row) => row._feedId));
  const oneFeed =
    byFeed && feeds.length === 1 && others.length === 0 && isString(feedId) ? feedId : undefined;

  const belongs = ({ _feedId }: InboxMessage) => whole || (oneFeed !== undefined && _feedId === oneFeed);
  const rowIds = pages === undefined ? new Map<string, InboxMessage>() : messagesById(pages);
  const shown = shownMessages(client).filter((message) => rowIds.has(message._id) || belongs(message));
  const elsewhere = new Set(shown.flatMap(({ _id }) => (rowIds.has(_id) ? [] : _id)));
  const isLoaded = (id: string) => rowIds.has(id) || elsewhere.has(id);
  let oldest = rows[0]?.createdAt;
  for (const { createdAt } of rows) {
    oldest = oldest !== undefined && oldest < createdAt ? oldest : createdAt;
  }
  const more = pages === undefined || pages.pages.at(-1)?.hasMore === true;
  const includes = ({ _id, createdAt }: InboxMessage) =>
    isLoaded(_id) || (more && (oldest === undefined || createdAt < oldest));
  return {
    query,
    whole,
    byFeed,
    feedId: oneFeed,
    count: shown.length,
    covers: (message) => isLoaded(message._id) || (belongs(message) && includes(message)),
    includes,
  };
}

/**
 * Applies an action to all of them: by one call, if there is one and no message arrived meanwhile that it would also change;
 * otherwise by id. On unload nothing is fetched first: the loaded messages are sent in the same tick, the others if time remains.
 */
export async function actOnAll(
  client: InboxClient,
  { query, includes }: AllMessages,
  time: SendTime,
  oneCall: (() => Promise<unknown>) | undefined,
  byId: (rows: readonly InboxMessage[]) => Promise<unknown>,
): Promise<void> {
  const pages = loadedPages(client, query);
  const loaded = pages === undefined ? [] : messagesOf(pages);
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

function loadedPages(client: InboxClient, query: MessagesQuery): FeedPages | undefined {
  return client.queryClient.getQueryData<FeedPages>(messagesFeedOptions(client, query).queryKey);
}
