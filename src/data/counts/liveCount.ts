import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { announceCount } from '../realtime/announceCount.ts';
import { queryDefaults } from '../transport/queryDefaults.ts';
import { countKeys } from './countKeys.ts';
import { countLimit, movedCount } from './countLimit.ts';
import { parseCount } from './parseCount.ts';

/** One of the two counts that follow the live socket. */
export type LiveCountKind = 'unread' | 'unseen';

/** Key and function of a live count. */
export function liveCountOptions(client: InboxClient, kind: LiveCountKind) {
  return queryOptions({
    ...queryDefaults,
    queryKey: countKeys(client.scope)[kind],
    enabled: client.enabled,
    async queryFn({ signal }) {
      const count = parseCount(await client.call(`${kind}Count`, { query: { limit: countLimit }, signal }));
      announceCount(kind, count);
      return count;
    },
  });
}

/** A live count with the reader's unconfirmed changes in it. */
export function useLiveCount(kind: LiveCountKind, caller: string, enabled = true): UseQueryResult<number> {
  const client = useInboxClient(caller);
  const { subscribe, current } = client.pendingMarks;
  const delta = () => current()[`${kind}Delta`];
  const moved = useSyncExternalStore(subscribe, delta, delta);
  return useQuery(
    {
      ...liveCountOptions(client, kind),
      enabled: client.enabled && enabled,
      select: (count) => movedCount(count, moved),
    },
    client.queryClient,
  );
}
