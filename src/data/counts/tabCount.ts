import { queryOptions } from '@tanstack/react-query';
import { countLimit } from '../cache/countLimit.ts';
import { queryDefaults } from '../cache/queryDefaults.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { addToTabCounts } from '../messages/keepTabCounts.ts';
import { parseFeedPage } from '../messages/messagesFeed.ts';
import { flagOf } from '../messages/movedTabCount.ts';
import { createTabArrivals } from '../messages/tabArrivals.ts';
import { countQuery, feedQuery, filtersOf, type MessagesQuery } from '../model/messagesQuery.ts';
import type { InboxError } from '../transport/InboxError.ts';
import type { CountKind } from './countKinds.ts';
import { fetchCount } from './fetchCount.ts';
import { parseCount } from './parseCount.ts';

/** Key and function of a query's count: its unseen or unread messages, 0 to 100. @source docs/protocol.md#feed-queries */
export function tabCountOptions(client: InboxClient, query: MessagesQuery, of: CountKind = 'unseen') {
  client.service(createTabArrivals).add = addToTabCounts;
  const filters = filtersOf(query);
  const flag = flagOf[of];
  const { tab } = queryKeys(client.scope);
  const queryKey = [...tab, filters, of];
  return queryOptions<number, InboxError>({
    ...queryDefaults,
    queryKey,
    enabled: client.enabled,
    async queryFn({ signal }) {
      if (filters[flag] === true) {
        return 0;
      }
      const counted = { ...filters, [flag]: false, limit: countLimit };
      return fetchCount(client, queryKey, of, async () => {
        if (filters.payload === undefined) {
          const asked = { ...countQuery(counted), limit: countLimit };
          return parseCount(await client.call('tabCount', { query: asked, signal }));
        }
        // The count call ignores the payload, so the rows themselves are counted.
        const page = await client.call('messagesFeed', { query: feedQuery(counted, 0), signal });
        return parseFeedPage(page, () => {}).messages.length;
      });
    },
  });
}
