import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import { type FeedPages, messagesById } from './feedPages.ts';
import { queryKeys } from './queryKeys.ts';

/** Every loaded message of every feed as the server last sent it, one entry per id. */
export function cachedMessages(client: InboxClient): ReadonlyMap<string, InboxMessage> {
  const feeds = client.queryClient.getQueriesData<FeedPages>({ queryKey: queryKeys(client.scope).feeds });
  const [first = new Map<string, InboxMessage>(), ...others] = feeds.flatMap(([, pages]) =>
    pages ? messagesById(pages) : [],
  );
  return others.length === 0 ? first : new Map([first, ...others].flatMap((byId) => [...byId]));
}
