/** Selects the messages of a feed or a count. An absent member does not filter. */
export interface MessagesQuery {
  /** Feeds by the names that the host has given them; a list means any of them. */
  readonly feed?: string | readonly string[] | undefined;
  /** True for seen messages only, false for unseen ones only. */
  readonly seen?: boolean | undefined;
  /** True for read messages only, false for unread ones only. */
  readonly read?: boolean | undefined;
  /** True for archived messages only, which belong to no other query. */
  readonly archived?: boolean | undefined;
  /** True for messages that are put off only, which belong to no other query. */
  readonly snoozed?: boolean | undefined;
  /** True for messages that were answered only: where the backend can list these. */
  readonly answered?: boolean | undefined;
  /** Rows per page, 1 to 100; the server's default is 10. */
  readonly limit?: number | undefined;
  /** Matches messages whose data contains these members. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** Further parameters of the backend's own, sent as they are; null and undefined are left out. */
  readonly raw?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined;
}

/** A normalized query, so that equal queries share one cache entry. */
export function normalizeQuery(query: MessagesQuery): MessagesQuery {
  const { seen, read, limit, data, raw } = query;
  const feeds = feedsOf(query);
  const members = {
    feed: feeds.length > 0 ? feeds : undefined,
    seen,
    read,
    // Without either, both are false.
    archived: query.archived || undefined,
    snoozed: query.snoozed || undefined,
    answered: query.answered || undefined,
    limit,
    data,
    raw,
  };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => (value ?? null) !== null));
}

/** The filters of a query, without its page size; no member means the whole inbox. */
export function filtersOf(query: MessagesQuery): Omit<MessagesQuery, 'limit'> {
  const { limit: _limit, ...filters } = normalizeQuery(query);
  return filters;
}

/** Whether every message of a query belongs to the other query, because that has the same filters or none. */
export function isWithin(query: MessagesQuery, other: MessagesQuery): boolean {
  const filters = JSON.stringify(filtersOf(other));
  return filters === '{}' ? !(query.archived || query.snoozed) : filters === JSON.stringify(filtersOf(query));
}

/** Whether a query has no filter, so that it is the whole inbox. */
export function isWhole(query: MessagesQuery): boolean {
  return Object.keys(filtersOf(query)).length === 0;
}

/** Whether the only filter is by feeds, or there is none. */
export function isByFeed(query: MessagesQuery): boolean {
  const { feed: _feed, ...filters } = filtersOf(query);
  return Object.keys(filters).length === 0;
}

/** The feeds of a query as a sorted list without duplicates; empty means all. */
export function feedsOf(query: MessagesQuery): readonly string[] {
  const feeds = query.feed ?? [];
  return [...new Set(typeof feeds === 'string' ? [feeds] : feeds)].sort();
}
