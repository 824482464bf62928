import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query';
import type { InboxMessage } from '../model/message.ts';
import { isRecord } from '../transport/guards.ts';

/** One page of the feed in the cache. */
export interface FeedPage {
  readonly messages: readonly InboxMessage[];
  /** Whether the server has more rows after this page. */
  readonly hasMore: boolean;
  /** What the server said of the page beside its rows, such as `totalCount`; undefined if it said nothing. */
  readonly envelope?: Readonly<Record<string, unknown>> | undefined;
}

/** A feed in the cache: its loaded pages. */
export type FeedPages = InfiniteData<FeedPage, number>;

/** The rows of each feed by their ids, since several readers need them after each change. */
const rowsOf = new WeakMap<readonly FeedPage[], ReadonlyMap<string, InboxMessage>>();
const listOf = new WeakMap<ReadonlyMap<string, InboxMessage>, readonly InboxMessage[]>();

/**
 * All loaded messages of a feed, one row each even if the pages shifted; of several copies the last loaded one is used. The same
 * list for the same pages.
 */
export function messagesOf(feed: FeedPages): readonly InboxMessage[] {
  const byId = messagesById(feed);
  const list = listOf.get(byId) ?? [...byId.values()];
  listOf.set(byId, list);
  return list;
}

/** The rows of `messagesOf` by their ids. */
export function messagesById({ pages }: FeedPages): ReadonlyMap<string, InboxMessage> {
  const known = rowsOf.get(pages);
  if (known !== undefined) {
    return known;
  }
  const byId = new Map<string, InboxMessage>();
  for (const page of pages) {
    for (const message of page.messages) {
      byId.set(message._id, message);
    }
  }
  rowsOf.set(pages, byId);
  return byId;
}

/** A fetched page with the loaded rows that are still the same, wherever they were, so that they do not render again. */
export function withLoadedRows(loaded: FeedPages | undefined, page: FeedPage, number: number): FeedPage {
  if (loaded === undefined) {
    return page;
  }
  const byId = messagesById(loaded);
  const messages = page.messages.map((message) => {
    const before = byId.get(message._id);
    return before === undefined ? message : replaceEqualDeep(before, message);
  });
  const before = loaded.pages[number];
  const isSame = before?.hasMore === page.hasMore && isSameList(before.messages, messages);
  return isSame ? before : { ...page, messages };
}

/** The old feed if all pages of the new one are the same. Nothing deeper is compared, however many rows are loaded. */
export function shareFeed(before: unknown, after: unknown): unknown {
  const [one, other] = [before, after].map((feed) => (isRecord(feed) ? feed.pages : undefined));
  return Array.isArray(one) && Array.isArray(other) && isSameList(one, other) ? before : after;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Changes messages in every loaded page. Untouched pages and rows keep their identity, so they do not render again. */
export function patchMessages(pages: FeedPages, patch: (message: InboxMessage) => InboxMessage): FeedPages {
  const patched = pages.pages.map((page) => {
    const messages = page.messages.map(patch);
    return messages.some((message, index) => message !== page.messages[index]) ? { ...page, messages } : page;
  });
  return patched.some((page, index) => page !== pages.pages[index]) ? { ...pages, pages: patched } : pages;
}

/** The number of the page after the loaded ones, or undefined at the end. A page without new rows is an end too. */
export function nextPageNumber(pages: readonly FeedPage[], lastNumber: number): number | undefined {
  const last = pages.at(-1);
  if (last === undefined || !last.hasMore) {
    return undefined;
  }
  const isKnown = ({ _id }: InboxMessage) =>
    pages.some((page) => page !== last && page.messages.some((message) => message._id === _id));
  return last.messages.every(isKnown) ? undefined : lastNumber + 1;
}
