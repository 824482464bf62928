import type { QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { documentEvents } from '../../platform-constants/index.ts';
import { checkCount } from '../backends/checkCount.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { refuseQuery } from '../client/refuseQuery.ts';
import { useQuery } from '../client/useQuery.ts';
import { pendingChangesOf, pendingOf } from '../facts/pendingChanges.ts';
import { queryDefaults } from '../facts/queryDefaults.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { askFact, factOf } from '../facts/recordFact.ts';
import { type CountKind, countLimit, flagOf, movedCount } from '../model/counts.ts';
import type { Fact } from '../model/fact.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';

/** Asks for a count, and tells which counts: the answer, or what is known as long as nobody knows what the answer contains. */
export async function askCount(
  client: InboxClient,
  queryKey: QueryKey,
  query: MessagesQuery,
  signal: AbortSignal,
): Promise<Fact<number>> {
  const answer = await askFact(client, queryKey, () =>
    client.ask(JSON.stringify(['count', query]), signal, (call) => {
      refuseQuery(client, query);
      return client.backend.countMessages(query, countLimit, call).then(checkCount);
    }),
  );
  return pendingOf(client).acceptCount(queryKey, answer);
}

/** Key and function of a count over all feeds. */
export function liveCountOptions(client: InboxClient, of: CountKind) {
  const queryKey = queryKeys(client.scope)[of];
  return {
    ...queryDefaults,
    queryKey,
    enabled: client.enabled,
    async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<Fact<number>> {
      const fact = await askCount(client, queryKey, { [flagOf[of]]: false }, signal);
      if (fact !== factOf(client, queryKey)) {
        announceCount(of, fact.value);
      }
      return fact;
    },
  };
}

/** A count of the whole inbox as the reader sees it. */
export interface LiveCount {
  readonly data: number | undefined;
  /** Whether it is of an earlier visit. */
  readonly isStale: boolean | undefined;
}

/** A count over all feeds, including the reader's unconfirmed changes. Live events update it. */
export function useLiveCount(of: CountKind, enabled = true): LiveCount {
  const client = useInboxClient('useCount');
  const { subscribe, get } = pendingChangesOf(client);
  const { moveWhole } = useSyncExternalStore(subscribe, get, get);
  const { data: fact } = useQuery(
    { ...liveCountOptions(client, of), enabled: client.enabled && enabled },
    client.queryClient,
  );
  return {
    data: fact && movedCount(fact.value, moveWhole(of, fact)),
    isStale: fact?.isStored,
  };
}

/** Dispatches the server's count as a `CustomEvent` on `document`, with the number as its detail. */
export function announceCount(kind: 'unread' | 'unseen', count: number): void {
  if (typeof document !== 'undefined') {
    document.dispatchEvent(new CustomEvent(documentEvents[`${kind}CountChanged`], { detail: count }));
  }
}
