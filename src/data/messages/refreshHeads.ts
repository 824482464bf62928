import type { Query } from '@tanstack/react-query';
import type { FeedPage, FeedPages } from '../cache/feedPages.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import { isNextPage, refresherOf } from '../cache/refresher.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { feedFetchingOf } from './feedFetching.ts';
import { addReports, mergeHead, type ReportedChanges } from './mergeHead.ts';

/** Refetches of feeds that begin with the first page, and end with it where that page shows what was reported. */
interface HeadRefetches {
  refresh(reported: ReportedChanges): Promise<void>;
  /** All pages are fetched again, whatever was reported. */
  clear(): void;
}

/**
 * Refetches the feeds on screen after live events: their first page, and the loaded others only if the first does not show what
 * was reported. Feeds that are not on screen are fetched whole when they are shown again.
 */
export function refreshHeads(client: InboxClient, reported: ReportedChanges): Promise<void> {
  return client.service(createHeadRefetches).refresh(reported);
}

/** Refetches all loaded pages of every feed. Resolves when those on screen have been answered. */
export function refreshFeeds(client: InboxClient): Promise<void> {
  client.service(createHeadRefetches).clear();
  return refetchFeeds(client);
}

/** Refetches the feeds after their requests were cancelled: as much of them as was requested before. */
export function refetchFeeds(client: InboxClient): Promise<void> {
  return refresherOf(client).refresh(queryKeys(client.scope).feeds);
}

function createHeadRefetches(client: InboxClient): HeadRefetches {
  const queries = client.queryClient.getQueryCache();
  /** What each feed does not show yet. A feed that is not listed is fetched whole. */
  const owed = new Map<Query, ReportedChanges>();
  const merged = new WeakMap<AbortSignal, readonly FeedPage[]>();

  feedFetchingOf(client).fetch = async (fetchPage, { queryKey, pageParam, signal }) => {
    const query = queries.find({ queryKey, exact: true });
    const before = query && owed.get(query);
    if (pageParam !== 0 || query === undefined || before === undefined) {
      return merged.get(signal)?.[pageParam] ?? fetchPage();
    }
    const head = await fetchPage();
    const after = owed.get(query);
    const loaded = client.queryClient.getQueryData<FeedPages>(queryKey);
    const pages = after && loaded && mergeHead(loaded, head, after);
    owed.delete(query);
    if (pages === undefined) {
      return head;
    }
    if (after !== before) {
      // More was reported meanwhile, and the refetch that follows may find it or not.
      owed.set(query, { changes: 0, unread: 0, unseen: 0, isArrival: after?.isArrival === true });
    }
    merged.set(signal, pages);
    return pages[0] ?? head;
  };

  return {
    refresh(reported) {
      for (const query of queries.findAll({ queryKey: queryKeys(client.scope).feeds })) {
        const earlier = owed.get(query);
        const { isInvalidated, fetchStatus } = query.state;
        const isWholeFetched = isInvalidated || (fetchStatus === 'fetching' && !isNextPage(query));
        if (!query.isActive() || (earlier === undefined && isWholeFetched)) {
          owed.delete(query);
        } else {
          owed.set(query, earlier === undefined ? reported : addReports(earlier, reported));
        }
      }
      return refetchFeeds(client);
    },
    clear: () => owed.clear(),
  };
}
