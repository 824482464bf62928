import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { refuseQuery } from '../client/refuseQuery.ts';
import { factOptions } from '../facts/factOptions.ts';
import { pendingChangesOf, useOfChanges } from '../facts/pendingChanges.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { askFact, factOf } from '../facts/recordFact.ts';
import { type CountKind, countLimit, flagOf, movedCount } from '../model/counts.ts';
import type { Fact } from '../model/fact.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { announceCount } from './announceCount.ts';

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
      return client.backend.countMessages(query, countLimit, call);
    }),
  );
  return pendingChangesOf(client).get().acceptCount(queryKey, answer);
}

/** Key and function of a count over all feeds. */
export function liveCountOptions(client: InboxClient, of: CountKind) {
  const queryKey = queryKeys(client.scope)[of];
  return factOptions(client, queryKey, async (signal) => {
    const fact = await askCount(client, queryKey, { [flagOf[of]]: false }, signal);
    if (fact !== factOf(client, queryKey)) {
      announceCount(of, fact.value);
    }
    return fact;
  });
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
  const moveWhole = useOfChanges(client, (state) => state.moveWhole);
  const { data: fact } = useQuery(
    { ...liveCountOptions(client, of), enabled: client.enabled && enabled },
    client.queryClient,
  );
  return {
    data: fact && movedCount(fact.value, moveWhole(of, fact)),
    isStale: fact?.isStored,
  };
}
