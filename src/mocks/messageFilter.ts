import type { WorldSubscriber } from './memory.ts';
import type { WireFeedPage, WireFlags, WireMessage } from './wire.ts';

/** Selects some of a subscriber's messages; an absent member matches all. */
export interface MessageFilter extends WireFlags {
  /** Object ids of feeds; an empty list matches nothing. */
  feedIds?: readonly string[] | undefined;
  /** Members that the payload must contain; a nested object is compared member by member. */
  payload?: Readonly<Record<string, unknown>> | undefined;
}

/** The subscriber's messages that match, newest first. */
export function findMessages(subscriber: WorldSubscriber, filter: MessageFilter): WireMessage[] {
  return subscriber.messages
    .filter((message) => matches(message, filter))
    .sort((left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt));
}

/** The number of messages that match, at most `limit`. */
export function countMessages(subscriber: WorldSubscriber, filter: MessageFilter, limit: number): number {
  return Math.min(findMessages(subscriber, filter).length, limit);
}

/** One page of the feed. Paging is by offset, so messages that come or go in between shift the pages. @source docs/protocol.md#feed-page */
export function readFeedPage(
  subscriber: WorldSubscriber,
  filter: MessageFilter,
  page: number,
  limit: number,
): WireFeedPage {
  const from = findMessages(subscriber, filter).slice(page * limit);
  const data = from.slice(0, limit);
  return { totalCount: data.length, data, pageSize: limit, page, hasMore: from.length > limit };
}

/** Whether a message matches. */
export function matches(message: WireMessage, { seen, read, feedIds, payload }: MessageFilter): boolean {
  return (
    (seen === undefined || message.seen === seen) &&
    (read === undefined || message.read === read) &&
    (feedIds === undefined || (message._feedId !== null && feedIds.includes(message._feedId))) &&
    (payload === undefined || contains(message.payload, payload))
  );
}

function contains(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) {
    return JSON.stringify(whole) === JSON.stringify(part);
  }
  if (typeof whole !== 'object' || whole === null) {
    return false;
  }
  const members = new Map<string, unknown>(Object.entries(whole));
  return Object.entries(part).every(([key, value]) => members.has(key) && contains(members.get(key), value));
}
