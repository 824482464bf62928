import { useCallback } from 'react';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { messagesFeedOptions } from './messagesFeed.ts';
import type { MessagesQuery } from './messagesQuery.ts';

/** A function that loads a feed's first page ahead of time, for the moment a reader reaches for the bell. */
export function usePrefetchMessages(query: MessagesQuery): () => void {
  const client = useInboxClient('usePrefetchMessages');
  return useCallback(() => {
    if (client.enabled) {
      void client.queryClient.prefetchInfiniteQuery(messagesFeedOptions(client, query));
    }
  }, [client, query]);
}
