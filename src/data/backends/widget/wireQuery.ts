import { feedsOf, type MessagesQuery } from '../../model/messagesQuery.ts';
import type { Query } from './httpClient.ts';

/** A query for the feed call: a list repeats its key, because the feed does not split a text at commas. */
export function feedQuery(query: MessagesQuery, page: number, limit: number | undefined): Query {
  const { seen, read, data, raw } = query;
  return {
    ...raw,
    page,
    limit,
    seen,
    read,
    feedIdentifier: feedsOf(query),
    payload: data === undefined ? undefined : base64Json(data),
  };
}

/** A query for the count calls: a list becomes one text with commas, and data is ignored. */
export function countQuery(query: MessagesQuery): Query {
  const { seen, read, raw } = query;
  return { ...raw, seen, read, feedIdentifier: feedsOf(query).join(',') || undefined };
}

/** Base64 of the UTF-8 text of a JSON value, the form of the feed's `payload` filter. */
export function base64Json(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
