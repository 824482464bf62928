import { array, assert, constantFrom, integer, property, record, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomRuns } from '../../../tests/support/randomRuns.ts';
import type { QuietWindow } from '../../data/model/quietHours.ts';
import { dayMs, minuteMs, timeAt } from './clockOf.ts';
import { nextChange, type QuietRules, quietSpans, spanAt } from './quietSpans.ts';

const hourMs = 60 * minuteMs;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

const rulesOf = (timeZone: string, ...windows: readonly QuietWindow[]): QuietRules => ({
  hours: { timeZone, windows },
});
const isQuietAt = (rules: QuietRules, nowMs: number) => spanAt(quietSpans(rules, nowMs), nowMs) !== undefined;
const changeAfter = (rules: QuietRules, time: string) => {
  const nowMs = Date.parse(time);
  const next = nextChange(quietSpans(rules, nowMs), nowMs);
  return next === undefined ? undefined : new Date(next).toISOString().slice(0, 16);
};

/** What is quiet by a look at each minute: which minutes of some days a window lasts, by what the clocks show in each. */
function quietMinutes(rules: QuietRules, fromMs: number, toMs: number): ReadonlySet<number> {
  const { timeZone = '', windows } = rules.hours;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const minutes: { readonly timeMs: number; readonly clock: string }[] = [];
  for (let timeMs = fromMs - 3 * dayMs; timeMs < toMs + 3 * dayMs; timeMs += minuteMs) {
    minutes.push({ timeMs, clock: format.format(timeMs) });
  }
  const quiet = new Set<number>();
  const firstDate = Date.parse(minutes[0]?.clock.slice(0, 10) ?? '');
  const lastDate = Date.parse(minutes.at(-1)?.clock.slice(0, 10) ?? '');
  for (let date = firstDate + dayMs; date < lastDate - dayMs; date += dayMs) {
    for (const { days, from, to } of windows) {
      if (days.includes(new Date(date).getUTCDay())) {
        const dateText = (ms: number) => new Date(ms).toISOString().slice(0, 10);
        const begins = `${dateText(date)} ${from}`;
        const ends = `${dateText(to > from ? date : date + dayMs)} ${to}`;
        const first = minutes.findIndex(({ clock }) => clock >= begins);
        const last = minutes.findLastIndex(({ clock }) => clock < ends);
        for (const { timeMs } of minutes.slice(first, last + 1)) {
          quiet.add(timeMs);
        }
      }
    }
  }
  return quiet;
}

describe('Quiet hours', () => {
  const nights = rulesOf('Europe/Berlin', { days: [5], from: '22:00', to: '07:00' });

  test('Quiet hours over midnight belong to the day on which they begin, in the zone of the reader', () => {
    expect(changeAfter(nights, '2026-11-25T12:00Z')).toBe('2026-11-27T21:00');
    expect(changeAfter(nights, '2026-11-27T21:00Z')).toBe('2026-11-28T06:00');
    expect(isQuietAt(nights, Date.parse('2026-11-28T05:59Z'))).toBe(true);
    expect(isQuietAt(nights, Date.parse('2026-11-28T06:00Z'))).toBe(false);
    // Thursday's night is none of Friday's.
    expect(isQuietAt(nights, Date.parse('2026-11-27T05:00Z'))).toBe(false);
    expect(isQuietAt(nights, Date.parse('2026-11-28T21:30Z'))).toBe(false);
  });

  test('Hours whose begin the clocks skip begin at the change, and those whose end is skipped end there', () => {
    const begin = rulesOf('Europe/Berlin', { days: everyDay, from: '02:30', to: '06:00' });
    expect(changeAfter(begin, '2026-03-29T00:30Z')).toBe('2026-03-29T01:00');
    expect(changeAfter(begin, '2026-03-29T01:00Z')).toBe('2026-03-29T04:00');
    const end = rulesOf('Europe/Berlin', { days: everyDay, from: '22:00', to: '02:30' });
    expect(changeAfter(end, '2026-03-28T23:00Z')).toBe('2026-03-29T01:00');
  });

  test('Hours that begin or end in an hour that is twice begin the first time and end the second time', () => {
    const begin = rulesOf('Europe/Berlin', { days: everyDay, from: '02:30', to: '06:00' });
    expect(changeAfter(begin, '2026-10-24T12:00Z')).toBe('2026-10-25T00:30');
    expect(changeAfter(begin, '2026-10-25T00:30Z')).toBe('2026-10-25T05:00');
    const end = rulesOf('Europe/Berlin', { days: everyDay, from: '22:00', to: '02:30' });
    expect(changeAfter(end, '2026-10-24T20:00Z')).toBe('2026-10-25T01:30');
  });

  test('Hours on a day that a zone has left out are quiet only where they reach into the next one', () => {
    // Apia had no 30 December 2011, a Friday.
    const noon = rulesOf('Pacific/Apia', { days: [5], from: '12:00', to: '13:00' });
    expect(changeAfter(noon, '2011-12-30T00:00Z')).toBe('2012-01-05T22:00');
    const night = rulesOf('Pacific/Apia', { days: [5], from: '22:00', to: '07:00' });
    expect(changeAfter(night, '2011-12-30T09:59Z')).toBe('2011-12-30T10:00');
    expect(changeAfter(night, '2011-12-30T10:00Z')).toBe('2011-12-30T17:00');
  });

  test('Windows that touch or overlap are one quiet time, and equal times last a day', () => {
    const weekend = rulesOf(
      'Asia/Kathmandu',
      { days: [5], from: '18:00', to: '00:00' },
      { days: [6, 0], from: '00:00', to: '00:00' },
      { days: [1], from: '00:00', to: '08:00' },
      { days: [0], from: '22:00', to: '09:15' },
    );
    expect(changeAfter(weekend, '2026-11-26T00:00Z')).toBe('2026-11-27T12:15');
    expect(changeAfter(weekend, '2026-11-27T12:15Z')).toBe('2026-11-30T03:30');
  });

  test('Hours of the whole week have no end, and no hours no begin', () => {
    const always = rulesOf('UTC', { days: everyDay, from: '09:00', to: '09:00' });
    expect(isQuietAt(always, Date.parse('2026-11-26T12:00Z'))).toBe(true);
    expect(changeAfter(always, '2026-11-26T12:00Z')).toBeUndefined();
    expect(changeAfter(rulesOf('UTC'), '2026-11-26T12:00Z')).toBeUndefined();
    expect(
      changeAfter(rulesOf('UTC', { days: [], from: '22:00', to: '07:00' }), '2026-11-26T12:00Z'),
    ).toBeUndefined();
  });

  test('A pause lasts until its end or until it is ended, and goes over into quiet hours', () => {
    const nowMs = Date.parse('2026-11-27T20:30Z');
    const anHour = { ...nights, pause: { sinceMs: nowMs, untilMs: nowMs + hourMs } };
    expect(changeAfter(anHour, '2026-11-27T20:30Z')).toBe('2026-11-28T06:00');
    expect(
      changeAfter({ ...nights, pause: { sinceMs: nowMs, untilMs: null } }, '2026-11-27T20:30Z'),
    ).toBeUndefined();
    const long = { ...rulesOf('UTC'), pause: { sinceMs: nowMs, untilMs: nowMs + 20 * dayMs } };
    expect(changeAfter(long, '2026-11-28T20:30Z')).toBe('2026-12-17T20:30');
  });

  test('Hours that the reader has ended stay so until their end, and come back the next time', () => {
    const rules = { ...nights, awakeUntilMs: Date.parse('2026-11-28T06:00Z') };
    expect(isQuietAt(rules, Date.parse('2026-11-27T23:00Z'))).toBe(false);
    expect(changeAfter(rules, '2026-11-27T23:00Z')).toBe('2026-12-04T21:00');
  });
});

