import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFeedHeights } from './feedHeights.ts';

/** Whole numbers, so that sums in another order are the same. */
const anyHeights = fc.array(fc.nat(300), { maxLength: 70 });

test('sums and positions are those of adding one height after the other, also after heights have changed', () => {
  fc.assert(
    fc.property(
      anyHeights,
      fc.array(fc.tuple(fc.nat(80), fc.nat(300)), { maxLength: 20 }),
      fc.integer({ min: -50, max: 20_000 }),
      (initial, changes, positionPx) => {
        const heights = createFeedHeights(initial);
        const plain = [...initial];
        for (const [index, heightPx] of changes.filter(([at]) => at < plain.length)) {
          heights.set(index, heightPx);
          plain[index] = heightPx;
        }
        const sums = [0];
        for (const heightPx of plain) {
          sums.push((sums.at(-1) ?? 0) + heightPx);
        }
        expect(sums.map((_, index) => heights.above(index))).toEqual(sums);
        expect(heights.endingBy(positionPx)).toBe(
          Math.max(
            0,
            sums.findLastIndex((sum) => sum <= positionPx),
          ),
        );
      },
    ),
  );
});

test.each([
  ['above the first entry', -1, 0],
  ['at the top', 0, 0],
  ['one pixel before the end of the first entry', 9, 0],
  ['at the end of the first entry', 10, 1],
  ['at the end of the last entry', 60, 3],
  ['below the last entry', 1_000, 3],
])('%s, so many entries end there or above', (_where, positionPx, count) => {
  expect(createFeedHeights([10, 20, 30]).endingBy(positionPx)).toBe(count);
});

test('a column without entries has no height and no entry at any position', () => {
  const heights = createFeedHeights([]);
  expect([heights.above(0), heights.above(5), heights.endingBy(0), heights.endingBy(100)]).toEqual([
    0, 0, 0, 0,
  ]);
});

test('an index past the last entry has all entries above it', () => {
  expect(createFeedHeights([10, 20]).above(7)).toBe(30);
});
