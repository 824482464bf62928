import type { InboxMessage } from '../../data/index.ts';

/** What of the rows of a list is left, and in which order. */
export interface RowFilters {
  /** Whether a row waits for an answer; undefined where all are listed. */
  readonly isOpen?: ((row: InboxMessage) => boolean) | undefined;
  /** The kinds that are listed; none means all. */
  readonly kinds: readonly string[];
  /** Whether a row was found; undefined while nothing is searched for. */
  readonly isFound?: ((row: InboxMessage) => boolean) | undefined;
  readonly shown: (row: InboxMessage) => InboxMessage;
}

/** The rows that the filters leave, those on top that were put off, have come back, and were not read since. */
export function arrangeRows(
  rows: readonly InboxMessage[],
  { isOpen, kinds, isFound, shown }: RowFilters,
): readonly InboxMessage[] {
  const left = rows.filter(
    (row) =>
      (isOpen === undefined || isOpen(row)) &&
      (kinds.length === 0 || kinds.includes(row.kind ?? '')) &&
      (isFound === undefined || isFound(row)),
  );
  const back = left.filter((row) => isBack(row) && !shown(row).read);
  return back.length === 0 ? left : [...back, ...left.filter((row) => !back.includes(row))];
}

/** Whether a row was put off, and its time has come. */
export function isBack({ cameBack = false }: InboxMessage): boolean {
  return Boolean(cameBack);
}
