import { type FeedPage, type FeedPages, messagesOf } from '../cache/feedPages.ts';
import type { InboxMessage } from '../model/message.ts';

/** What live events report about changes that a feed may not show yet. */
export interface ReportedChanges {
  /** How many changes were made, the reader's own not counted. */
  readonly changes: number;
  /** How much they changed the counts of the inbox; undefined if that is unknown. */
  readonly unread: number | undefined;
  readonly unseen: number | undefined;
  /** Whether new messages explain all of it, so that no older message has changed. */
  readonly isArrival: boolean;
}

/** The reports of several batches as one. */
export function addReports(one: ReportedChanges, other: ReportedChanges): ReportedChanges {
  return {
    changes: one.changes + other.changes,
    unread: sum(one.unread, other.unread),
    unseen: sum(one.unseen, other.unseen),
    isArrival: one.isArrival && other.isArrival,
  };
}

/**
 * The loaded pages after their first page was fetched again: new rows above the known ones, and as many pages as before.
 * Undefined if other pages may have changed too: the new page has a gap to the loaded rows, rows are missing or moved, or it does
 * not explain what was reported.
 */
export function mergeHead(
  loaded: FeedPages,
  head: FeedPage,
  reported: ReportedChanges,
): readonly FeedPage[] | undefined {
  const size = head.messages.length;
  const last = loaded.pages.length - 1;
  const rows = messagesOf(loaded);
  const known = new Set(rows.map(({ _id }) => _id));
  const firstKnown = head.messages.findIndex(({ _id }) => known.has(_id));
  const arrived = head.messages.slice(0, Math.max(firstKnown, 0));
  const again = head.messages.slice(arrived.length);
  const older = rows.slice(again.length);
  const hasMore = loaded.pages[last]?.hasMore === true;
  const fits =
    firstKnown >= 0 &&
    again.every(({ _id }, place) => _id === rows[place]?._id) &&
    (head.hasMore || older.length === 0) &&
    // Pages of another size, or rows that several pages have, would put the next page in the wrong place.
    loaded.pages.every((page, index) => index === last || page.messages.length === size) &&
    (!hasMore || arrived.length + rows.length >= loaded.pages.length * size);
  if (!fits || !(reported.isArrival || explains(reported, arrived, again, rows))) {
    return undefined;
  }
  const merged = [...head.messages, ...older];
  return loaded.pages.map((_, index) => ({
    messages: merged.slice(index * size, (index + 1) * size),
    hasMore: index < last || hasMore || merged.length > loaded.pages.length * size,
  }));
}

function explains(
  { changes, unread, unseen }: ReportedChanges,
  arrived: readonly InboxMessage[],
  again: readonly InboxMessage[],
  rows: readonly InboxMessage[],
): boolean {
  const before = rows.slice(0, again.length);
  const isChanged = (row: InboxMessage, place: number) =>
    row.read !== before[place]?.read || row.seen !== before[place]?.seen;
  const movedBy = (flag: 'read' | 'seen') =>
    lacking(arrived, flag) + lacking(again, flag) - lacking(before, flag);
  return (
    changes <= arrived.length + again.filter(isChanged).length &&
    (unread === undefined || unread === movedBy('read')) &&
    (unseen === undefined || unseen === movedBy('seen'))
  );
}

function lacking(messages: readonly InboxMessage[], flag: 'read' | 'seen'): number {
  return messages.filter((message) => !message[flag]).length;
}

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}
