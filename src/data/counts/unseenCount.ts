import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { usePendingMarks } from '../messages/usePendingMarks.ts';
import { announceUnseenCount } from '../realtime/documentEvents.ts';
import { queryDefaults } from '../transport/queryDefaults.ts';
import { countKeys } from './countKeys.ts';
import { countLimit, movedCount } from './countLimit.ts';
import { parseCount } from './parseCount.ts';

/** Key and function of the unseen count over all feeds: a whole number from 0 to 100, where 100 means 100 or more. */
export function unseenCountOptions(client: InboxClient) {
  return queryOptions({
    ...queryDefaults,
    queryKey: countKeys(client.scope).unseen,
    enabled: client.enabled,
    async queryFn({ signal }) {
      const count = parseCount(await client.call('unseenCount', { query: { limit: countLimit }, signal }));
      announceUnseenCount(count);
      return count;
    },
  });
}

/** The unseen count of the nearest provider, with the reader's unconfirmed changes in it. */
export function useUnseenCount(options: { enabled?: boolean | undefined } = {}): UseQueryResult<number> {
  const client = useInboxClient('useUnseenCount');
  const delta = usePendingMarks(client).reduce((sum, mark) => sum + mark.unseenDelta, 0);
  const base = unseenCountOptions(client);
  return useQuery(
    {
      ...base,
      enabled: client.enabled && options.enabled !== false,
      select: (count) => movedCount(count, delta),
    },
    client.queryClient,
  );
}
