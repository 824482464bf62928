import {
  type QueryKey,
  type RefetchOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import type { Fact } from '../model/fact.ts';
import type { InboxError } from '../transport/InboxError.ts';

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

/** Options of a query that holds a fact. */
export interface FactOptions<Value> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Fact<Value>>;
  readonly enabled: boolean;
}

/** A fact, as it is shown. Fetches it while it is enabled. */
export function useFact<Value, Shown>(
  client: InboxClient,
  options: FactOptions<Value>,
  isWanted: boolean | undefined,
  show: (fact: Fact<Value>) => Shown,
): FullResult<Shown> {
  const enabled = client.enabled && isWanted !== false;
  const asked: UseQueryOptions<Fact<Value>, InboxError> = { ...options, enabled };
  const { data: fact, refetch: ask, isStale: _invalidated, ...result } = useQuery(asked, client.queryClient);
  const wish = useReaderWish(client, options.queryKey);
  const refetch = useCallback(
    async (asking?: RefetchOptions) => {
      await wish(asking);
      return ask(asking);
    },
    [wish, ask],
  );
  return {
    ...result,
    data: fact && show(fact),
    refetch,
    isWanted: isWanted !== false && !client.signedOut,
    isStale: fact?.isStored === true,
  } as FullResult<Shown>;
}

/** What comes before a call that the reader wants: it is made even after a refusal, as often as it is wished. */
export function useReaderWish(
  client: InboxClient,
  queryKey: QueryKey,
): (options?: RefetchOptions) => Promise<void> {
  const hash = JSON.stringify(queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal key is the same key
  return useCallback(
    async (options) => {
      client.allowTries();
      if (options?.cancelRefetch === true) {
        await client.queryClient.cancelQueries({ queryKey: [...client.scope, 'session'], exact: true });
        await client.queryClient.cancelQueries({ queryKey, exact: true });
      }
    },
    [client, hash],
  );
}
