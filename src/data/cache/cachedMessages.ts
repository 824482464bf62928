import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import { type FeedPages, messagesById } from './feedPages.ts';
import { queryKeys } from './queryKeys.ts';

/** Every loaded message of every feed as the server last sent it, one entry per id: that of a feed that is up to date, where there is one. */
export function cachedMessages(client: InboxClient): ReadonlyMap<string, InboxMessage> {
  const [first = new Map<string, InboxMessage>(), ...others] = client.queryClient
    .getQueryCache()
    .findAll({ queryKey: queryKeys(client.scope).feeds })
    .sort((one, other) => Number(other.state.isInvalidated) - Number(one.state.isInvalidated))
    .flatMap(({ state }) => {
      const pages = state.data as FeedPages | undefined;
      return pages ? messagesById(pages) : [];
    });
  return others.length === 0 ? first : new Map([first, ...others].flatMap((byId) => [...byId]));
}
