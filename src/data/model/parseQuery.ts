import { isRecord, isString } from '../transport/guards.ts';
import { isBoolean } from '../transport/lateGuards.ts';
import { type MessagesQuery, normalizeQuery } from './messagesQuery.ts';

/** A stored query; undefined if a member is wrong: without one of its filters it would be about other messages. */
export function parseQuery(value: unknown): MessagesQuery | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { feed, seen, read, archived, snoozed, answered, limit, data, raw } = value;
  const flags = { seen, read, archived, snoozed, answered };
  const isFeed = isString(feed) || (Array.isArray(feed) && feed.every(isString));
  return (isFeed || feed === undefined) &&
    areFlags(flags) &&
    (limit === undefined || typeof limit === 'number') &&
    (data === undefined || isRecord(data)) &&
    (raw === undefined || isParameters(raw))
    ? normalizeQuery({ ...flags, feed: isFeed ? feed : undefined, limit, data, raw })
    : undefined;
}

function areFlags(
  values: Readonly<Record<string, unknown>>,
): values is Readonly<Record<'seen' | 'read' | 'archived' | 'snoozed' | 'answered', boolean | undefined>> {
  return Object.values(values).every((value) => value === undefined || isBoolean(value));
}

function isParameters(value: unknown): value is NonNullable<MessagesQuery['raw']> {
  return (
    isRecord(value) &&
    Object.values(value).every((one) => ['string', 'number', 'boolean'].includes(typeof one) || one === null)
  );
}
