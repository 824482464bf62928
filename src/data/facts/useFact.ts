import type { QueryKey, RefetchOptions, UseQueryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import type { FullResult } from '../client/inboxResult.ts';
import { useQuery } from '../client/useQuery.ts';
import type { Fact } from '../model/fact.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { queryDefaults } from './queryDefaults.ts';

/** Key and function of a query that holds a fact. */
export function factOptions<Value>(
  client: InboxClient,
  queryKey: QueryKey,
  ask: (signal: AbortSignal) => Promise<Fact<Value>>,
) {
  return {
    ...queryDefaults,
    queryKey,
    enabled: client.enabled,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => ask(signal),
  };
}

/** A fact, as it is shown. Fetches it while it is enabled. */
export function useFact<Value, Shown>(
  client: InboxClient,
  options: ReturnType<typeof factOptions<Value>>,
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
