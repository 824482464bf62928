import type { InboxClient } from '../client/InboxClient.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { messagesFeedOptions } from './messagesFeed.ts';

/** Fetches a feed's first page, if it is not in the cache. The part that shows the feed shows a failure. */
export async function fetchFirstPage(client: InboxClient, query: MessagesQuery): Promise<void> {
  if (client.enabled) {
    await client.queryClient.prefetchInfiniteQuery(messagesFeedOptions(client, query));
  }
}
