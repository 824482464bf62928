import type { QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { pendingChangesOf } from '../outbox/pendingChanges.ts';
import type { CountKind } from './countKinds.ts';

/**
 * Fetches a count for the cache. While a change of the reader is on its way nobody can tell whether an answer contains it: then the
 * known count stays, since it is fetched again when the change has ended. `onFetched` is told only of a count that is used.
 */
export async function fetchCount(
  client: InboxClient,
  queryKey: QueryKey,
  of: CountKind,
  call: () => Promise<number>,
  onFetched = (_count: number) => {},
): Promise<number> {
  const before = knownCount(client, queryKey);
  const count = await call();
  const known = knownCount(client, queryKey);
  const isSure = known === before && pendingChangesOf(client).get().sent[`${of}Delta`] === 0;
  if (known !== undefined && !isSure) {
    return known;
  }
  onFetched(count);
  return count;
}

/** A count that was fetched or sent in this visit. */
function knownCount({ queryClient }: InboxClient, queryKey: QueryKey): number | undefined {
  const state = queryClient.getQueryState<number>(queryKey);
  return state?.dataUpdatedAt === 0 ? undefined : state?.data;
}
