import { afterEach, describe, expect, test, vi } from 'vitest';
import { timesIn, timesTag } from './times.ts';

const nowMs = Date.parse('2026-11-21T09:30:00.000Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

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
    [minuteMs - 1, 'now'],
    [minuteMs, '1 min. ago'],
    [60 * minuteMs - 1, '59 min. ago'],
    [24 * 60 * minuteMs - 1, '23 hr. ago'],
    [7 * dayMs - 1, '6 days ago'],
    [7 * dayMs, 'last wk.'],
    [14 * dayMs, '2 wk. ago'],
    [30 * dayMs - 1, '4 wk. ago'],
    [30 * dayMs, 'last mo.'],
    [60 * dayMs, '2 mo. ago'],
    [365 * dayMs - 1, '12 mo. ago'],
    [365 * dayMs, 'last yr.'],
    [730 * dayMs, '2 yr. ago'],
  ])('a time %d ms ago is written as %s', (ageMs, words) => {
    expect(english.relativeTime(nowMs - ageMs, nowMs)).toBe(words);
  });

  test('fault 77: a time in the future is written as now, never as a negative age', () => {
    expect(english.relativeTime(nowMs + 10 * minuteMs, nowMs)).toBe('now');
    expect(english.dayHeading(nowMs + 48 * 60 * minuteMs, nowMs)).toBe('Today');
  });

  test('a day is headed as today, yesterday or its date, by the calendar and not by the hours since', () => {
    const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
    const headings = [at(21, 1), at(20, 23), at(20, 0), at(19, 23), at(1, 12)];
    expect(headings.map((timeMs) => english.dayHeading(timeMs, at(21, 2)))).toEqual([
      'Today',
      'Yesterday',
      'Yesterday',
      'Thursday, November 19',
      'Sunday, November 1',
    ]);
  });

  test('a heading starts with the capital letter of its language', () => {
    expect(timesIn('fr').dayHeading(nowMs - dayMs, nowMs)).toBe('Hier');
    expect(timesIn('tr').dayHeading(Date.parse('2026-11-16T12:00:00Z'), nowMs)).toMatch(/^\d+ Kasım/);
  });

  test('a time in full has its day, month, year, hour and minute', () => {
    const words = english.absoluteTime(new Date(2026, 10, 21, 9, 5).getTime());
    expect(words.replaceAll('\u202f', ' ')).toBe('Saturday, November 21, 2026 at 9:05 AM');
  });

  test('the formatter of a language is made once, and others for other languages', () => {
    expect(timesIn('en')).toBe(english);
    expect(timesIn('de')).not.toBe(english);
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
    // Related languages stand in only where a language lacks its words.
    ['gl', 'gl'],
  ])('times in %s are written in %s', (tag, written) => {
    expect(timesTag(tag)).toBe(written);
  });

  test.each([
    ['as', 'bn'],
    ['az', 'tr'],
    ['ba', 'ru'],
    ['be', 'ru'],
    ['bho', 'hi'],
    ['bs', 'hr'],
    ['eu', 'es'],
    ['gl', 'es'],
    ['kk', 'ru'],
    ['mn', 'ru'],
    ['ne', 'hi'],
    ['pa', 'hi'],
    ['sa', 'hi'],
    ['sd', 'ur'],
    ['uz', 'tr'],
  ])('without texts for %s, its readers get those of %s', (tag, written) => {
    vi.spyOn(Intl.RelativeTimeFormat, 'supportedLocalesOf').mockImplementation((tags) =>
      String(tags) === tag ? [] : [String(tags)],
    );
    expect(timesTag(tag)).toBe(written);
  });

  test('a platform that lists nothing writes times in English', () => {
    vi.spyOn(Intl.RelativeTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
    expect(timesTag('mk')).toBe('en');
  });

  test('on a platform that lacks a language, times are written in a related one, or in English', () => {
    vi.spyOn(Intl.RelativeTimeFormat, 'supportedLocalesOf').mockImplementation((tags) =>
      ['mk', 'ka'].includes(String(tags)) ? [] : [String(tags)],
    );
    expect([timesTag('mk'), timesTag('ka')]).toEqual(['sr', 'en-GB']);
  });
});
