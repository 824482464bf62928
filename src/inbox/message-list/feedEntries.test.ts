import { describe, expect, test } from 'vitest';
import type { InboxMessage } from '../../data/index.ts';
import { countNewer, countUnknown, feedEntries } from './feedEntries.ts';

const nowMs = new Date('2026-11-21T12:00:00').getTime();
const hourMs = 3_600_000;

const messageOf = (_id: string, hoursAgo: number): InboxMessage => ({
  _id,
  read: false,
  seen: false,
  createdAt: Number.isNaN(hoursAgo) ? 'yesterday' : new Date(nowMs - hoursAgo * hourMs).toISOString(),
});

const column = (messages: readonly InboxMessage[], newCount = 0) =>
  feedEntries(messages, { groupBy: 'day', newCount, nowMs }).map(({ key }) => key);

describe('the column of a feed', () => {
  test('each day has a heading', () => {
    const messages = [messageOf('a', 1), messageOf('b', 2), messageOf('c', 20), messageOf('d', 45)];
    expect(column(messages)).toEqual([
      'day 0',
      'message a',
      'message b',
      'day 1',
      'message c',
      'day 2',
      'message d',
    ]);
  });

  test('fault 77: a time in the future is today, and a message without a time belongs to the day before it', () => {
    const messages = [messageOf('a', -48), messageOf('b', Number.NaN), messageOf('c', 1)];
    expect(column(messages)).toEqual(['day 0', 'message a', 'message b', 'message c']);
    expect(column([messageOf('a', Number.NaN)])).toEqual(['message a']);
  });

  test('the divider is below the new messages, and above the heading of the older ones', () => {
    const messages = [messageOf('a', 1), messageOf('b', 20)];
    expect(column(messages, 1)).toEqual(['day 0', 'message a', 'divider', 'day 1', 'message b']);
    expect(column(messages, 0)).not.toContain('divider');
  });
});

describe('what is new since the last visit', () => {
  const messages = [messageOf('a', 1), messageOf('b', 2), messageOf('c', 3)];

  test.each([
    ['two of three', 3, 2],
    ['none', 1, 0],
    ['all of them, which divides nothing', 4, 0],
  ])('%s', (_name, hoursAgo, count) => {
    expect(countNewer(messages, nowMs - hoursAgo * hourMs)).toBe(count);
  });

  test('nothing at the first visit', () => {
    expect(countNewer(messages, undefined)).toBe(0);
  });
});

test.each([
  ['nothing came', ['a', 'b'], ['a', 'b'], 0],
  ['two came', ['x', 'y', 'a', 'b'], ['a', 'b'], 2],
  ['one came and the first of before went', ['x', 'b'], ['a', 'b'], 1],
  ['a known one came to the top again', ['b', 'a'], ['a', 'b'], 0],
  ['older ones came at the end', ['a', 'b', 'c'], ['a', 'b'], 0],
  ['more came than is loaded', ['x', 'y'], ['a', 'b'], 2],
])('unknown at the top: %s', (_name, now, known, count) => {
  expect(countUnknown(now, known)).toBe(count);
});
