import type { InboxClient } from '../client/InboxClient.ts';
import { countKeys } from '../counts/countKeys.ts';
import { countLimit, movedCount } from '../counts/countLimit.ts';
import type { CountDeltas } from './pendingMarks.ts';

/** How far the counts must move to show zero, from where they are shown now. Beyond their limit: however far it is. */
export function countDeltasToZero(client: InboxClient): CountDeltas {
  const { unread, unseen } = countKeys(client.scope);
  const { unreadDelta, unseenDelta } = client.pendingMarks.current();
  const toZero = (key: readonly string[], delta: number) => {
    const count = client.queryClient.getQueryData<number>(key) ?? 0;
    return count >= countLimit ? Number.NEGATIVE_INFINITY : 0 - movedCount(count, delta);
  };
  return { unreadDelta: toZero(unread, unreadDelta), unseenDelta: toZero(unseen, unseenDelta) };
}
