import { array, assert, integer, property, record, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import type { QuietHours } from '../../data/model/quietHours.ts';
import { hoursFromSchedule, scheduleFromHours } from './inboxSchedule.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const nights = { days: everyDay, from: '22:00', to: '07:00' };

test('Quiet nights are a schedule of the days between them, and the same nights again', () => {
  const schedule = scheduleFromHours({ windows: [nights] });
  expect(schedule).toMatchObject({
    isEnabled: true,
    weeklySchedule: { monday: { isEnabled: true, hours: [{ start: '07:00 AM', end: '10:00 PM' }] } },
  });
  expect(hoursFromSchedule({ schedule })).toEqual({ windows: [nights] });
});

test('A quiet weekend from Friday evening on is two days that are off, and a Friday that ends early', () => {
  const windows = [
    { days: [5], from: '18:00', to: '00:00' },
    { days: [6, 0], from: '00:00', to: '00:00' },
    { days: [1], from: '00:00', to: '08:00' },
  ];
  const schedule = scheduleFromHours({ windows });
  expect(schedule).toMatchObject({
    weeklySchedule: {
      friday: { isEnabled: true, hours: [{ start: '12:00 AM', end: '06:00 PM' }] },
      saturday: { isEnabled: false },
      sunday: { isEnabled: false },
      monday: { isEnabled: true, hours: [{ start: '08:00 AM', end: '11:59 PM' }] },
      tuesday: { isEnabled: true, hours: [{ start: '12:00 AM', end: '11:59 PM' }] },
    },
  });
  expect(minutesOf(hoursFromSchedule({ schedule }))).toEqual(minutesOf({ windows }));
});

test('No quiet hours are a schedule that is off, without hours, which the platform refuses then', () => {
  expect(scheduleFromHours({ windows: [] })).toEqual({ isEnabled: false });
  expect(hoursFromSchedule({ schedule: { isEnabled: false } })).toEqual({ windows: [] });
});

test('A reader without a schedule has chosen no hours, and neither has one whose schedule is malformed', () => {
  for (const schedule of [undefined, null, 'always', {}, { isEnabled: 'yes' }]) {
    expect(hoursFromSchedule({ schedule })).toBeUndefined();
  }
  expect(hoursFromSchedule(undefined)).toBeUndefined();
});

test('A schedule whose hours go over midnight is quiet in none of them', () => {
  const weeklySchedule = Object.fromEntries(
    ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((name) => [
      name,
      {
        isEnabled: true,
        hours: [
          { start: '06:00 PM', end: '02:00 AM' },
          { start: 'noon', end: 3 },
        ],
      },
    ]),
  );
  expect(hoursFromSchedule({ schedule: { isEnabled: true, weeklySchedule } })).toEqual({
    windows: [{ days: everyDay, from: '02:00', to: '18:00' }],
  });
});

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The quiet minutes of a week, one by one. */
function minutesOf(hours: QuietHours | undefined): readonly number[] {
  const quiet = new Set<number>();
  for (const { days, from, to } of hours?.windows ?? []) {
    for (const day of days) {
      const end = minuteOf(to) + (to > from ? 0 : 1_440);
      for (let minute = minuteOf(from); minute < end; minute += 1) {
        quiet.add((day * 1_440 + minute) % 10_080);
      }
    }
  }
  return [...quiet].sort((one, other) => one - other);
}

test('whatever the quiet hours, they are the same minutes of the week after the way through a schedule', () => {
  // The last minute of a day stands for its end.
  const time = integer({ min: 0, max: 1_438 }).map((minute) =>
    new Date(minute * 60_000).toISOString().slice(11, 16),
  );
  const quietWindow = record({ days: subarray(everyDay, { minLength: 1 }), from: time, to: time });
  assert(
    property(array(quietWindow, { minLength: 1, maxLength: 3 }), (windows) => {
      const again = hoursFromSchedule({ schedule: scheduleFromHours({ windows }) });
      expect(minutesOf(again)).toEqual(minutesOf({ windows }));
    }),
    { seed: 20_261_126 },
  );
});
