import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { countQuery, type MessagesQuery, normalizeQuery } from '../messages/messagesQuery.ts';
import { queryDefaults } from '../transport/queryDefaults.ts';
import { countKeys } from './countKeys.ts';
import { countLimit } from './countLimit.ts';
import { parseCount } from './parseCount.ts';

/** Key and function of a tab's count: the unseen messages of its query, 0 to 100. @source wire §4.8 */
export function tabCountOptions(client: InboxClient, query: MessagesQuery) {
  const normalized = normalizeQuery(query);
  return queryOptions({
    ...queryDefaults,
    queryKey: [...countKeys(client.scope).tab, normalized] as const,
    enabled: client.enabled,
    async queryFn({ signal }) {
      const asked = { ...countQuery(normalized), seen: false, limit: countLimit };
      return parseCount(await client.call('tabCount', { query: asked, signal }));
    },
  });
}

/** How many unseen messages a tab has. */
export function useTabCount(query: MessagesQuery): UseQueryResult<number> {
  const client = useInboxClient('useTabCount');
  return useQuery(tabCountOptions(client, query), client.queryClient);
}
