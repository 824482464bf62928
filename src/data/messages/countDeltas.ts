import { countLimit, movedCount } from '../cache/countLimit.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { CountDeltas } from './pendingChanges.ts';
import { pendingChangesOf } from './pendingChanges.ts';

/** How much the counts must change to show zero, from what they show now; for a count at its limit, without bound. */
export function countDeltasToZero(client: InboxClient): CountDeltas {
  const { unread, unseen } = queryKeys(client.scope);
  const { unreadDelta, unseenDelta } = pendingChangesOf(client).get();
  const toZero = (key: readonly string[], delta: number) => {
    const count = client.queryClient.getQueryData<number>(key) ?? 0;
    return count >= countLimit ? Number.NEGATIVE_INFINITY : 0 - movedCount(count, delta);
  };
  return { unreadDelta: toZero(unread, unreadDelta), unseenDelta: toZero(unseen, unseenDelta) };
}
