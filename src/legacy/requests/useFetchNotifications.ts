'use client';

import { hashKey } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  type Feed,
  factOf,
  type InboxMessage,
  messagesFeedOptions,
  useInboxClient,
  useMessages,
} from '../../data/index.ts';
import { legacyMessage } from '../model/legacyMessage.ts';
import type { IMessage, IPaginatedResponse, IStoreQuery } from '../model/messageTypes.ts';
import { useLegacy } from '../provider/LegacyContext.ts';
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
  const loaded = factOf<Feed>(client, queryKey)?.value;
  const messages = feed.data?.messages;
  const pages = useMemo(() => messages && loaded && toPages(loaded, messages), [loaded, messages]);
  const result = useLegacyQuery(queryKey, feed, pages, options);

  const { refetch: again, fetchMore: next } = feed;
  const fetchNextPage = useCallback(() => next(), [next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal key is the same key
  const refetch = useCallback(
    ({ page }: { page?: number | undefined } = {}) => {
      const { rows = [], pageSize = 1 } = factOf<Feed>(client, queryKey)?.value ?? {};
      void (page === undefined || page < Math.ceil(rows.length / pageSize) ? again() : next());
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

/** The loaded pages with the messages as the reader sees them: without those that are being removed, and each once. */
function toPages(
  { rows, pageSize, hasMore, envelope = {} }: Feed,
  shown: readonly InboxMessage[],
): ILegacyPages {
  const left = new Map(shown.map((message) => [message._id, message]));
  const count = Math.max(1, Math.ceil(rows.length / pageSize));
  const pageParams = Array.from({ length: count }, (_, page) => page);
  const { totalCount, pageSize: told } = envelope;
  return {
    pageParams,
    pages: pageParams.map((page) => {
      const data = rows.slice(page * pageSize, (page + 1) * pageSize).flatMap((row) => {
        const message = left.get(row.message._id);
        return message === undefined ? [] : [legacyMessage(message)];
      });
      return {
        data,
        hasMore: page < count - 1 || hasMore,
        totalCount: typeof totalCount === 'number' ? totalCount : data.length,
        pageSize: typeof told === 'number' ? told : data.length,
        page,
      };
    }),
  };
}

async function nothing(): Promise<void> {}
