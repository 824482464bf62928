import { hashKey, partialMatchKey } from '@tanstack/react-query';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { refetchFeeds } from './refreshHeads.ts';

/** How long a fetch may be awaited that another tab causes, in milliseconds. */
const patienceMs = 3_000;

/** Calls `act` once a feed has been fetched, or after a while. */
export function afterFetch(client: InboxClient, end: AbortSignal, act: () => void): void {
  const { feeds } = queryKeys(client.scope);
  const timer = setTimeout(() => void refetchFeeds(client).then(finish), patienceMs);
  const stop = client.queryClient.getQueryCache().subscribe((event) => {
    if (
      event.type === 'updated' &&
      event.action.type === 'success' &&
      event.action.manual !== true &&
      partialMatchKey(event.query.queryKey, feeds)
    ) {
      finish();
    }
  });
  end.addEventListener('abort', leave);

  function leave(): void {
    clearTimeout(timer);
    stop();
    end.removeEventListener('abort', leave);
  }

  function finish(): void {
    leave();
    if (!end.aborted) {
      act();
    }
  }
}

/** Calls `act` once the unread count was told or fetched anew. Returns a function that ends the wait. */
export function afterCount(client: InboxClient, act: () => void): () => void {
  const unread = hashKey(queryKeys(client.scope).unread);
  const stop = client.queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryHash === unread) {
      stop();
      act();
    }
  });
  return stop;
}
