import { describe, expect, test } from 'vitest';
import type { InboxMessage } from '../../data/index.ts';
import { countNewer, countUnknown, feedEntries } from './feedEntries.ts';

const nowMs = new Date('2026-11-21T12:00:00').getTime();
const hourMs = 3_600_000;

/** No row is moved. */
const inPlace = () => false;

const messageOf = (id: string, hoursAgo: number): InboxMessage => ({
  id,
  read: false,
  seen: false,
  createdAt: Number.isNaN(hoursAgo) ? 'yesterday' : new Date(nowMs - hoursAgo * hourMs).toISOString(),
});

const entriesOf = (messages: readonly InboxMessage[], newCount = 0) =>
  feedEntries(messages, { byDay: true, newCount, nowMs, headingOf }, inPlace);

/** Today, yesterday, and all before together. */
const headingOf = (timeMs: number) =>
  `${Math.min(2, Math.round((new Date(nowMs).setHours(0, 0, 0, 0) - timeMs) / (24 * hourMs)))} days`;

const column = (messages: readonly InboxMessage[], newCount = 0) =>
  entriesOf(messages, newCount).map(({ key }) => key);

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

  test('days that are listed under the same words have one heading', () => {
    const messages = [1, 45, 70, 94].map((hoursAgo) => messageOf(`of ${hoursAgo}`, hoursAgo));
    const headings = entriesOf(messages).flatMap((entry) => (entry.kind === 'day' ? entry.words : []));
    expect(headings).toEqual(['0 days', '2 days']);
    expect(column(messages).slice(2)).toEqual(['day 1', 'message of 45', 'message of 70', 'message of 94']);
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
    expect(countNewer(messages, nowMs - hoursAgo * hourMs, inPlace)).toBe(count);
  });

  test('no message above which there are only rows that stand on top', () => {
    const isOnTop = (id: string) => id === 'c';
    const [a, b, c] = messages;
    const arranged = [c, a, b].flatMap((message) => message ?? []);
    expect(countNewer(arranged, nowMs - hourMs, isOnTop)).toBe(0);
    expect(countNewer(arranged, nowMs - 2 * hourMs, isOnTop)).toBe(2);
  });

  test('nothing at the first visit', () => {
    expect(countNewer(messages, undefined, inPlace)).toBe(0);
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
