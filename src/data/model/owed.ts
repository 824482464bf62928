import type { Change } from './change.ts';
import type { MessageFact } from './fact.ts';
import { type Feed, lastShared, rowsById } from './feed.ts';
import { shownMessage } from './overlay.ts';

/** What live events have told of a feed that its rows do not show yet. */
export interface Owed {
  /** How many changes were made, the reader's own not counted. */
  readonly changes: number;
  /** How much they moved the counts of the inbox; undefined if that is not known. */
  readonly unread: number | undefined;
  readonly unseen: number | undefined;
}

/** What is owed after new rows were found at the top: nothing but those. */
export const nothing: Owed = { changes: 0, unread: 0, unseen: 0 };

export function addOwed(one: Owed, other: Owed): Owed {
  return {
    changes: one.changes + other.changes,
    unread: sum(one.unread, other.unread),
    unseen: sum(one.unseen, other.unseen),
  };
}

/** Whether nothing is owed any more. */
export function isSettled({ changes, unread = 0, unseen = 0 }: Owed): boolean {
  return changes <= 0 && unread === 0 && unseen === 0;
}

/** A row that others have changed, as a feed that was fetched again shows it. */
export interface RowChange {
  /** Names the change: the id of a new message. */
  readonly key: string;
  readonly unread: number;
  readonly unseen: number;
}

/** What others have changed of the first rows of a feed, when they were fetched again: apart from what the reader's own changes have done. */
export function changesOf(
  known: Feed,
  fresh: readonly MessageFact[],
  own: readonly Change[],
): readonly RowChange[] {
  const before = known.rows.slice(0, lastShared(known.rows, fresh) + 1);
  const [was, is] = [rowsById(before), rowsById(fresh)];
  const firstKnown = fresh.findIndex(({ message }) => was.has(message.id));
  const added = fresh.slice(0, firstKnown < 0 ? undefined : firstKnown);
  const compare = (earlier: MessageFact | undefined, later: MessageFact | undefined): RowChange | [] => {
    const [from, to] = [earlier && shownMessage(earlier, own), later && shownMessage(later, own)];
    const moveOf = (flag: 'read' | 'seen') => Number(to?.[flag] === false) - Number(from?.[flag] === false);
    const [unread, unseen] = [moveOf('read'), moveOf('seen')];
    const id = later?.message.id;
    return from?.read !== to?.read || from?.seen !== to?.seen
      ? {
          key: earlier === undefined ? `${id}` : `${earlier.message.id} ${id} ${unread} ${unseen}`,
          unread,
          unseen,
        }
      : [];
  };
  return [
    ...before.flatMap((row) => compare(row, is.get(row.message.id))),
    ...added.flatMap((row) => compare(undefined, row)),
  ];
}

/** What is still owed when these changes were found. */
export function settle(owed: Owed, found: readonly RowChange[]): Owed {
  return isSettled(owed)
    ? owed
    : found.reduce(
        (left, { unread, unseen }) => addOwed(left, { changes: -1, unread: -unread, unseen: -unseen }),
        owed,
      );
}

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}
