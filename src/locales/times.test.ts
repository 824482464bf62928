import { afterEach, describe, expect, test, vi } from 'vitest';
import { lacksTimeWords } from '../../tests/support/timeWords.ts';
import { catalogue } from './catalogue.ts';
import { timesIn, timesTag } from './times.ts';

const nowMs = Date.parse('2026-11-21T09:30:00.000Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe('timesIn', () => {
  const english = timesIn('en');

  test.each([
    [0, 'now', 'now'],
    [minuteMs - 1, 'now', 'now'],
    [minuteMs, '1m', '1 minute ago'],
    [18 * minuteMs, '18m', '18 minutes ago'],
    [60 * minuteMs - 1, '59m', '59 minutes ago'],
    [60 * minuteMs, '1h', '1 hour ago'],
    [dayMs - 1, '23h', '23 hours ago'],
    [dayMs, '1d', 'yesterday'],
    [6 * dayMs, '6d', '6 days ago'],
    [7 * dayMs, '1w', 'last week'],
    [14 * dayMs - 1, '2w', '2 weeks ago'],
    [60 * dayMs, '8w', '8 weeks ago'],
    [364 * dayMs, '52w', '52 weeks ago'],
    [365 * dayMs, '1y', 'last year'],
    [730 * dayMs, '2y', '2 years ago'],
  ])('a time %d ms ago is written as %s, and in words as %s', (ageMs, short, words) => {
    expect(english.shortTime(nowMs - ageMs, nowMs)).toBe(short);
    expect(english.relativeTime(nowMs - ageMs, nowMs)).toBe(words);
  });

  test('a time of the evening before yesterday is not written as yesterday, though it is less than two days ago', () => {
    const evening = new Date(2026, 10, 19, 23).getTime();
    const morning = new Date(2026, 10, 21, 2).getTime();
    expect(english.relativeTime(evening, morning)).toBe('2 days ago');
    expect(english.shortTime(evening, morning)).toBe('2d');
  });

  test('fault 77: a time in the future is written as now, never as a negative age', () => {
    expect(english.shortTime(nowMs + 10 * minuteMs, nowMs)).toBe('now');
    expect(english.relativeTime(nowMs + 10 * minuteMs, nowMs)).toBe('now');
    expect(english.dayHeading(nowMs + 48 * 60 * minuteMs, nowMs)).toBe('Today');
  });

  const at = (day: number, hour: number, month = 10, year = 2026) =>
    new Date(year, month, day, hour).getTime();

  // The 21st of November 2026 is a Saturday.
  test.each([
    ['the same day', at(21, 1), 'Today', '1h'],
    ['late on the day before', at(20, 23), 'Yesterday', '11:00 PM'],
    ['early on the day before', at(20, 0), 'Yesterday', '12:00 AM'],
    ['the last hour of the day before that', at(19, 23), 'This week', '2d'],
    ['the first day of the week', at(15, 0), 'This week', '6d'],
    ['the last day of the week before', at(14, 23), 'Last week', '7d'],
    ['the first day of the week before', at(8, 0), 'Last week', '13d'],
    ['a day before that, in the same month', at(7, 23), 'November', '2w'],
    ['a month before', at(31, 12, 9), 'October', '3w'],
    ['the first of the year', at(1, 0, 0), 'January', '46w'],
    ['the year before', at(31, 23, 11, 2025), 'December 2025', '46w'],
    ['two years before', at(1, 12, 10, 2024), 'November 2024', '2y'],
  ])(
    'of %s: the heading, by the calendar, and a time that does not repeat it',
    (_when, timeMs, heading, short) => {
      expect(english.dayHeading(timeMs, at(21, 2))).toBe(heading);
      expect(english.shortTime(timeMs, at(21, 2), true).replaceAll('\u202f', ' ')).toBe(short);
    },
  );

  test("a week begins with the first day of the language's region", () => {
    const sunday = at(15, 12);
    const headings = ['en', 'en-GB', 'de', 'ar-EG'].map((tag) => timesIn(tag).dayHeading(sunday, at(21, 2)));
    expect(headings).toEqual([
      'This week',
      'Last week',
      'Letzte Woche',
      timesIn('ar-EG').dayHeading(at(14, 12), at(21, 2)),
    ]);
  });

  test('on the first day of a week the day before yesterday was last week', () => {
    expect(english.dayHeading(at(20, 12), at(22, 12))).toBe('Last week');
    expect(english.dayHeading(at(21, 12), at(22, 12))).toBe('Yesterday');
  });

  test('a heading starts with the capital letter of its language', () => {
    expect(timesIn('fr').dayHeading(nowMs - dayMs, nowMs)).toBe('Hier');
    expect(timesIn('pl').dayHeading(at(1, 12, 8), nowMs)).toBe('Wrzesień');
  });

  test('a time in full has its day, month, year, hour and minute', () => {
    const words = english.absoluteTime(new Date(2026, 10, 21, 9, 5).getTime());
    expect(words.replaceAll('\u202f', ' ')).toBe('Saturday, November 21, 2026 at 9:05 AM');
  });

  test('the formatter of a language is made once, and others for other languages', () => {
    expect(timesIn('en')).toBe(english);
    expect(timesIn('de')).not.toBe(english);
  });

  test('no formatter is made before it is needed, and each once', () => {
    const made = (['RelativeTimeFormat', 'NumberFormat', 'DateTimeFormat'] as const).map((name) => {
      const Real = Intl[name];
      return vi.spyOn(Intl, name).mockImplementation(function (this: unknown, ...given: unknown[]) {
        return Reflect.construct(Real, given);
      } as never);
    });
    const count = () => made.map(({ mock }) => mock.calls.length);
    const times = timesIn('sv');
    expect(count()).toEqual([0, 0, 0]);
    times.shortTime(nowMs - 2 * minuteMs, nowMs);
    times.shortTime(nowMs - 3 * minuteMs, nowMs);
    expect(count()).toEqual([0, 1, 0]);
    times.relativeTime(nowMs, nowMs);
    times.dayHeading(nowMs, nowMs);
    expect(count()).toEqual([1, 1, 0]);
    times.absoluteTime(nowMs);
    times.absoluteTime(nowMs - dayMs);
    expect(count()).toEqual([1, 1, 1]);
    vi.restoreAllMocks();
  });

  test('times are written in the language', () => {
    expect(timesIn('cs').relativeTime(nowMs - 3 * 60 * minuteMs, nowMs)).toBe('před 3 hodinami');
    expect(timesIn('tr').shortTime(nowMs - 3 * 60 * minuteMs, nowMs)).toBe('3s');
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
    ['kde', 'en-GB'],
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

  test('of the languages of the catalogue, the platform is asked about those that not every platform has words in', () => {
    const asked = vi.spyOn(Intl.RelativeTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
    for (const { tag } of catalogue) {
      timesTag(tag);
    }
    const tags = new Set(asked.mock.calls.map(([tag]) => tag).filter((tag) => tag !== 'en-GB'));
    const lacking =
      'af as az ba be bho bs ckb cy eu fil ga gl ha hy ig is ka kk km lo mk mn ne or pa sa sd si sm sq ur uz yo zu';
    const neighbours = ['bn', 'tr', 'ru', 'hi', 'hr', 'es', 'sr'];
    expect([...tags].filter((tag) => !neighbours.includes(String(tag))).toSorted()).toEqual(
      lacking.split(' '),
    );
  });

  test('the platform is not asked about another region or script of a language that each has words in', () => {
    const asked = vi.spyOn(Intl.RelativeTimeFormat, 'supportedLocalesOf');
    const tags = ['de-CH', 'en-ZA', 'sr-Latn', 'zh-Hant-HK'];
    expect(tags.map(timesTag)).toEqual(tags);
    expect(asked).not.toHaveBeenCalled();
  });

  test('times in every language are written in one that this platform has words in', () => {
    expect(catalogue.filter(({ tag }) => lacksTimeWords(timesTag(tag)))).toEqual([]);
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
