import type { UseQueryResult } from '@tanstack/react-query';
import type { InboxError } from '../../data/index.ts';

/** The old options that are accepted and have no effect: data are fresh until an event says otherwise, and calls repeat themselves. */
type WithoutEffect = {
  [Name in
    | 'cacheTime'
    | 'isDataEqual'
    | 'keepPreviousData'
    | 'meta'
    | 'networkMode'
    | 'notifyOnChangeProps'
    | 'refetchIntervalInBackground'
    | 'refetchOnReconnect'
    | 'retry'
    | 'retryDelay'
    | 'retryOnMount'
    | 'staleTime'
    | 'structuralSharing'
    | 'suspense']?: unknown;
};

/** The old options of a query, which TanStack Query defines. */
export interface ILegacyQueryOptions<Data> extends WithoutEffect {
  /** False fetches nothing. @default true */
  enabled?: boolean | undefined;
  /** An answer of the platform has come. */
  onSuccess?: ((data: Data) => void) | undefined;
  onError?: ((error: Error) => void) | undefined;
  onSettled?: ((data: Data | undefined, error: Error | null) => void) | undefined;
  /** Changes what the hook returns as its data. */
  select?: ((data: Data) => Data) | undefined;
  /** Fetches again after so many milliseconds, again and again. */
  refetchInterval?: number | false | ((data: Data | undefined, query: never) => number | false) | undefined;
  /** Fetches again when the reader comes back to the page. @default false */
  refetchOnWindowFocus?: QueryTrigger | undefined;
  /** Fetches again when the hook is mounted. @default false */
  refetchOnMount?: QueryTrigger | undefined;
  /** What is returned until the platform has answered. */
  placeholderData?: Data | (() => Data | undefined) | undefined;
  /** As `placeholderData`. */
  initialData?: Data | (() => Data | undefined) | undefined;
  /** Whether a failure is thrown while rendering, for an error boundary. @default false */
  useErrorBoundary?: boolean | ((error: Error, query: never) => boolean) | undefined;
}

/** True or `always` fetches again, false does not. A function has no effect. */
type QueryTrigger = boolean | 'always' | ((query: never) => boolean | 'always');

/** The state of a query, as the old hooks returned it. */
export interface ILegacyQuery<Data> {
  data: Data | undefined;
  dataUpdatedAt: number;
  error: Error | null;
  errorUpdatedAt: number;
  errorUpdateCount: number;
  failureCount: number;
  failureReason: Error | null;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  isError: boolean;
  isFetched: boolean;
  isFetchedAfterMount: boolean;
  isFetching: boolean;
  /** Whether the first answer is being fetched. */
  isInitialLoading: boolean;
  /** Whether there are no data yet, also while nothing is fetched. */
  isLoading: boolean;
  isLoadingError: boolean;
  isPaused: boolean;
  isPlaceholderData: boolean;
  isPreviousData: boolean;
  isRefetchError: boolean;
  isRefetching: boolean;
  isStale: boolean;
  isSuccess: boolean;
  status: 'loading' | 'error' | 'success';
  refetch: (options?: { throwOnError?: boolean; cancelRefetch?: boolean }) => Promise<unknown>;
  /** Removes the data from the cache. */
  remove: () => void;
}

/** The part of a query's result that pages have too. */
export type QueryState = Omit<UseQueryResult<unknown, InboxError>, 'data' | 'refetch' | 'promise'> & {
  readonly refetch: ILegacyQuery<unknown>['refetch'];
};
