import type { QueryKey } from '@tanstack/react-query';
import { isUnconfirmed } from '../cache/isUnconfirmed.ts';
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
  const before = stateOf(client, queryKey, of);
  const count = await call();
  const { known, sent } = stateOf(client, queryKey, of);
  if (known !== undefined && (sent !== 0 || sent !== before.sent || known !== before.known)) {
    return known;
  }
  onFetched(count);
  return count;
}

/** A count as it is known in this visit, and how much the changes that are on their way to the server change that of all messages. */
function stateOf(client: InboxClient, queryKey: QueryKey, of: CountKind) {
  const state = client.queryClient.getQueryState<number>(queryKey);
  return {
    known: state === undefined || isUnconfirmed(state) ? undefined : state.data,
    sent: pendingChangesOf(client).get().sent[`${of}Delta`],
  };
}
