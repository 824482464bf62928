import { afterEach, describe, expect, test, vi } from 'vitest';
import { timesIn, timesTag } from './times.ts';

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
  ])('a time %d ms ago is written as %s', (ageMs, words) => {
    expect(english.relativeTime(nowMs - ageMs, nowMs)).toBe(words);
  });

  test('fault 77: a time in the future is written as now, never as a negative age', () => {
    expect(english.relativeTime(nowMs + 10 * minuteMs, nowMs)).toBe('now');
    expect(english.dayHeading(nowMs + 48 * 60 * minuteMs, nowMs)).toBe('Today');
  });

  test('times are written in the language', () => {
    expect(timesIn('cs').relativeTime(nowMs - 3 * 60 * minuteMs, nowMs)).toBe('před 3 h');
    expect(timesIn('fr-CA').dayHeading(nowMs, nowMs)).toBe('Aujourd’hui');
  });
});

describe('timesTag', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['de-CH', 'de-CH'],
    ['ka', 'ka'],
    ['not a tag!', 'en'],
    // Unknown to every platform.
    ['sm', 'en-GB'],
    // Listed by platforms, but without texts for times.
    ['bho', 'hi'],
    ['ku', 'en-GB'],
  ])('times in %s are written in %s', (tag, written) => {
    expect(timesTag(tag)).toBe(written);
  });

  test('on a platform that lacks a language, times are written in a related one, or in English', () => {
    vi.spyOn(Intl.RelativeTimeFormat, 'supportedLocalesOf').mockImplementation((tags) =>
      ['mk', 'ka'].includes(String(tags)) ? [] : [String(tags)],
    );
    expect([timesTag('mk'), timesTag('ka')]).toEqual(['sr', 'en-GB']);
  });
});
