import { useCallback } from 'react';
import { late } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';

/** In a chunk of its own: a bell shows no messages, and loading the panel need not wait for it. */
const loadFetching = late(() => import('./fetchFirstPage.ts'));

/**
 * Loads a feed's first page ahead of time, such as when a reader points at the bell. Does nothing if it is loaded. Never fails:
 * the part that shows the feed shows the error.
 */
export async function prefetchMessages(client: InboxClient, query: MessagesQuery): Promise<void> {
  const loaded = await loadFetching().catch(() => undefined);
  await loaded?.fetchFirstPage(client, query);
}

/**
 * A function that loads the first page of a feed ahead of time, such as when a reader points at your own bell. It does nothing
 * for a loaded page, and never fails: `useMessages` has the error.
 */
export function usePrefetchMessages(): (query?: MessagesQuery) => Promise<void> {
  const client = useInboxClient('usePrefetchMessages');
  return useCallback((query = {}) => prefetchMessages(client, query), [client]);
}
