import { expect, test } from 'vitest';
import { anyTime, createTranslator, nearTime, placeWords } from '../../locales/index.ts';
import { doneWords } from './snooze.tsx';

const words = placeWords.wordsOf(createTranslator('en'));
const day = (text: string) => new Date(text).getTime();
/** Some platforms write narrow spaces. */
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

test.each([
  ['unsnoozed', 1, undefined, 'Back in the inbox'],
  ['snoozed', 100, undefined, '99+ snoozed'],
  ['snoozed', 2, { snoozedUntil: '2031-02-03T04:05:00' }, '2 snoozed'],
  ['snoozed', 1, { snoozedUntil: '2031-02-03T04:05:00' }, 'Snoozed until Mon, Feb 3, 2031, 4:05 AM'],
  // What waits for the network tells no time.
  ['snoozed', 1, undefined, 'Snoozed'],
  ['read', 1, undefined, undefined],
] as const)('%s of %i messages is told in words', (kind, count, effect, expected) => {
  expect(plain(doneWords(words, { kind, count, effect }))).toBe(expected);
});

test.each([
  ['2026-11-25T18:00', '6:00 PM', '6:00 PM'],
  ['2026-11-26T09:00', 'Thu 9:00 AM', 'Thu, Nov 26, 9:00 AM'],
  ['2027-01-04T09:00', 'Mon 9:00 AM', 'Mon, Jan 4, 2027, 9:00 AM'],
])('the time %s is as short as it is clear', (time, near, any) => {
  const nowMs = day('2026-11-25T10:00');
  expect(plain(nearTime('en', day(time), nowMs))).toBe(near);
  expect(plain(anyTime('en', day(time), nowMs))).toBe(any);
});
