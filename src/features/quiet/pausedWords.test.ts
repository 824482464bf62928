import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietWords } from '../../locales/index.ts';
import { createTranslator } from '../../locales/translator.ts';
import type { QuietState } from './createQuiet.ts';
import { pausedWords } from './pausedWords.ts';
import { quietTimes } from './quietTimes.ts';

const words = quietWords.wordsOf(createTranslator('en'));
/** A Friday noon in Berlin, where it is summer. */
const now = Date.parse('2026-07-10T10:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function said(until: string | undefined, timeZone = 'Europe/Berlin'): string {
  const untilMs = until === undefined ? undefined : Date.parse(until);
  const state: QuietState = { isQuiet: true, untilMs, hours: { timeZone, windows: [] } };
  return pausedWords(words, state).replaceAll('\u202f', ' ');
}

test.each([
  ['without an end', undefined, 'paused'],
  ['later that day', '2026-07-10T21:59:00Z', 'paused until 11:59 PM'],
  ['from midnight on, with the day', '2026-07-10T22:00:00Z', 'paused until Sat 12:00 AM'],
  ['six days later, with the day alone', '2026-07-16T10:00:00Z', 'paused until Thu 12:00 PM'],
  ['more than six days later, with the date', '2026-07-16T10:00:01Z', 'paused until Thu, Jul 16, 12:00 PM'],
])('a pause %s is told by the clock of its zone', (_, until, expected) => {
  expect(said(until)).toBe(expected);
});

test('the same time is on another day in another zone', () => {
  expect(said('2026-07-10T22:00:00Z', 'America/New_York')).toBe('paused until 6:00 PM');
});

test('a reader can pause for an hour, until tomorrow, and until they end it', () => {
  expect(quietTimes).toEqual([
    ['forAnHour', 'hour'],
    ['untilTomorrow', 'tomorrow'],
    ['untilResumed', undefined],
  ]);
});
