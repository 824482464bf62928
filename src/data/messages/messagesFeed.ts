import {
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  type FeedPage,
  type FeedPages,
  messagesOf,
  nextPageNumber,
  shareFeed,
  withLoadedRows,
} from '../cache/feedPages.ts';
import { queryDefaults } from '../cache/queryDefaults.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import { type ReaderState, useReaderTries } from '../cache/useReaderTries.ts';
import type { FetchOptions } from '../client/fetchOptions.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { InboxMessage } from '../model/message.ts';
import { feedQuery, isWithin, type MessagesQuery, normalizeQuery } from '../model/messagesQuery.ts';
import type { Change } from '../outbox/change.ts';
import { withPendingChanges } from '../outbox/foldMessages.ts';
import { usePendingChanges } from '../outbox/usePendingChanges.ts';
import { isRecord } from '../transport/guards.ts';
import { type InboxError, invalidAnswer } from '../transport/InboxError.ts';
import { feedFetchingOf } from './feedFetching.ts';
import { parseFeedPage } from './parseFeedPage.ts';

export { parseFeedPage } from './parseFeedPage.ts';

/** A feed with the reader's unconfirmed changes. */
export interface MessagesFeed {
  /** Newest first, one entry per message, with the reader's unconfirmed changes. */
  readonly messages: readonly InboxMessage[];
}

/** Key and function of a feed: page 0 first, then the next page while the server has more. @source docs/protocol.md#limits-and-defaults */
export function messagesFeedOptions(client: InboxClient, query: MessagesQuery) {
  const normalized = normalizeQuery(query);
  return infiniteQueryOptions<FeedPage, InboxError, FeedPages, QueryKey, number>({
    ...queryDefaults,
    queryKey: [...queryKeys(client.scope).feeds, normalized] as const,
    enabled: client.enabled,
    structuralSharing: shareFeed,
    initialPageParam: 0,
    getNextPageParam: (_last: FeedPage, pages: FeedPage[], lastNumber: number) =>
      nextPageNumber(pages, lastNumber),
    queryFn: (request) =>
      feedFetchingOf(client).fetch(async () => {
        const { pageParam, signal } = request;
        const page = parseFeedPage(
          await client.call('messagesFeed', { query: feedQuery(normalized, pageParam), signal }),
          (row) => client.events.emit('error', droppedRow(row)),
        );
        const loaded = client.queryClient.getQueryData<FeedPages>(request.queryKey);
        return withLoadedRows(loaded, page, pageParam);
      }, request),
  });
}

/** The messages of a query, page by page. An empty query is the whole inbox. */
export function useMessages(
  query: MessagesQuery = {},
  options: FetchOptions = {},
): UseInfiniteQueryResult<MessagesFeed, InboxError> & ReaderState {
  return useFeed(query, options, toFeed);
}

/** `useMessages` with data of another form. `read` gets the loaded pages and the reader's unconfirmed changes; keep it the same from render to render. */
export function useFeed<Feed>(
  query: MessagesQuery,
  options: FetchOptions,
  read: (pages: FeedPages, changes: readonly Change[]) => Feed,
): UseInfiniteQueryResult<Feed, InboxError> & ReaderState {
  const client = useInboxClient('useMessages');
  const changes = usePendingChanges(client);
  const feedOptions = messagesFeedOptions(client, query);
  const result = useInfiniteQuery(
    {
      ...feedOptions,
      enabled: client.enabled && options.enabled !== false,
      select: useCallback((pages: FeedPages) => read(pages, changes), [read, changes]),
    },
    client.queryClient,
  );
  const feed = useReaderTries(client, feedOptions.queryKey, result);
  // The rest of a feed that the reader is removing need not be loaded.
  const ends = changes.some(
    (change) => change.type === 'feed' && change.mark === 'removed' && isWithin(query, change.target.query),
  );
  return ends ? { ...feed, signedOut: feed.signedOut, hasNextPage: false } : feed;
}

function toFeed(pages: FeedPages, changes: readonly Change[]): MessagesFeed {
  return { messages: messagesOf(pages).flatMap((message) => withPendingChanges(message, changes) ?? []) };
}

function droppedRow(row: unknown): InboxError {
  return invalidAnswer(
    `A row of the feed is no message (its _id is ${isRecord(row) ? typeof row._id : 'missing'}); it was left out`,
  );
}
