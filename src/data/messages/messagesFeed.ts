import type { RefetchOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { sameList } from '../../base/index.ts';
import { useCapabilities } from '../client/clientHooks.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import {
  type FetchOptions,
  type FullResult,
  type InboxResult,
  useInboxResult,
} from '../client/inboxResult.ts';
import { useQuery } from '../client/useQuery.ts';
import { feedKey } from '../facts/factKeys.ts';
import { type HeldIds, holdRows } from '../facts/heldRows.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { tabMembership } from '../facts/tabMembers.ts';
import { factOptions, useFact, useReaderWish } from '../facts/useFact.ts';
import type { Fact, MessageFact } from '../model/fact.ts';
import type { InboxMessage } from '../model/message.ts';
import { isWithin, type MessagesQuery, normalizeQuery } from '../model/messagesQuery.ts';
import { shownMessage } from '../model/overlay.ts';
import { shownRows } from '../model/shownFeed.ts';
import { usePendingChanges } from '../outbox/usePendingChanges.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { fetchFeed, fetchNextPage, keepRecorded, nextPageKey } from './fetchFeed.ts';

/**
 * The result of a feed's query. Its messages are the newest first, one entry per message, with the reader's unconfirmed changes; its
 * `error` is the feed's or the next page's.
 */
export interface FeedResult extends InboxResult<{ readonly messages: readonly InboxMessage[] }> {
  /** Whether the server has more messages than are loaded. */
  readonly hasMore: boolean;
  /** Loads the next page. `cancelRefetch: true` first ends a call that takes too long. Never rejects. */
  fetchMore(options?: { readonly cancelRefetch?: boolean }): Promise<void>;
  /** Whether the next page is being loaded. */
  readonly isFetchingMore: boolean;
}

/** A feed's query with the whole state of its two queries. */
export interface FullFeed<Data> extends FullResult<Data>, Omit<FeedResult, keyof InboxResult<unknown>> {
  /** Why the next page could not be loaded, until it is tried again. */
  readonly moreError: InboxError | null;
  /** How often a next page could not be loaded so far. */
  readonly moreFailures: number;
  /** When a page was last loaded, in milliseconds since 1970. */
  readonly loadedAtMs: number;
  /** Tells which rows have to stay, since the reader is at them, until the returned function is called. */
  readonly hold: (held: HeldIds) => () => void;
}

/** Key and function of a feed. @source docs/protocol.md#limits-and-defaults */
export function messagesFeedOptions(client: InboxClient, query: MessagesQuery) {
  const normalized = normalizeQuery(query);
  const fetch = (signal: AbortSignal) => fetchFeed(client, normalized, signal);
  return {
    ...factOptions(client, feedKey(client.scope, query), fetch),
    structuralSharing: keepRecorded,
  };
}

/** The messages of a query, page by page. An empty query is the whole inbox. */
export function useMessages(query: MessagesQuery = {}, options: FetchOptions = {}): FeedResult {
  const feed = useMessagesQuery(query, options);
  const { hasMore, fetchMore, isFetchingMore, moreError } = feed;
  const result = useInboxResult(feed);
  return useMemo(
    () => ({ ...result, error: result.error ?? moreError, hasMore, fetchMore, isFetchingMore }),
    [result, hasMore, fetchMore, isFetchingMore, moreError],
  );
}

/** The messages of a query with the whole state of its two queries. */
export function useMessagesQuery(
  query: MessagesQuery = {},
  options: FetchOptions = {},
): FullFeed<{ readonly messages: readonly InboxMessage[] }> {
  const client = useInboxClient('useMessages');
  const { data, ...feed } = useFeed(query, options);
  const changes = usePendingChanges(client);
  const messages = useMemo(
    () => data && { messages: data.flatMap((row) => shownMessage(row, changes) ?? []) },
    [data, changes],
  );
  return { ...feed, data: messages };
}

/** The rows of a query. With a `visit` a row whose flags leave the query stays as long as both are the same. */
export function useFeed(
  query: MessagesQuery,
  options: FetchOptions,
  visit?: number,
): FullFeed<readonly MessageFact[]> {
  const client = useInboxClient('useMessages');
  const changes = usePendingChanges(client);
  const facts = messageFactsOf(client);
  const loaded = useSyncExternalStore(facts.subscribe, facts.get, facts.get);
  const asked = messagesFeedOptions(client, query);
  const keepsRows = visit !== undefined;
  const hash = JSON.stringify([asked.queryKey, visit]);
  const kept = useRef({ hash, ids: new Set<string>() });
  if (kept.current.hash !== hash) {
    kept.current = { hash, ids: new Set() };
  }
  const { archive, snooze } = useCapabilities('useMessages');
  const { data: fact, ...feed } = useFact(client, asked, options.enabled, identity);
  const more = useNextPage(client, query);
  const last = useRef<readonly MessageFact[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal key is the same query
  const rows = useMemo(() => {
    if (fact === undefined) {
      return undefined;
    }
    const isMember = tabMembership(client, query);
    const { ids } = kept.current;
    const next = shownRows({
      query,
      fact,
      loaded,
      changes,
      isMember,
      hasPlaces: archive || snooze,
      kept: keepsRows ? ids : undefined,
    });
    last.current = sameList(last.current, next);
    for (const { message } of keepsRows ? next : []) {
      ids.add(message.id);
    }
    return last.current;
  }, [client, hash, fact, loaded, changes, archive, snooze, keepsRows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal key is the same query
  const hold = useCallback((held: HeldIds) => holdRows(client, held, asked.queryKey), [client, hash]);
  useEffect(
    // Nobody knows which rows of a host's list the reader sees.
    () => (keepsRows ? undefined : hold(() => last.current.map(({ message }) => message.id))),
    [hold, keepsRows],
  );
  // The rest of a feed that the reader is removing need not be loaded.
  const ends = changes.some(
    (change) => change.type === 'feed' && change.effect === 'removed' && isWithin(query, change.target.query),
  );
  return {
    ...feed,
    ...more,
    loadedAtMs: Math.max(feed.dataUpdatedAt, more.loadedAtMs),
    data: rows,
    hold,
    hasMore: (fact?.value.next ?? null) !== null && !ends,
  };
}

function useNextPage(client: InboxClient, query: MessagesQuery) {
  const queryKey = nextPageKey(client, query);
  const {
    refetch: ask,
    isFetching,
    error,
    errorUpdateCount,
    dataUpdatedAt,
  } = useQuery<Fact<boolean>, InboxError>(
    {
      ...factOptions(client, queryKey, (signal) => fetchNextPage(client, normalizeQuery(query), signal)),
      enabled: false,
    },
    client.queryClient,
  );
  const wish = useReaderWish(client, queryKey);
  const fetchMore = useCallback(
    async (options?: RefetchOptions) => {
      await wish(options);
      await ask({ cancelRefetch: false, ...options });
    },
    [wish, ask],
  );
  return {
    fetchMore,
    isFetchingMore: isFetching,
    moreError: error,
    moreFailures: errorUpdateCount,
    loadedAtMs: dataUpdatedAt,
  };
}

function identity<Value>(fact: Fact<Value>): Fact<Value> {
  return fact;
}
