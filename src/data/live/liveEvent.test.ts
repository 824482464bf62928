import { describe, expect, test } from 'vitest';
import { parseLiveEvent } from './eventBuffer.ts';

/** 36 things that are no count. */
const noCounts: unknown[] = [
  '',
  'NaN',
  '1e3',
  ' 7 ',
  '5px',
  'null',
  1.5,
  -0.5,
  0.1,
  1e-9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  null,
  undefined,
  true,
  false,
  [],
  [5],
  [[5]],
  {},
  { count: 5 },
  { unreadCount: 5 },
  { valueOf: () => 5 },
  { toString: () => '5' },
  5n,
  Symbol('5'),
  () => 5,
  new Date(5),
  new Map([[5, 5]]),
  /5/,
  Object.create({ unreadCount: 5 }),
  new Number(5),
  '٥',
];

describe('fault 41: malformed counts', () => {
  test('in these tests are 34', () => {
    expect(noCounts).toHaveLength(34);
  });

  test.each(noCounts.map((value) => [value]))('such as %s change nothing', (value) => {
    expect(parseLiveEvent({ unread: value })).toBeUndefined();
    expect(parseLiveEvent({ unseen: value })).toBeUndefined();
    expect(parseLiveEvent({ unread: value, unseen: 5 })).toEqual({ unreadCount: undefined, unseenCount: 5 });
    expect(parseLiveEvent(value)).toBeUndefined();
  });

  test.each([
    [0, 0],
    [7, 7],
    [-3, 0],
    [250, 250],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [1e300, 1e300],
  ])('do not include the integer %d, which becomes %d', (value, count) => {
    expect(parseLiveEvent({ unread: value })).toEqual({ unreadCount: count });
    expect(parseLiveEvent({ unseen: value })).toEqual({ unseenCount: count });
    expect(parseLiveEvent({ unread: value, unseen: 1 })).toEqual({ unreadCount: count, unseenCount: 1 });
  });
});

describe('a received message', () => {
  test('is validated like a row of the feed', () => {
    const change = parseLiveEvent({ message: { id: 'a', title: 'Maya Okafor mentioned you', read: 'true' } });
    expect(change?.messages).toMatchObject([{ title: 'Maya Okafor mentioned you', read: false }]);
  });

  test.each([[null], ['x'], [{}], [[{ id: 'a' }]], [{ id: '' }]])(
    'is ignored if it is %j, and so are counts beside it',
    (message) => {
      expect(parseLiveEvent({ message })).toBeUndefined();
      expect(parseLiveEvent({ message, unread: 5 })).toBeUndefined();
    },
  );
});

describe('a hint', () => {
  test('says that something may have been missed', () => {
    expect(parseLiveEvent({ hint: true })).toEqual({ mayHaveMissed: true });
  });

  test.each([[undefined], [false], [1], ['true'], [{}]])('is none if it is %j', (hint) => {
    expect(parseLiveEvent({ hint })).toBeUndefined();
  });
});
