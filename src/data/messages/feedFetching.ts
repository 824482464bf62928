import type { QueryKey } from '@tanstack/react-query';
import type { FeedPage } from '../cache/feedPages.ts';
import type { InboxClient } from '../client/InboxClient.ts';

/** A request for one page of a feed, as TanStack Query makes it. */
export interface PageRequest {
  readonly queryKey: QueryKey;
  readonly pageParam: number;
  /** The same object for all pages of one refetch. */
  readonly signal: AbortSignal;
}

/** How the pages of all feeds are fetched. Live events set another way, whose code is not in a bell's first load. */
export interface FeedFetching {
  /** Answers a request, with `fetchPage` if it needs the server. */
  fetch(fetchPage: () => Promise<FeedPage>, request: PageRequest): Promise<FeedPage>;
}

/** How a client fetches pages. */
export function feedFetchingOf(client: InboxClient): FeedFetching {
  return client.service(createFeedFetching);
}

function createFeedFetching(): FeedFetching {
  return { fetch: (fetchPage) => fetchPage() };
}
