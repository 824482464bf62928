import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';

interface AskOptions {
  cancelRefetch?: boolean;
  throwOnError?: boolean;
}

type Ask = (options?: AskOptions) => Promise<unknown>;

/** The members of a query's result that fetch. */
interface Asking {
  refetch: Ask;
  fetchNextPage?: Ask;
}

/** What the hooks that fetch tell beside the members of a query's result. */
export interface ReaderState {
  /** Whether the reader has signed out with `useLogout`: then nothing is fetched, and the query stays `pending`, until `useSignIn`. */
  readonly signedOut: boolean;
}

/**
 * A query's result whose `refetch` and `fetchNextPage` are calls that the reader wants: they are made even after a refusal, as often
 * as they are called. `cancelRefetch: true` also cancels a first load or a session request that is under way and starts it again.
 */
export function useReaderTries<Result extends Asking>(
  client: InboxClient,
  queryKey: QueryKey,
  result: Result,
): Result & ReaderState {
  const { queryClient } = client;
  const hash = hashKey(queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal key is the same key
  const wishOf = useMemo(() => {
    const wishes = new Map<Ask, Ask>();
    const wish = (ask: Ask) => async (options?: AskOptions) => {
      client.allowTries();
      if (options?.cancelRefetch === true) {
        await queryClient.cancelQueries({ queryKey: [...client.scope, 'session'], exact: true });
        if (queryClient.getQueryData(queryKey) === undefined) {
          // TanStack Query cancels only where there is data.
          await queryClient.cancelQueries({ queryKey, exact: true });
        }
      }
      return ask(options);
    };
    return (ask: Ask | undefined) => {
      const known = ask && (wishes.get(ask) ?? wish(ask));
      if (ask && known) {
        wishes.set(ask, known);
      }
      return known;
    };
  }, [client, hash]);
  // Not a copy: each member that is read makes the component render when it changes, so members must be read only when used.
  return new Proxy(result as Result & ReaderState, {
    get: (target, name) =>
      name === 'refetch' || name === 'fetchNextPage'
        ? wishOf(target[name])
        : name === 'signedOut'
          ? client.signedOut
          : Reflect.get(target, name),
  });
}
