import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { countLimit, movedCount } from '../cache/countLimit.ts';
import { queryDefaults } from '../cache/queryDefaults.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { pendingChangesOf } from '../outbox/pendingChanges.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { queryString } from '../transport/queryString.ts';
import { announceCount } from './announceCount.ts';
import type { CountKind } from './countKinds.ts';
import { fetchCount } from './fetchCount.ts';
import { parseCount } from './parseCount.ts';

/**
 * Further parameters of a count call, sent as they are; null and undefined are left out. The platform knows `limit` (1 to 100),
 * `seen`, `read` and `feedIdentifier` (several as one text with commas). @source docs/protocol.md#calls
 */
export type CountParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Options of `useLiveCount`: which count of the whole inbox, and whether it is fetched. */
export interface LiveCountOptions {
  /** False fetches nothing. @default true */
  readonly enabled?: boolean | undefined;
  readonly params?: CountParams | undefined;
}

/** Key and function of a count over all feeds. */
export function liveCountOptions(client: InboxClient, of: CountKind, params?: CountParams) {
  const keys = queryKeys(client.scope);
  return queryOptions<number, InboxError>({
    ...queryDefaults,
    queryKey: params === undefined ? keys[of] : [...keys.withParams, of, queryString(params)],
    enabled: client.enabled,
    async queryFn({ signal }) {
      const query = { limit: countLimit, ...params };
      const call = async () => parseCount(await client.call(`${of}Count`, { query, signal }));
      if (params !== undefined) {
        return call();
      }
      return fetchCount(client, keys[of], of, call, (count) => announceCount(of, count));
    },
  });
}

/** A count over all feeds, including the reader's unconfirmed changes. Live events update it. */
export function useLiveCount(
  of: CountKind,
  { enabled = true, params }: LiveCountOptions = {},
): UseQueryResult<number, InboxError> {
  const client = useInboxClient('useCount');
  const { subscribe, get } = pendingChangesOf(client);
  const delta = () => get()[`${of}Delta`];
  const moved = useSyncExternalStore(subscribe, delta, delta);
  return useQuery(
    {
      ...liveCountOptions(client, of, params),
      enabled: client.enabled && enabled,
      select: (count) => (params === undefined ? movedCount(count, moved) : count),
    },
    client.queryClient,
  );
}
