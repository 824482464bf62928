import { useSyncExternalStore } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { askAgain } from '../facts/asker.ts';
import { pendingChangesOf } from '../facts/changes.ts';
import { countedOf, countKey } from '../facts/countFacts.ts';
import { queryDefaults } from '../facts/queryDefaults.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { askFact, factOf } from '../facts/recordFact.ts';
import { type ShownResult, useFact } from '../facts/useFact.ts';
import type { Change } from '../model/change.ts';
import { countLimit } from '../model/countLimit.ts';
import { type Fact, mayContain } from '../model/fact.ts';
import { type CountKind, moveOf, shownCount } from '../model/shownCount.ts';
import { queryString } from '../transport/queryString.ts';
import { announceCount } from './announceCount.ts';
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

/**
 * Asks for a count. While a change of the reader is on its way nobody can tell whether an answer contains it: then the known count
 * stays, and is asked for again.
 */
export async function askCount(
  client: InboxClient,
  queryKey: readonly unknown[],
  ask: () => Promise<number>,
): Promise<Fact<number>> {
  const fact = await askFact(client, queryKey, ask);
  const known = factOf<number>(client, queryKey);
  // Whether another tab's change is on its way is not known well enough to wait for it.
  const isUnsure = (change: Change) => change.state !== 'elsewhere' && mayContain(fact.askedAt, change);
  if (fact !== known && pendingChangesOf(client).get().all.some(isUnsure)) {
    askAgain(client, queryKey);
    return known !== undefined && !known.isStored ? known : fact;
  }
  return fact;
}

/** Key and function of a count over all feeds. */
export function liveCountOptions(client: InboxClient, of: CountKind, params?: CountParams) {
  const { withParams } = queryKeys(client.scope);
  const queryKey = params === undefined ? countKey(client, of) : [...withParams, of, queryString(params)];
  return {
    ...queryDefaults,
    queryKey,
    enabled: client.enabled,
    async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<Fact<number>> {
      const query = { limit: countLimit, ...params };
      const ask = async () => parseCount(await client.call(`${of}Count`, { query, signal }));
      if (params !== undefined) {
        return askFact(client, queryKey, ask);
      }
      const before = factOf<number>(client, queryKey);
      const fact = await askCount(client, queryKey, ask);
      if (fact !== before) {
        announceCount(of, fact.value);
      }
      return fact;
    },
  };
}

/** A count over all feeds, including the reader's unconfirmed changes. Live events update it. */
export function useLiveCount(
  of: CountKind,
  { enabled = true, params }: LiveCountOptions = {},
): ShownResult<number> {
  const client = useInboxClient('useCount');
  const { subscribe, get } = pendingChangesOf(client);
  const { all } = useSyncExternalStore(subscribe, get, get);
  return useFact(client, liveCountOptions(client, of, params), enabled, (fact) =>
    params === undefined ? shownCount(fact, countedOf(client, of), all) : fact.value,
  );
}

/** How much the reader's own changes move the count of the inbox that is shown. */
export function ownShareOf(client: InboxClient, of: CountKind): number {
  const { askedAt = 0 } = factOf<number>(client, countKey(client, of)) ?? {};
  return moveOf(askedAt, countedOf(client, of), pendingChangesOf(client).get().all);
}
