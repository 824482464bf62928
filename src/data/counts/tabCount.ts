import type { InboxClient } from '../client/InboxClient.ts';
import { countKey } from '../facts/countFacts.ts';
import { queryDefaults } from '../facts/queryDefaults.ts';
import { parseFeedPage } from '../messages/parseFeedPage.ts';
import { countLimit } from '../model/countLimit.ts';
import type { Fact } from '../model/fact.ts';
import { countQuery, feedQuery, filtersOf, type MessagesQuery } from '../model/messagesQuery.ts';
import { type CountKind, flagOf } from '../model/shownCount.ts';
import { askCount } from './liveCount.ts';
import { parseCount } from './parseCount.ts';

/** Key and function of a query's count: its unseen or unread messages, 0 to 100. @source docs/protocol.md#feed-queries */
export function tabCountOptions(client: InboxClient, query: MessagesQuery, of: CountKind = 'unseen') {
  const filters = filtersOf(query);
  const queryKey = countKey(client, of, query);
  const flag = flagOf[of];
  const counted = { ...filters, [flag]: false, limit: countLimit };
  return {
    ...queryDefaults,
    queryKey,
    enabled: client.enabled,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Fact<number>> =>
      askCount(client, queryKey, async () => {
        if (filters[flag] === true) {
          return 0;
        }
        if (filters.payload === undefined) {
          const asked = { ...countQuery(counted), limit: countLimit };
          return parseCount(await client.call('tabCount', { query: asked, signal }));
        }
        // The count call ignores the payload, so the rows themselves are counted.
        const page = await client.call('messagesFeed', { query: feedQuery(counted, 0), signal });
        return parseFeedPage(page, () => {}).messages.length;
      }),
  };
}
