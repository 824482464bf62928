import { base64Json } from '../transport/base64Json.ts';
import type { Query } from '../transport/queryString.ts';

/** Which messages a feed or a count is about. An absent member does not filter. */
export interface MessagesQuery {
  /** Feeds by identifier; a list means any of them. */
  readonly feedIdentifier?: string | readonly string[] | undefined;
  /** Only seen messages, or only those that are not. */
  readonly seen?: boolean | undefined;
  /** Only read messages, or only unread ones. */
  readonly read?: boolean | undefined;
  /** Rows a page, 1 to 100; the server's default is 10. */
  readonly limit?: number | undefined;
  /** Matches messages whose payload contains these members. */
  readonly payload?: Readonly<Record<string, unknown>> | undefined;
}

/** A query in one spelling, so that equal queries share one cache entry. */
export function normalizeQuery(query: MessagesQuery): MessagesQuery {
  const { seen, read, limit, payload } = query;
  const feeds = feedsOf(query);
  const members = { feedIdentifier: feeds.length > 0 ? feeds : undefined, seen, read, limit, payload };
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** What a query filters, whatever its page size; no member means the whole inbox. */
export function filtersOf(query: MessagesQuery): Omit<MessagesQuery, 'limit'> {
  const { limit: _limit, ...filters } = normalizeQuery(query);
  return filters;
}

/** Whether every message of a query is one of another's: the other filters the same, or nothing. */
export function isWithin(query: MessagesQuery, other: MessagesQuery): boolean {
  const filters = JSON.stringify(filtersOf(other));
  return filters === '{}' || filters === JSON.stringify(filtersOf(query));
}

/** The feeds of a query as a sorted list without doubles; empty means all. */
export function feedsOf(query: MessagesQuery): readonly string[] {
  const feeds = query.feedIdentifier ?? [];
  return [...new Set(typeof feeds === 'string' ? [feeds] : feeds)].sort();
}

/** A query as the feed takes it: a list repeats its key, because the feed does not split a comma text. */
export function feedQuery(query: MessagesQuery, page: number): Query {
  const { seen, read, limit, payload } = query;
  return {
    page,
    limit,
    seen,
    read,
    feedIdentifier: feedsOf(query),
    payload: payload === undefined ? undefined : base64Json(payload),
  };
}

/** A query as the counts take it: a list is one comma text, and the payload is not looked at. */
export function countQuery(query: MessagesQuery): Query {
  return { seen: query.seen, read: query.read, feedIdentifier: feedsOf(query).join(',') || undefined };
}
