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

/** What is still owed when the first rows of a feed were fetched again, apart from what the reader's own changes have done. */
export function settle(owed: Owed, known: Feed, fresh: readonly MessageFact[], own: readonly Change[]): Owed {
  if (isSettled(owed)) {
    return owed;
  }
  const before = known.rows.slice(0, lastShared(known.rows, fresh) + 1);
  const [was, is] = [rowsById(before), rowsById(fresh)];
  const firstKnown = fresh.findIndex(({ message }) => was.has(message.id));
  let left = owed;
  const compare = (earlier: MessageFact | undefined, later: MessageFact | undefined) => {
    const [from, to] = [earlier && shownMessage(earlier, own), later && shownMessage(later, own)];
    left = addOwed(left, {
      changes: from?.read !== to?.read || from?.seen !== to?.seen ? -1 : 0,
      unread: Number(from?.read === false) - Number(to?.read === false),
      unseen: Number(from?.seen === false) - Number(to?.seen === false),
    });
  };
  for (const row of before) {
    compare(row, is.get(row.message.id));
  }
  for (const row of fresh.slice(0, firstKnown < 0 ? undefined : firstKnown)) {
    compare(undefined, row);
  }
  return left;
}

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}
