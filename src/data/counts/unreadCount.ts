import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { usePendingMarks } from '../messages/usePendingMarks.ts';
import { announceUnreadCount } from '../realtime/documentEvents.ts';
import { queryDefaults } from '../transport/queryDefaults.ts';
import { countKeys } from './countKeys.ts';
import { countLimit, movedCount } from './countLimit.ts';
import { parseCount } from './parseCount.ts';

/** Key and function of the unread count over all feeds: a whole number from 0 to 100, where 100 means 100 or more. */
export function unreadCountOptions(client: InboxClient) {
  return queryOptions({
    ...queryDefaults,
    queryKey: countKeys(client.scope).unread,
    enabled: client.enabled,
    async queryFn({ signal }) {
      const count = parseCount(await client.call('unreadCount', { query: { limit: countLimit }, signal }));
      announceUnreadCount(count);
      return count;
    },
  });
}

/** The unread count of the nearest provider, with the reader's unconfirmed changes in it. */
export function useUnreadCount(options: { enabled?: boolean | undefined } = {}): UseQueryResult<number> {
  const client = useInboxClient('useUnreadCount');
  const delta = usePendingMarks(client).reduce((sum, mark) => sum + mark.unreadDelta, 0);
  const base = unreadCountOptions(client);
  return useQuery(
    {
      ...base,
      enabled: client.enabled && options.enabled !== false,
      select: (count) => movedCount(count, delta),
    },
    client.queryClient,
  );
}
