import { isRecord, isString } from '../transport/guards.ts';
import { isBoolean } from '../transport/lateGuards.ts';
import { type MessagesQuery, normalizeQuery } from './messagesQuery.ts';

/** A stored query; undefined if a member is wrong: without one of its filters it would be about other messages. */
export function parseQuery(value: unknown): MessagesQuery | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { feed, seen, read, archived, snoozed, limit, data, raw } = value;
  const isFeed = isString(feed) || (Array.isArray(feed) && feed.every(isString));
  return (isFeed || feed === undefined) &&
    (seen === undefined || isBoolean(seen)) &&
    (read === undefined || isBoolean(read)) &&
    (archived === undefined || isBoolean(archived)) &&
    (snoozed === undefined || isBoolean(snoozed)) &&
    (limit === undefined || typeof limit === 'number') &&
    (data === undefined || isRecord(data)) &&
    (raw === undefined || isParameters(raw))
    ? normalizeQuery({ feed: isFeed ? feed : undefined, seen, read, archived, snoozed, limit, data, raw })
    : undefined;
}

function isParameters(value: unknown): value is NonNullable<MessagesQuery['raw']> {
  return (
    isRecord(value) &&
    Object.values(value).every((one) => ['string', 'number', 'boolean'].includes(typeof one) || one === null)
  );
}
