'use client';

import { hashKey } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  type Feed,
  type FullFeed,
  factOf,
  type InboxMessage,
  messagesFeedOptions,
  nextPageKey,
  useInboxClient,
  useMessagesQuery,
} from '../../data/index.ts';
import { legacyMessage } from '../model/legacyMessage.ts';
import { messagesQuery } from '../model/legacyQuery.ts';
import type { IMessage, IPaginatedResponse, IStoreQuery } from '../model/messageTypes.ts';
import { useLegacy } from '../provider/LegacyContext.ts';
import type { ILegacyQuery, ILegacyQueryOptions, QueryState } from './queryTypes.ts';
import { useLegacyQuery } from './useLegacyQuery.ts';

/** The old pages of a feed. */
export interface ILegacyPages {
  pages: IPaginatedResponse<IMessage>[];
  pageParams: unknown[];
}

/** The state of the feed's query, as the old hook returned it. */
export interface ILegacyFeed extends Omit<ILegacyQuery<ILegacyPages>, 'refetch'> {
  fetchNextPage: () => Promise<unknown>;
  /** Does nothing: a feed begins with its first page. */
  fetchPreviousPage: () => Promise<unknown>;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  isFetchingNextPage: boolean;
  isFetchingPreviousPage: boolean;
  /** Fetches the loaded pages again; with the number of a page that is not loaded yet, the next one. */
  refetch: (options?: { page?: number | undefined }) => void;
}

/** The feed of a query in the old form with pages. It is fetched once the fetching strategy says so, as in the old widget. */
export function useFetchNotifications(
  { query = {} }: { query?: IStoreQuery | undefined } = {},
  options: ILegacyQueryOptions<ILegacyPages> = {},
): ILegacyFeed {
  const client = useInboxClient('useFetchNotifications');
  const { fetchNotifications } = useLegacy('useFetchNotifications').fetchingStrategy;
  const feed = useMessagesQuery(messagesQuery(query), {
    enabled: fetchNotifications && options.enabled !== false,
  });
  const { queryKey } = messagesFeedOptions(client, messagesQuery(query));
  const loaded = factOf<Feed>(client, queryKey)?.value;
  const messages = feed.data?.messages;
  const pages = useMemo(() => messages && loaded && toPages(loaded, messages), [loaded, messages]);
  const nextKey = nextPageKey(client, messagesQuery(query));
  const result = useLegacyQuery(queryKey, withNextPage(feed), pages, options, nextKey);

  const { refetch: again, fetchMore: next } = feed;
  const fetchNextPage = useCallback(() => next(), [next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal key is the same key
  const refetch = useCallback(
    ({ page }: { page?: number | undefined } = {}) => {
      const loaded = factOf<Feed>(client, queryKey)?.value;
      void (page === undefined || page < pagesOf(loaded) ? again() : next());
    },
    [client, hashKey(queryKey), again, next],
  );
  return {
    ...result,
    fetchNextPage,
    fetchPreviousPage: nothing,
    hasNextPage: feed.hasMore,
    hasPreviousPage: false,
    isFetchingNextPage: feed.isFetchingMore,
    isFetchingPreviousPage: false,
    refetch,
  };
}

/** The state of a feed as of one query, as it was: that of its next page is its own. */
function withNextPage(feed: FullFeed<unknown>): QueryState {
  const { isFetchingMore, error, moreError } = feed;
  return {
    ...feed,
    dataUpdatedAt: feed.loadedAtMs,
    ...(isFetchingMore && { isFetching: true, fetchStatus: 'fetching' }),
    ...(error === null &&
      moreError !== null && {
        ...{ error: moreError, status: 'error', isError: true, isRefetchError: true, isSuccess: false },
      }),
  } as QueryState;
}

/** The loaded pages with the messages as the reader sees them: without those that are being removed, and each once. */
function toPages(feed: Feed, shown: readonly InboxMessage[]): ILegacyPages {
  const { rows, head, next, raw = {} } = feed;
  const pageSize = Math.max(1, head.size);
  const left = new Map(shown.map((message) => [message.id, message]));
  const count = Math.max(1, pagesOf(feed));
  const pageParams = Array.from({ length: count }, (_, page) => page);
  const { totalCount, pageSize: told } = raw;
  return {
    pageParams,
    pages: pageParams.map((page) => {
      const data = rows.slice(page * pageSize, (page + 1) * pageSize).flatMap((row) => {
        const message = left.get(row.message.id);
        return message === undefined ? [] : [legacyMessage(message)];
      });
      return {
        data,
        hasMore: page < count - 1 || next !== null,
        totalCount: typeof totalCount === 'number' ? totalCount : data.length,
        pageSize: typeof told === 'number' ? told : data.length,
        page,
      };
    }),
  };
}

function pagesOf(feed: Feed | undefined): number {
  return feed === undefined ? 0 : Math.ceil(feed.rows.length / Math.max(1, feed.head.size));
}

async function nothing(): Promise<void> {}
