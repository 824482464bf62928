import { describe, expect, test } from 'vitest';
import { timesIn } from './times.ts';

const nowMs = Date.parse('2026-11-21T09:30:00.000Z');
const minuteMs = 60_000;

describe('timesIn', () => {
  const english = timesIn('en');

  test.each([
    [0, 'now'],
    [2 * minuteMs, '2 min. ago'],
    [18 * minuteMs, '18 min. ago'],
    [60 * minuteMs, '1 hr. ago'],
    [24 * 60 * minuteMs, 'yesterday'],
    [8 * 24 * 60 * minuteMs, 'last wk.'],
    [400 * 24 * 60 * minuteMs, 'last yr.'],
  ])('%d ms ago is %s', (ageMs, words) => {
    expect(english.relativeTime(nowMs - ageMs, nowMs)).toBe(words);
  });

  test('fault 77: a time in the future is now, never a negative age', () => {
    expect(english.relativeTime(nowMs + 10 * minuteMs, nowMs)).toBe('now');
    expect(english.dayHeading(nowMs + 48 * 60 * minuteMs, nowMs)).toBe('Today');
  });
});
