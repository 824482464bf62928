import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InboxMessage } from '../../data/index.ts';
import { type GroupedRows, groupRows, type Places } from './groupRows.ts';

const rowOf = (id: string, key?: string, more: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  read: false,
  seen: false,
  createdAt: '',
  data: { key },
  ...more,
});
const keyOf = ({ data }: InboxMessage): string | undefined => Object(data).key;
const placesOf = (given: Partial<Places> = {}): Places => ({
  open: new Set(),
  current: undefined,
  anchors: new Map(),
  ...given,
});
const idsOf = ({ rows }: GroupedRows) => rows.map(({ id }) => id).join(' ');

describe('the rows of a list', () => {
  const rows = [
    rowOf('a1', 'a'),
    rowOf('x'),
    rowOf('b1', 'b'),
    rowOf('a2', 'a'),
    rowOf('b2', 'b'),
    rowOf('c1', 'c'),
  ];

  test('with a key in common are one, in the place of the newest', () => {
    const grouped = groupRows(rows, keyOf, placesOf());
    expect(idsOf(grouped)).toBe('a1 x b1 c1');
    expect([...grouped.byFront.keys()]).toEqual(['a1', 'b1']);
    expect(grouped.frontOf.get('b2')).toBe('b1');
    expect(grouped.frontOf.has('c1')).toBe(false);
  });

  test('of an open group stand below the newest', () => {
    expect(idsOf(groupRows(rows, keyOf, placesOf({ open: new Set(['b']) })))).toBe('a1 x b1 b2 c1');
  });

  test('of an open group stay in their place when a newer one joins them', () => {
    const open = new Set(['b']);
    const before = groupRows(rows, keyOf, placesOf({ open }));
    const arrived = [rowOf('b0', 'b'), ...rows];
    const after = groupRows(arrived, keyOf, placesOf({ open, anchors: before.anchors }));
    expect(idsOf(after)).toBe('a1 x b0 b1 b2 c1');
    const closed = groupRows(arrived, keyOf, placesOf({ anchors: after.anchors }));
    expect(idsOf(closed)).toBe('b0 a1 x c1');
  });

  test('that the reader is at stay in their place when a newer one joins them, also a row that had been by itself', () => {
    const before = groupRows(rows, keyOf, placesOf({}));
    const after = groupRows(
      [rowOf('c0', 'c'), ...rows],
      keyOf,
      placesOf({ current: 'c', anchors: before.anchors }),
    );
    expect(idsOf(after)).toBe('a1 x b1 c0');
  });

  test('go where the newest is once the row in whose place they stood is gone', () => {
    const open = new Set(['b']);
    const anchors = new Map([['b', 'gone']]);
    expect(idsOf(groupRows(rows, keyOf, placesOf({ open, anchors })))).toBe('a1 x b1 b2 c1');
  });
});

const someRows = fc
  .array(
    fc.record({
      key: fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: undefined }),
      read: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map(({ key, read }, index) => rowOf(String(index), key, { read })));
const someKeys = fc.subarray(['a', 'b', 'c', 'd']).map((keys) => new Set(keys));

describe('any rows, whichever groups are open', () => {
  /** The messages that each listed row stands for. */
  const meantBy = (grouped: GroupedRows, open: ReadonlySet<string>) =>
    grouped.rows.map((row) => {
      const group = grouped.byFront.get(row.id);
      return group && !open.has(group.key) ? group.rows : [row];
    });
  const unreadOf = (rows: readonly InboxMessage[]) => rows.filter(({ read }) => !read).length;

  test('are each in exactly one listed row, and none is lost', () => {
    fc.assert(
      fc.property(someRows, someKeys, (rows, open) => {
        const meant = meantBy(groupRows(rows, keyOf, placesOf({ open })), open).flat();
        expect(meant.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
      }),
    );
  });

  test('have as many unread messages as the listed rows together', () => {
    fc.assert(
      fc.property(someRows, someKeys, (rows, open) => {
        const perRow = meantBy(groupRows(rows, keyOf, placesOf({ open })), open).map(unreadOf);
        expect(perRow.reduce((sum, count) => sum + count, 0)).toBe(unreadOf(rows));
      }),
    );
  });

  test('keep the sizes of their groups when these are opened and closed', () => {
    const sizes = ({ byFront }: GroupedRows) =>
      [...byFront.values()].map(({ key, rows }) => `${key} ${rows.length} ${unreadOf(rows)}`).sort();
    fc.assert(
      fc.property(someRows, someKeys, someKeys, (rows, open, later) => {
        const before = groupRows(rows, keyOf, placesOf({ open }));
        const after = groupRows(rows, keyOf, placesOf({ open: later, anchors: before.anchors }));
        expect(sizes(after)).toEqual(sizes(before));
      }),
    );
  });

  test('do not move when a newer message joins a group that is open', () => {
    fc.assert(
      fc.property(someRows, someKeys, fc.constantFrom('a', 'b', 'c', 'd'), (rows, open, key) => {
        const before = groupRows(rows, keyOf, placesOf({ open }));
        const after = groupRows(
          [rowOf('new', key), ...rows],
          keyOf,
          placesOf({ open, anchors: before.anchors }),
        );
        const others = (grouped: GroupedRows) =>
          grouped.rows.filter((row) => keyOf(row) !== key).map(({ id }) => id);
        expect(others(after)).toEqual(others(before));
        if (open.has(key) && rows.some((row) => keyOf(row) === key)) {
          const placeOf = (grouped: GroupedRows) => grouped.rows.findIndex((row) => keyOf(row) === key);
          expect(placeOf(after)).toBe(placeOf(before));
        }
      }),
    );
  });
});
