import type { InboxClient } from '../client/InboxClient.ts';
import { queryDefaults } from '../facts/queryDefaults.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { askFact } from '../facts/recordFact.ts';
import { countLimit } from '../model/countLimit.ts';
import type { Fact } from '../model/fact.ts';
import type { CountKind } from '../model/shownCount.ts';
import { queryString } from '../transport/queryString.ts';
import { parseCount } from './parseCount.ts';

/**
 * Further parameters of a count call, sent as they are; null and undefined are left out. The platform knows `limit` (1 to 100),
 * `seen`, `read` and `feedIdentifier` (several as one text with commas). @source docs/protocol.md#calls
 */
export type CountParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Key and function of a count of the whole inbox with parameters. */
export function paramCountOptions(client: InboxClient, of: CountKind, params: CountParams) {
  const queryKey = [...queryKeys(client.scope).withParams, of, queryString(params)];
  return {
    ...queryDefaults,
    queryKey,
    enabled: client.enabled,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Fact<number>> =>
      askFact(client, queryKey, async () => {
        const query = { limit: countLimit, ...params };
        return parseCount(await client.call(`${of}Count`, { query, signal }));
      }),
  };
}
