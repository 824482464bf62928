'use client';

import { hashKey, type QueryKey, replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callSafely } from '../../base/index.ts';
import { useInboxClient } from '../../data/index.ts';
import type { ILegacyQuery, ILegacyQueryOptions, QueryState } from './queryTypes.ts';
import { useRefetching } from './useRefetching.ts';

/**
 * A query by the old options and with the old result. `fetched` is its data in the old form; the result has the same data as long as
 * an equal value is fetched. The answers of the query of a feed's next pages are its answers too.
 */
export function useLegacyQuery<Data>(
  queryKey: QueryKey,
  result: QueryState,
  fetched: Data | undefined,
  options: ILegacyQueryOptions<Data> = {},
  nextPageKey: QueryKey = queryKey,
): ILegacyQuery<Data> {
  const { queryClient } = useInboxClient('The hooks of carillon/legacy');
  const { select, placeholderData, initialData, useErrorBoundary: isThrown = false } = options;
  const hash = hashKey(queryKey);
  const shown = fetched === undefined || select === undefined ? fetched : select(fetched);
  const latest = useRef<Data>(undefined);
  const given = givenValue(initialData);
  const data = replaceEqualDeep(
    latest.current,
    shown ?? given ?? (result.isPending ? givenValue(placeholderData) : undefined),
  );
  const isAwaited = result.isPending && data === undefined;
  useEffect(() => {
    latest.current = data;
  }, [data]);

  useOutcome([hash, hashKey(nextPageKey)], result.error, data, options);
  useRefetching(result, data, options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal key is the same key
  const remove = useCallback(() => queryClient.removeQueries({ queryKey, exact: true }), [queryClient, hash]);

  const { error, status } = result;
  if (error !== null && !result.isFetching) {
    if (typeof isThrown === 'function' ? isThrown(error, undefined as never) : isThrown) {
      throw error;
    }
  }
  return {
    data,
    error,
    status: isAwaited ? 'loading' : status === 'pending' ? 'success' : status,
    isLoading: isAwaited,
    isInitialLoading: isAwaited && result.isFetching,
    isPreviousData: false,
    remove,
    refetch: result.refetch,
    dataUpdatedAt: result.dataUpdatedAt,
    errorUpdatedAt: result.errorUpdatedAt,
    errorUpdateCount: result.errorUpdateCount,
    failureCount: result.failureCount,
    failureReason: result.failureReason,
    fetchStatus: result.fetchStatus,
    isError: result.isError,
    isFetched: result.isFetched,
    isFetchedAfterMount: result.isFetchedAfterMount,
    isFetching: result.isFetching,
    isLoadingError: result.isError && data === undefined,
    isPaused: result.isPaused,
    isPlaceholderData: shown === undefined && given === undefined && data !== undefined,
    isRefetchError: result.isError && data !== undefined,
    isRefetching: result.isRefetching,
    isStale: result.isStale,
    isSuccess: !isAwaited && !result.isError,
  };
}

/**
 * Calls the host back once for each answer of the platform, and not for data that are written to the cache, such as a live count:
 * the old query library did so.
 */
function useOutcome<Data>(
  hashes: readonly string[],
  error: Error | null,
  data: Data | undefined,
  options: ILegacyQueryOptions<Data>,
): void {
  const { queryClient } = useInboxClient('The hooks of carillon/legacy');
  // An object of its own for each answer: two may come in one millisecond, and nothing else may change with them.
  const [ended, end] = useState<{ readonly type: 'success' | 'error' }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal hashes are the same queries
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && hashes.includes(event.query.queryHash)) {
          const { action } = event;
          if (action.type === 'error' || (action.type === 'success' && action.manual !== true)) {
            end({ type: action.type });
          }
        }
      }),
    [queryClient, hashes.join()],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: new callbacks do not mean a new answer
  useEffect(() => {
    callSafely(() => {
      if (ended?.type === 'success' && data !== undefined) {
        options.onSuccess?.(data);
        options.onSettled?.(data, null);
      } else if (ended?.type === 'error' && error !== null) {
        options.onError?.(error);
        options.onSettled?.(undefined, error);
      }
    });
  }, [ended]);
}

function givenValue<Data>(given: Data | (() => Data | undefined) | undefined): Data | undefined {
  return given instanceof Function ? given() : given;
}
