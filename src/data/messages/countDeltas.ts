import { countLimit, movedCount } from '../cache/countLimit.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { CountDeltas } from './pendingChanges.ts';
import { pendingChangesOf } from './pendingChanges.ts';

/** How far the counts must move to show zero, from where they are shown now. Beyond their limit: however far it is. */
export function countDeltasToZero(client: InboxClient): CountDeltas {
  const { unread, unseen } = queryKeys(client.scope);
  const { unreadDelta, unseenDelta } = pendingChangesOf(client).get();
  const toZero = (key: readonly string[], delta: number) => {
    const count = client.queryClient.getQueryData<number>(key) ?? 0;
    return count >= countLimit ? Number.NEGATIVE_INFINITY : 0 - movedCount(count, delta);
  };
  return { unreadDelta: toZero(unread, unreadDelta), unseenDelta: toZero(unseen, unseenDelta) };
}
