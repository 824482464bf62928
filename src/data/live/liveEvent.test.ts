import { describe, expect, test } from 'vitest';
import { buildMessage } from '../../../mocks/index.ts';
import { parseSocketEvent } from './parseSocketEvent.ts';

/** 36 things that are no count. */
const noCounts: unknown[] = [
  '5',
  '',
  '0',
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
  test('in these tests are 36', () => {
    expect(noCounts).toHaveLength(36);
  });

  test.each(noCounts.map((value) => [value]))('such as %s change nothing', (value) => {
    expect(parseSocketEvent('unread_count_changed', { unreadCount: value })).toBeUndefined();
    expect(parseSocketEvent('unseen_count_changed', { unseenCount: value })).toBeUndefined();
    expect(parseSocketEvent('unread_count_changed', value)).toEqual(
      value !== null && typeof value === 'object' && 'unreadCount' in value ? { unreadCount: 5 } : undefined,
    );
  });

  test.each([
    [0, 0],
    [7, 7],
    [-3, 0],
    [250, 250],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [1e300, 1e300],
  ])('do not include the integer %d, which becomes %d', (value, count) => {
    expect(parseSocketEvent('unread_count_changed', { unreadCount: value })).toEqual({ unreadCount: count });
    expect(parseSocketEvent('unseen_count_changed', { unseenCount: value })).toEqual({ unseenCount: count });
  });

  test('are not taken from a member that belongs to the other event', () => {
    expect(parseSocketEvent('unread_count_changed', { unseenCount: 5 })).toBeUndefined();
    expect(parseSocketEvent('unseen_count_changed', { unreadCount: 5 })).toBeUndefined();
  });
});

describe('a received message', () => {
  test('is validated like a row of the feed', () => {
    const change = parseSocketEvent('notification_received', {
      message: { ...buildMessage(), read: 'true' },
    });
    expect(change?.messages).toMatchObject([{ subject: 'Maya Okafor mentioned you', read: false }]);
  });

  test.each([
    [undefined],
    [null],
    ['x'],
    [{}],
    [{ message: null }],
    [{ message: {} }],
    [{ message: [buildMessage()] }],
  ])('is ignored if its payload is %j', (payload) => {
    expect(parseSocketEvent('notification_received', payload)).toBeUndefined();
  });
});
