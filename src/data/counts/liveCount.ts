import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { countLimit, movedCount } from '../cache/countLimit.ts';
import { queryDefaults } from '../cache/queryDefaults.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { pendingChangesOf } from '../messages/pendingChanges.ts';
import { queryString } from '../transport/queryString.ts';
import { announceCount } from './announceCount.ts';
import { parseCount } from './parseCount.ts';

/** One of the two counts that follow the live socket. */
export type LiveCountKind = 'unread' | 'unseen';

/**
 * Further parameters of a count call, sent as they are; null and undefined are left out. The platform knows `limit` (1 to 100),
 * `seen`, `read` and `feedIdentifier` (several as one text with commas). @source docs/protocol.md#calls
 */
export type CountParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Options of a count's hook. */
export interface CountOptions {
  /** @default true */
  readonly enabled?: boolean | undefined;
  /**
   * Counts with these parameters. Such a count is asked for again after a live event or a change, because neither says what
   * becomes of it. Unlike the one without, it says nothing on `document`.
   */
  readonly params?: CountParams | undefined;
}

/** Key and function of a live count. */
export function liveCountOptions(client: InboxClient, kind: LiveCountKind, params?: CountParams) {
  const keys = queryKeys(client.scope);
  return queryOptions({
    ...queryDefaults,
    queryKey: params === undefined ? keys[kind] : [...keys.withParams, kind, queryString(params)],
    enabled: client.enabled,
    async queryFn({ signal }) {
      const query = { limit: countLimit, ...params };
      const count = parseCount(await client.call(`${kind}Count`, { query, signal }));
      if (params === undefined) {
        announceCount(kind, count);
      }
      return count;
    },
  });
}

/** A live count with the reader's unconfirmed changes in it. */
export function useLiveCount(
  kind: LiveCountKind,
  caller: string,
  { enabled = true, params }: CountOptions,
): UseQueryResult<number> {
  const client = useInboxClient(caller);
  const { subscribe, get } = pendingChangesOf(client);
  const delta = () => get()[`${kind}Delta`];
  const moved = useSyncExternalStore(subscribe, delta, delta);
  return useQuery(
    {
      ...liveCountOptions(client, kind, params),
      enabled: client.enabled && enabled,
      select: (count) => (params === undefined ? movedCount(count, moved) : count),
    },
    client.queryClient,
  );
}
