import { movedCount } from '../cache/countLimit.ts';
import type { InboxMessage } from '../model/message.ts';
import { filtersOf, isWithin, type MessagesQuery } from '../model/messagesQuery.ts';
import { type Change, effectOf } from '../outbox/change.ts';
import { withPendingChanges } from '../outbox/foldMessages.ts';

/** The flag that is false in a counted message. */
export const flagOf = { unread: 'read', unseen: 'seen' } as const;

/** What can be counted. */
export type CountedFlag = keyof typeof flagOf;

/** Whether a query's count is that of the whole inbox: it has no filter, or only the one for what is counted. */
export function countsWhole(query: MessagesQuery, of: CountedFlag): boolean {
  const { [flagOf[of]]: flag, ...others } = filtersOf(query);
  return flag !== true && Object.keys(others).length === 0;
}

/** Whether the flags of a message of a query let it be counted. One that is removed has none. */
export function hasCountedFlags(
  message: InboxMessage | undefined,
  { read, seen }: MessagesQuery,
  of: CountedFlag,
): boolean {
  return (
    message !== undefined &&
    !message[flagOf[of]] &&
    (read === undefined || message.read === read) &&
    (seen === undefined || message.seen === seen)
  );
}

/**
 * A query's count after changes, by what they change in its loaded messages. If all of it is changed, only messages that arrived
 * since are counted.
 */
export function movedTabCount(
  count: number,
  query: MessagesQuery,
  rows: readonly InboxMessage[],
  changes: readonly Change[],
  of: CountedFlag = 'unseen',
): number {
  const flag = flagOf[of];
  // The count contains those that are confirmed. `keepTabCounts` has seen to it.
  const open = changes.filter(({ state }) => state !== 'confirmed');
  if (open.length === 0) {
    return count;
  }
  const shown = rows.filter((row) =>
    withPendingChanges(
      row,
      changes.filter((one) => !open.includes(one)),
    ),
  );
  const before = shown.filter((row) => hasCountedFlags(row, query, of)).length;
  const after = shown.filter((row) => hasCountedFlags(withPendingChanges(row, open), query, of)).length;
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
