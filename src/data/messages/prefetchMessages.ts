import type { InboxClient } from '../client/InboxClient.ts';
import { messagesFeedOptions } from './messagesFeed.ts';
import type { MessagesQuery } from './messagesQuery.ts';

/** Loads a feed's first page ahead of time, such as when a reader reaches for the bell. Does nothing if it is there. */
export async function prefetchMessages(client: InboxClient, query: MessagesQuery): Promise<void> {
  if (client.enabled) {
    await client.queryClient.prefetchInfiniteQuery(messagesFeedOptions(client, query));
  }
}
