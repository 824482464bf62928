import { describe, expect, expectTypeOf, it } from 'vitest';
import { type CronPreset, cronPresets, isCronPreset } from './cronPresets.ts';
import { intlTimeZone, timeZoneAliases } from './timeZoneAliases.ts';
import { isTimeZone, type TimeZone, timeZones } from './timeZones.ts';
import { isWeekDay, type WeekDay, weekDays } from './weekDays.ts';

function intlAccepts(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

describe('week days', () => {
  it('are seven, Monday first', () => {
    expect(weekDays).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
    expect(isWeekDay('monday')).toBe(true);
    expect(isWeekDay('Monday')).toBe(false);
    expectTypeOf<WeekDay>().toEqualTypeOf<
      'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
    >();
  });
});

describe('time zones', () => {
  it('are 594 names, each once', () => {
    expect(timeZones).toHaveLength(594);
    expect(new Set(timeZones).size).toBe(594);
  });

  it('have zones of every continent, and a guard that refuses all else', () => {
    for (const zone of [
      'Africa/Cairo',
      'America/New_York',
      'Asia/Tokyo',
      'Europe/Paris',
      'Pacific/Auckland',
    ]) {
      expect(isTimeZone(zone)).toBe(true);
    }
    for (const other of ['europe/paris', 'Mars/Olympus', '__proto__', '', null, 0]) {
      expect(isTimeZone(other)).toBe(false);
    }
    expectTypeOf<'Europe/Paris'>().toExtend<TimeZone>();
  });

  it('are accepted by Intl or marked as an alias', () => {
    const aliased: readonly string[] = Object.keys(timeZoneAliases);
    expect(timeZones.filter((zone) => !intlAccepts(zone) && !aliased.includes(zone))).toEqual([]);
  });

  it('are accepted by Intl once their alias is followed', () => {
    expect(timeZones.map((zone) => intlTimeZone(zone)).filter((zone) => !intlAccepts(zone))).toEqual([]);
  });

  it('have two aliases, both to a zone of the list', () => {
    expect(timeZoneAliases).toEqual({ Factory: 'Etc/UTC', 'US/Pacific-New': 'America/Los_Angeles' });
    for (const [alias, zone] of Object.entries(timeZoneAliases)) {
      expect(isTimeZone(alias)).toBe(true);
      expect(isTimeZone(zone)).toBe(true);
    }
    expect(intlTimeZone('Factory')).toBe('Etc/UTC');
    expect(intlTimeZone('Europe/Paris')).toBe('Europe/Paris');
  });
});

describe('cron presets', () => {
  it('are 83 names; two presets may share an expression', () => {
    expect(Object.keys(cronPresets)).toHaveLength(83);
  });

  it.each([
    ['EVERY_SECOND', '* * * * * *'],
    ['EVERY_MINUTE', '*/1 * * * *'],
    ['EVERY_5_MINUTES', '0 */5 * * * *'],
    ['EVERY_DAY_AT_1AM', '0 01 * * *'],
    ['EVERY_DAY_AT_MIDNIGHT', '0 0 * * *'],
    ['EVERY_WEEKEND', '0 0 * * 6,0'],
    ['EVERY_YEAR', '0 0 1 0 *'],
    ['MONDAY_TO_FRIDAY_AT_11_30AM', '0 30 11 * * 1-5'],
    ['MONDAY_TO_FRIDAY_AT_11PM', '0 0 23 * * 1-5'],
  ] as const)('%s is %s', (name, expression) => {
    expect(cronPresets[name]).toBe(expression);
    expect(isCronPreset(name)).toBe(true);
  });

  it('are accepted by their guard, which refuses all else', () => {
    for (const other of ['every_second', '__proto__', 'constructor', 'toString', '', null, 0, {}]) {
      expect(isCronPreset(other)).toBe(false);
    }
    expectTypeOf(cronPresets.EVERY_WEEK).toEqualTypeOf<'0 0 * * 0'>();
    const value: unknown = 'EVERY_WEEK';
    if (isCronPreset(value)) expectTypeOf(value).toEqualTypeOf<CronPreset>();
  });
});
