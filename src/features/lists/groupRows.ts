import type { InboxMessage } from '../../data/index.ts';
import type { GroupKeyOf } from '../../inbox/features/Lists.ts';

/** Rows that have a key in common, in the order of the feed: the newest is in front. */
export interface RowGroup {
  readonly key: string;
  readonly rows: readonly InboxMessage[];
}

/** The rows of a list, some of which stand for a group. */
export interface GroupedRows {
  /** What is listed: rows by themselves, those in front of groups, and below these the others of groups that are open. */
  readonly rows: readonly InboxMessage[];
  /** The groups of several rows, by the id of the row in front. */
  readonly byFront: ReadonlyMap<string, RowGroup>;
  /** The id of the row in front, by the ids of the others. */
  readonly frontOf: ReadonlyMap<string, string>;
  /** The `anchors` of `Places`, for the next rows. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** What of a list stays where it is. */
export interface Places {
  /** The keys of the groups whose rows are all listed. */
  readonly open: ReadonlySet<string>;
  /** The key of the group that the reader is at. */
  readonly current: string | undefined;
  /** By the keys of groups, the row in whose place they stand. */
  readonly anchors: ReadonlyMap<string, string>;
}

/**
 * Folds rows that have a key in common. A group stands where its newest row would; one that the reader has opened, or is at, stays in its
 * place when a newer one joins it.
 */
export function groupRows(rows: readonly InboxMessage[], keyOf: GroupKeyOf, places: Places): GroupedRows {
  const groups = new Map<string, InboxMessage[]>();
  const keys = rows.map((row) => {
    const key = keyOf(row);
    if (key !== undefined) {
      const members = groups.get(key) ?? [];
      members.push(row);
      groups.set(key, members);
    }
    return key;
  });
  const listed: InboxMessage[] = [];
  const byFront = new Map<string, RowGroup>();
  const frontOf = new Map<string, string>();
  const anchors = new Map<string, string>();
  for (const [index, row] of rows.entries()) {
    const key = keys[index];
    const members = (key === undefined ? undefined : groups.get(key)) ?? [row];
    if (key !== undefined && row.id !== anchorOf(key, members, places)) {
      continue;
    }
    const [front = row, ...others] = members;
    listed.push(front);
    if (key === undefined) {
      continue;
    }
    anchors.set(key, row.id);
    if (others.length > 0) {
      byFront.set(front.id, { key, rows: members });
      for (const { id } of others) {
        frontOf.set(id, front.id);
      }
      if (places.open.has(key)) {
        listed.push(...others);
      }
    }
  }
  return { rows: listed, byFront, frontOf, anchors };
}

/** The row in whose place a group stands. */
function anchorOf(key: string, members: readonly InboxMessage[], places: Places): string | undefined {
  const anchor = stays(key, places) ? places.anchors.get(key) : undefined;
  return (members.find(({ id }) => id === anchor) ?? members[0])?.id;
}

function stays(key: string, { open, current }: Places): boolean {
  return open.has(key) || key === current;
}
