'use client';

import { hashKey } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  type FeedPages,
  type InboxMessage,
  messagesFeedOptions,
  useInboxClient,
  useMessages,
} from '../data/index.ts';
import { useLegacy } from './LegacyContext.ts';
import { legacyMessage } from './legacyMessage.ts';
import type { IMessage, IPaginatedResponse, IStoreQuery } from './messageTypes.ts';
import type { ILegacyQuery, ILegacyQueryOptions } from './queryTypes.ts';
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
  const feed = useMessages(query, { enabled: fetchNotifications && options.enabled !== false });
  const { queryKey } = messagesFeedOptions(client, query);
  const cached = client.queryClient.getQueryData<FeedPages>(queryKey);
  const messages = feed.data?.messages;
  const pages = useMemo(() => messages && cached && toPages(cached, messages), [cached, messages]);
  const result = useLegacyQuery(queryKey, feed, pages, options);

  const { refetch: again, fetchNextPage: next } = feed;
  const fetchNextPage = useCallback(() => next(), [next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal key is the same key
  const refetch = useCallback(
    ({ page }: { page?: number | undefined } = {}) => {
      const loaded = client.queryClient.getQueryData<FeedPages>(queryKey)?.pages.length ?? 0;
      void (page === undefined || page < loaded ? again() : next());
    },
    [client, hashKey(queryKey), again, next],
  );
  return {
    ...result,
    fetchNextPage,
    fetchPreviousPage: nothing,
    hasNextPage: feed.hasNextPage,
    hasPreviousPage: false,
    isFetchingNextPage: feed.isFetchingNextPage,
    isFetchingPreviousPage: false,
    refetch,
  };
}

/** The loaded pages with the messages as the reader sees them: without those that are being removed, and each once. */
function toPages({ pages, pageParams }: FeedPages, shown: readonly InboxMessage[]): ILegacyPages {
  const left = new Map(shown.map((message) => [message._id, message]));
  return {
    pageParams: [...pageParams],
    pages: pages.map(({ messages, hasMore, envelope = {} }, index) => {
      const data = messages.flatMap(({ _id }) => {
        const message = left.get(_id);
        left.delete(_id);
        return message === undefined ? [] : [legacyMessage(message)];
      });
      const { totalCount, pageSize } = envelope;
      return {
        data,
        hasMore,
        totalCount: typeof totalCount === 'number' ? totalCount : data.length,
        pageSize: typeof pageSize === 'number' ? pageSize : data.length,
        page: pageParams[index] ?? index,
      };
    }),
  };
}

async function nothing(): Promise<void> {}
