import { QueryObserver } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { messagesFeedOptions } from './messagesFeed.ts';

/** Fetches a feed's first page, if it is not in the cache. The part that shows the feed shows a failure. */
export async function fetchFirstPage(client: InboxClient, query: MessagesQuery): Promise<void> {
  if (client.enabled) {
    const options = messagesFeedOptions(client, query);
    // A part that shows the feed for a moment, as each does in StrictMode, would take the page along when it leaves.
    const leave = new QueryObserver(client.queryClient, { ...options, enabled: false }).subscribe(() => {});
    await client.queryClient.prefetchQuery(options);
    leave();
  }
}
