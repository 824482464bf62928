import type { InfiniteData } from '@tanstack/react-query';
import type { InboxMessage } from '../model/message.ts';

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

/** All loaded messages of a feed, one row each even if the pages shifted; of several copies the last loaded one is used. */
export function messagesOf(pages: FeedPages): readonly InboxMessage[] {
  const byId = new Map<string, InboxMessage>();
  for (const page of pages.pages) {
    for (const message of page.messages) {
      byId.set(message._id, message);
    }
  }
  return [...byId.values()];
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
  const known = new Set(pages.slice(0, -1).flatMap((page) => page.messages.map((message) => message._id)));
  return last.messages.some((message) => !known.has(message._id)) ? lastNumber + 1 : undefined;
}