const changesOfClocks: Readonly<Record<string, readonly string[]>> = {
  'Europe/Berlin': ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-11-26T00:00Z'],
  'America/New_York': ['2026-03-08T07:00Z', '2026-11-01T06:00Z'],
  'Asia/Kathmandu': ['2026-11-26T00:00Z'],
  'Pacific/Apia': ['2011-12-30T10:00Z', '2020-09-26T14:00Z'],
  'Australia/Lord_Howe': ['2026-04-04T15:00Z', '2026-10-03T15:30Z'],
  UTC: ['2026-11-26T00:00Z'],
};
const moments = Object.entries(changesOfClocks).flatMap(([timeZone, times]) =>
  times.map((time) => ({ timeZone, aroundMs: Date.parse(time) })),
);

const clockTime = integer({ min: 0, max: 24 * 60 - 1 }).map((minute) =>
  new Date(minute * minuteMs).toISOString().slice(11, 16),
);
const quietWindow = record({ days: subarray(everyDay), from: clockTime, to: clockTime });

const { seed, runs } = randomRuns(40);

test('whatever the hours, the zone and its changes of clocks, each minute is quiet that a look at the clocks finds quiet', () => {
  assert(
    property(
      constantFrom(...moments),
      array(quietWindow, { minLength: 1, maxLength: 3 }),
      integer({ min: -24 * 60, max: 24 * 60 }),
      ({ timeZone, aroundMs }, windows, minutes) => {
        const rules = rulesOf(timeZone, ...windows);
        const nowMs = aroundMs + minutes * minuteMs;
        const seen = quietMinutes(rules, aroundMs - 2 * dayMs, aroundMs + 2 * dayMs);
        const spans = quietSpans(rules, nowMs);
        for (let timeMs = aroundMs - 2 * dayMs; timeMs < aroundMs + 2 * dayMs; timeMs += minuteMs) {
          if ((spanAt(spans, timeMs) !== undefined) !== seen.has(timeMs)) {
            throw new Error(`${new Date(timeMs).toISOString()} is ${seen.has(timeMs) ? '' : 'not '}quiet`);
          }
        }
        const change = nextChange(spans, nowMs);
        let next = nowMs + minuteMs;
        while (next < aroundMs + 2 * dayMs && seen.has(next) === seen.has(nowMs)) {
          next += minuteMs;
        }
        expect(Math.min(change ?? Number.POSITIVE_INFINITY, aroundMs + 2 * dayMs)).toBe(next);
      },
    ),
    { seed, numRuns: runs },
  );
});

test('the time of what clocks show is the one at which they show it', () => {
  assert(
    property(
      constantFrom(...moments),
      integer({ min: -2_000, max: 2_000 }),
      ({ timeZone, aroundMs }, minutes) => {
        const clockMs = aroundMs + minutes * minuteMs;
        const [first, last] = [timeAt(timeZone, clockMs, 'first'), timeAt(timeZone, clockMs, 'last')];
        expect(first).toBeLessThanOrEqual(last);
      },
    ),
  );
});
