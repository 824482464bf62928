import { movedCount } from '../cache/countLimit.ts';
import { type FeedPages, messagesOf } from '../cache/feedPages.ts';
import { isWithin, type MessagesQuery } from '../model/messagesQuery.ts';
import { type Change, effectOf } from '../outbox/change.ts';
import { withPendingChanges } from '../outbox/foldMessages.ts';

/** The flag that is false in a counted message. */
export const flagOf = { unread: 'read', unseen: 'seen' } as const;

/** A query's count after changes to its loaded messages. If all of it is changed, only messages that arrived since are counted. */
export function movedTabCount(
  count: number,
  query: MessagesQuery,
  pages: FeedPages,
  changes: readonly Change[],
  of: keyof typeof flagOf = 'unseen',
): number {
  const flag = flagOf[of];
  // The count contains those that are confirmed. `keepTabCounts` has seen to it.
  const open = changes.filter(({ state }) => state !== 'confirmed');
  const rows = messagesOf(pages);
  const before = rows.filter((row) => !row[flag]).length;
  const after = rows.filter((row) => withPendingChanges(row, open)?.[flag] === false).length;
  const all = open.some((change) => {
    const effect = effectOf(change);
    return (
      change.type === 'feed' &&
      isWithin(query, change.target.query) &&
      (effect === 'removed' || effect?.[flag] === true)
    );
  });
  return all ? after : movedCount(count, after - before);
}
