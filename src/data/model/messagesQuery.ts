import { base64Json } from '../transport/base64Json.ts';
import type { Query } from '../transport/queryString.ts';

/** Selects the messages of a feed or a count. An absent member does not filter. */
export interface MessagesQuery {
  /** Feeds by identifier; a list means any of them. */
  readonly feedIdentifier?: string | readonly string[] | undefined;
  /** True for seen messages only, false for unseen ones only. */
  readonly seen?: boolean | undefined;
  /** True for read messages only, false for unread ones only. */
  readonly read?: boolean | undefined;
  /** Rows per page, 1 to 100; the server's default is 10. */
  readonly limit?: number | undefined;
  /** Matches messages whose payload contains these members. */
  readonly payload?: Readonly<Record<string, unknown>> | undefined;
}

/** A normalized query, so that equal queries share one cache entry. */
export function normalizeQuery(query: MessagesQuery): MessagesQuery {
  const { seen, read, limit, payload } = query;
  const feeds = feedsOf(query);
  const members = { feedIdentifier: feeds.length > 0 ? feeds : undefined, seen, read, limit, payload };
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** The filters of a query, without its page size; no member means the whole inbox. */
export function filtersOf(query: MessagesQuery): Omit<MessagesQuery, 'limit'> {
  const { limit: _limit, ...filters } = normalizeQuery(query);
  return filters;
}

/** Whether every message of a query belongs to the other query, because that has the same filters or none. */
export function isWithin(query: MessagesQuery, other: MessagesQuery): boolean {
  const filters = JSON.stringify(filtersOf(other));
  return filters === '{}' || filters === JSON.stringify(filtersOf(query));
}

/** The feeds of a query as a sorted list without duplicates; empty means all. */
export function feedsOf(query: MessagesQuery): readonly string[] {
  const feeds = query.feedIdentifier ?? [];
  return [...new Set(typeof feeds === 'string' ? [feeds] : feeds)].sort();
}

/** A query for the feed call: a list repeats its key, because the feed does not split a text at commas. */
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

/** A query for the count calls: a list becomes one text with commas, and the payload is ignored. */
export function countQuery(query: MessagesQuery): Query {
  return { seen: query.seen, read: query.read, feedIdentifier: feedsOf(query).join(',') || undefined };
}
