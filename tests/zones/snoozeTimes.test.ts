import { describe, expect, test } from 'vitest';
import {
  earliestChoice,
  fromFieldValue,
  snoozeTimes,
  toFieldValue,
} from '../../src/features/snooze/snoozeTimes.ts';
import { liveIn, zones } from './zones.ts';

/** On the clock of the zone. */
const local = (timeMs: number) => toFieldValue(timeMs);

describe('the times until which a message can be put off', () => {
  test.each([
    // Wednesday, Sunday, Monday just after midnight, Saturday.
    ['2026-11-25T10:30', '2026-11-25T18:00', '2026-11-26T09:00', '2026-11-30T09:00'],
    ['2026-11-29T10:30', '2026-11-29T18:00', '2026-11-30T09:00', '2026-11-30T09:00'],
    ['2026-11-30T00:01', '2026-11-30T18:00', '2026-12-01T09:00', '2026-12-07T09:00'],
    ['2026-11-28T16:59', '2026-11-28T18:00', '2026-11-29T09:00', '2026-11-30T09:00'],
    // From five on the evening is too near.
    ['2026-11-25T17:00', undefined, '2026-11-26T09:00', '2026-11-30T09:00'],
    ['2026-11-25T23:59', undefined, '2026-11-26T09:00', '2026-11-30T09:00'],
    // The ends of a month, of February, and of a year.
    ['2027-02-28T08:00', '2027-02-28T18:00', '2027-03-01T09:00', '2027-03-01T09:00'],
    ['2028-02-28T08:00', '2028-02-28T18:00', '2028-02-29T09:00', '2028-03-06T09:00'],
    ['2026-12-31T08:00', '2026-12-31T18:00', '2027-01-01T09:00', '2027-01-04T09:00'],
    // The days before clocks change in Berlin, and those days.
    ['2026-03-28T12:00', '2026-03-28T18:00', '2026-03-29T09:00', '2026-03-30T09:00'],
    ['2026-03-29T01:30', '2026-03-29T18:00', '2026-03-30T09:00', '2026-03-30T09:00'],
    ['2026-10-24T12:00', '2026-10-24T18:00', '2026-10-25T09:00', '2026-10-26T09:00'],
  ])('are those of the clock at %s', (now, evening, tomorrow, monday) => {
    liveIn('Europe/Berlin');
    const nowMs = fromFieldValue(now);
    const times = snoozeTimes(nowMs);
    expect([times.inAnHour - nowMs, times.thisEvening && local(times.thisEvening)]).toEqual([
      3_600_000,
      evening,
    ]);
    expect([local(times.tomorrow), local(times.nextWeek)]).toEqual([tomorrow, monday]);
  });

  test('are an hour apart on the clock and none on the watch where clocks change in between', () => {
    liveIn('Europe/Berlin');
    expect(local(snoozeTimes(fromFieldValue('2026-03-29T01:30')).inAnHour)).toBe('2026-03-29T03:30');
  });

  test.each(zones)('are nine o’clock on the days that clocks change in $name', ({ name, changes }) => {
    liveIn(name);
    for (const change of changes) {
      for (let hours = -30; hours < 54; hours += 1) {
        const { tomorrow, nextWeek } = snoozeTimes(Date.parse(change) + hours * 3_600_000);
        expect([local(tomorrow).slice(11), local(nextWeek).slice(11)]).toEqual(['09:00', '09:00']);
        expect(new Date(nextWeek).getDay()).toBe(1);
      }
    }
  });
});

describe('a chosen time', () => {
  test.each([
    ['2026-11-25T10:30:00', '2026-11-25T10:31'],
    ['2026-11-25T10:30:01', '2026-11-25T10:32'],
    ['2026-12-31T23:59:00', '2027-01-01T00:00'],
  ])('at %s is %s at the earliest, a whole minute that is at least one away', (now, earliest) => {
    liveIn('Europe/Berlin');
    expect(local(earliestChoice(fromFieldValue(now)))).toBe(earliest);
  });

  test('is the same in the field and in milliseconds, and no time while it is incomplete', () => {
    liveIn('Pacific/Kiritimati');
    expect(toFieldValue(fromFieldValue('2026-02-03T04:05'))).toBe('2026-02-03T04:05');
    expect(fromFieldValue('')).toBeNaN();
  });
});
