import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { InboxError } from '../transport/InboxError.ts';

/** The result of a query. `data` and the functions stay the same until something changes, and so does the whole result. */
export interface InboxResult<Data> {
  /** What is shown, with the reader's unconfirmed changes; undefined while nothing is loaded. */
  readonly data: Data | undefined;
  /** Why the last call failed, until it is tried again. With `data`, that data is of before the failure. */
  readonly error: InboxError | null;
  /** Whether there are no data yet and an answer is awaited; also without a network. False where `enabled` is, and after a logout. */
  readonly isLoading: boolean;
  /** Whether the data is what `persist` kept of an earlier visit, and the server has not answered since. */
  readonly isStale: boolean;
  /** Asks again, also after a refusal. `cancelRefetch: true` first ends a call that takes too long. Never rejects. */
  refetch(options?: { readonly cancelRefetch?: boolean }): Promise<void>;
}

/** What carillon's own parts see of a query: its state as TanStack Query has it, and the data that is shown. Hosts see an `InboxResult`. */
export interface FullResult<Shown>
  extends Omit<UseQueryResult<unknown, InboxError>, 'data' | 'isStale' | 'promise'> {
  /** What is shown; undefined while nothing is loaded. */
  readonly data: Shown | undefined;
  /** Whether the data is what `persist` kept of an earlier visit, and the server has not answered since. */
  readonly isStale: boolean;
  /** Whether an answer is awaited as soon as it can be asked for: false where `enabled` is, and after a logout. */
  readonly isWanted: boolean;
}

/** What hosts see of a query. */
export function useInboxResult<Data>(full: FullResult<Data>): InboxResult<Data> {
  const { data, error, isStale, refetch: ask } = full;
  const isLoading = full.isPending && full.isWanted;
  const refetch = useCallback<InboxResult<Data>['refetch']>(
    async (options) => {
      await ask(options);
    },
    [ask],
  );
  return useMemo(
    () => ({ data, error, isLoading, isStale, refetch }),
    [data, error, isLoading, isStale, refetch],
  );
}

/** Whether a hook fetches. */
export interface FetchOptions {
  /** False fetches nothing. @default true */
  enabled?: boolean | undefined;
}
