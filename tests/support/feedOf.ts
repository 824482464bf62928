import type { FeedPage, FeedPages } from '../../src/data/cache/feedPages.ts';
import { type InboxMessage, parseMessage } from '../../src/data/model/message.ts';

/** A message with this id. */
export function messageOf(id: string, subject = id): InboxMessage {
  const parsed = parseMessage({ _id: id, subject });
  if (parsed === undefined) {
    throw new Error(`${id} is no id`);
  }
  return parsed;
}

/** A page of messages with these ids. */
export function pageOf(ids: readonly string[], hasMore = true): FeedPage {
  return { messages: ids.map((id) => messageOf(id)), hasMore };
}

/** A loaded feed of these pages. */
export function feedOf(...pages: FeedPage[]): FeedPages {
  return { pages, pageParams: pages.map((_, number) => number) };
}
