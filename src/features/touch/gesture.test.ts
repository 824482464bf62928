import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { farPx, gestureOf, isAtEdge, isFling, pulledPx, swipeThreshold, type TouchPoint } from './gesture.ts';

const way = fc.integer({ min: -400, max: 400 });

describe('the way of a finger', () => {
  test.each([
    ['that hardly moved is a press', 5, -7, undefined],
    ['sideways is a swipe', -9, 4, 'swipe'],
    ['down is a pull', 3, 12, 'pull'],
    ['up is a scroll', 3, -12, 'scroll'],
    ['that is as far down as sideways is no swipe', 20, 20, 'pull'],
  ])('%s', (_what, dx, dy, kind) => {
    expect(gestureOf(dx, dy)).toBe(kind);
  });

  test('means the same mirrored, and a swipe only where it is farther sideways', () => {
    fc.assert(
      fc.property(way, way, (dx, dy) => {
        expect(gestureOf(-dx, dy)).toBe(gestureOf(dx, dy));
        expect(gestureOf(dx, dy) === 'swipe').toBe(Math.abs(dx) >= 8 && Math.abs(dx) > Math.abs(dy));
      }),
    );
  });
});

test('the edges are 24 px on both sides', () => {
  expect([0, 23, 24, 200, 376, 377, 400].map((x) => isAtEdge(x, 400))).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('the threshold is four tenths of a narrow row, and 128 px in a wide one', () => {
  expect([200, 320, 390, 1200].map(swipeThreshold)).toEqual([80, 128, 128, 128]);
});

/** A finger at these places, so many milliseconds after each other. */
const pointsOf = (
  stepMs: number,
  first: number,
  ...rest: readonly number[]
): [TouchPoint, ...TouchPoint[]] => [
  { x: first, y: 0, timeMs: 0 },
  ...rest.map((x, place) => ({ x, y: 0, timeMs: (place + 1) * stepMs })),
];

describe('a fling', () => {
  test.each([
    ['is fast and far', pointsOf(16, 0, 30, 60, 90), true],
    ['is fast to the left', pointsOf(16, 200, 160, 120), true],
    ['is not slow', pointsOf(200, 0, 30, 60, 90), false],
    ['is not short', pointsOf(16, 0, 8, 14), false],
    ['is not back', pointsOf(16, 0, 60, 120, 90, 40), false],
    ['is not one that rests at its end', [...pointsOf(16, 0, 60, 90), { x: 90, y: 0, timeMs: 900 }], false],
    ['is not a touch alone', pointsOf(16, 0), false],
  ] as const)('%s', (_what, points, expected) => {
    expect(isFling(points as [TouchPoint, ...TouchPoint[]])).toBe(expected);
  });

  test('is the same mirrored', () => {
    fc.assert(
      fc.property(way, fc.array(way), fc.integer({ min: 1, max: 300 }), (first, rest, stepMs) => {
        const mirrored = pointsOf(stepMs, -first, ...rest.map((x) => -x));
        expect(isFling(mirrored)).toBe(isFling(pointsOf(stepMs, first, ...rest)));
      }),
    );
  });
});

test('a pull comes down half as far as the finger, neither above nor without an end', () => {
  expect([-50, 0, 8, 28, 104, 1000].map(pulledPx)).toEqual([0, 0, 0, 10, farPx, 72]);
});
