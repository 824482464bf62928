import type { InboxClient } from '../client/InboxClient.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { factOf } from '../facts/recordFact.ts';
import type { CountKind } from '../model/countKinds.ts';

/** How much the reader's own changes move the count of the inbox that is shown. */
export function ownShareOf(client: InboxClient, of: CountKind): number {
  const fact = factOf<number>(client, queryKeys(client.scope)[of]);
  return fact === undefined ? 0 : pendingChangesOf(client).get().moveWhole(of, fact);
}
