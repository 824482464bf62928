import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import { feedQuery, feedsOf, filtersOf, type MessagesQuery } from '../model/messagesQuery.ts';
import { isString } from '../transport/guards.ts';
import { shownMessages } from './feedCache.ts';
import { type FeedPage, type FeedPages, messagesOf } from './feedPages.ts';
import { messagesFeedOptions, parseFeedPage } from './messagesFeed.ts';
import type { SendTime } from './pendingChanges.ts';

/** Rows a page when every row is wanted: the most that the feed gives. @source docs/protocol.md#calls, call 2 */
const maxRows = 100;

/** All messages of a feed as it stands now. One that comes later is none of them. */
export interface AllMessages {
  readonly query: MessagesQuery;
  /** Whether nothing is filtered: the whole inbox is meant. */
  readonly whole: boolean;
  /** Whether feeds alone are chosen, or nothing: more than that, no call for all can say. */
  readonly byFeed: boolean;
  /** Object id of the one feed that is meant, as its loaded messages tell it. */
  readonly feedId: string | undefined;
  /** How many of them are shown. */
  readonly count: number;
  /** Whether a message of any feed is one of them, as far as its members tell. */
  covers(message: InboxMessage): boolean;
  /** Whether a row of this very feed is one of them. */
  includes(message: InboxMessage): boolean;
}

/** What "all" means at this moment: what is loaded, and what is older where more is to be loaded. */
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
  const rowIds = new Set(rows.map(({ _id }) => _id));
  const shown = shownMessages(client).filter((message) => rowIds.has(message._id) || belongs(message));
  const ids = new Set([...rowIds, ...shown.map(({ _id }) => _id)]);
  const oldest = rows.map(({ createdAt }) => createdAt).sort()[0];
  const more = pages === undefined || pages.pages.at(-1)?.hasMore === true;
  const includes = ({ _id, createdAt }: InboxMessage) =>
    ids.has(_id) || (more && (oldest === undefined || createdAt < oldest));
  return {
    query,
    whole,
    byFeed,
    feedId: oneFeed,
    count: shown.length,
    covers: (message) => ids.has(message._id) || (belongs(message) && includes(message)),
    includes,
  };
}

/**
 * Acts on all of them: by one call, if there is one and nothing came meanwhile that it would reach, too; else by id. In
 * haste the server is asked nothing: what is loaded goes in the same tick, and the others if there is time after all.
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
    // A page that brings nothing new is an end, whatever the server says.
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
