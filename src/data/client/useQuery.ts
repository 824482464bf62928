import {
  notifyManager,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * `useQuery` of TanStack Query without what no part of the inbox uses, suspense and error boundaries, which would be in every first load.
 * What a caller reads of the result is what it renders again for.
 */
export function useQuery<Data, Failure = Error, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
  queryClient: QueryClient,
): UseQueryResult<Data, Failure> {
  const asked = queryClient.defaultQueryOptions(options);
  // The first render is of the state that the query has once it is fetched.
  asked._optimisticResults = 'optimistic';
  const [observer] = useState(() => new QueryObserver(queryClient, asked));
  const result = observer.getOptimisticResult(asked);
  useEffect(() => observer.setOptions(asked), [asked, observer]);
  const read = () => observer.getCurrentResult();
  useSyncExternalStore(
    useCallback(
      (onChange) => {
        const stop = observer.subscribe(notifyManager.batchCalls(onChange));
        // It may have changed between the render and now.
        observer.updateResult();
        return stop;
      },
      [observer],
    ),
    read,
    read,
  );
  return observer.trackResult(result) as UseQueryResult<Data, Failure>;
}
