import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';

interface AskOptions {
  cancelRefetch?: boolean;
  throwOnError?: boolean;
}

type Ask = (options?: AskOptions) => Promise<unknown>;

/** What a query's result has to ask with. */
interface Asking {
  refetch: Ask;
  fetchNextPage?: Ask;
}

/**
 * A query's result whose `refetch` and `fetchNextPage` are the reader's own wish: they ask also for what was refused, as often
 * as they are called. With `cancelRefetch: true` a first answer that is on its way, or a session, is given up for a new try.
 */
export function useReaderTries<Result extends Asking>(
  client: InboxClient,
  queryKey: QueryKey,
  result: Result,
): Result {
  const { queryClient } = client;
  const hash = hashKey(queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal key is no other key
  const wishOf = useMemo(() => {
    const wishes = new Map<Ask, Ask>();
    const wish = (ask: Ask) => async (options?: AskOptions) => {
      client.allowTries();
      if (options?.cancelRefetch === true) {
        await queryClient.cancelQueries({ queryKey: [...client.scope, 'session'], exact: true });
        if (queryClient.getQueryData(queryKey) === undefined) {
          // TanStack Query does so only where there is data.
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
  // Neither a copy nor a look ahead: every member that is read makes the part render when it changes.
  return new Proxy(result, {
    get: (target, name) =>
      name === 'refetch' || name === 'fetchNextPage' ? wishOf(target[name]) : Reflect.get(target, name),
  });
}
