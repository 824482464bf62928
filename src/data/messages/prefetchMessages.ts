import { useCallback } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';

/**
 * Loads a feed's first page ahead of time, such as when a reader reaches for the bell. Does nothing if it is there. Never fails:
 * what stands in the way is told by whoever shows the feed.
 */
export async function prefetchMessages(client: InboxClient, query: MessagesQuery): Promise<void> {
  // Not a part of the first load, for a bell shows no messages; and not of the panel's, for neither need wait for the other.
  const loaded = await import('./fetchFirstPage.ts').catch(() => undefined);
  await loaded?.fetchFirstPage(client, query);
}

/**
 * A function that loads the first page of a feed ahead of time, such as when a reader reaches for your own bell. It does nothing
 * for a page that is there, and never fails: `useMessages` has the error.
 */
export function usePrefetchMessages(): (query?: MessagesQuery) => Promise<void> {
  const client = useInboxClient('usePrefetchMessages');
  return useCallback((query = {}) => prefetchMessages(client, query), [client]);
}
