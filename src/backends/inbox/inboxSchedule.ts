import { isRecord, isString, type QuietHours, type QuietWindow } from '../../data/index.ts';

/** In the order of the numbers of days. */
const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const dayMinutes = 24 * 60;

/** From one minute of a day to another, of which the last is 1440. */
type Range = readonly [from: number, to: number];

/**
 * The quiet hours by the schedule in the platform's preference for all workflows, which has the hours in which a reader wants to be told: it is quiet in all others.
 * Undefined where there is no schedule.
 */
export function hoursFromSchedule(preference: unknown): QuietHours | undefined {
  const { schedule } = isRecord(preference) ? preference : {};
  const { isEnabled, weeklySchedule } = isRecord(schedule) ? schedule : {};
  if (typeof isEnabled !== 'boolean') {
    return undefined;
  }
  if (!isEnabled || !isRecord(weeklySchedule)) {
    return { windows: [] };
  }
  const told = dayNames.map((name) => rangesOf(weeklySchedule[name]));
  const quiet = told.map((ranges, day) => {
    // What lasts over midnight reaches into the next day.
    const late = (told[(day + 6) % 7] ?? []).map(([from, to]): Range => [from - dayMinutes, to - dayMinutes]);
    return gapsIn([...late, ...ranges]);
  });
  return { windows: windowsOf(quiet) };
}

/** The schedule for quiet hours. Each of its days is told of to the minute, the last of which is 11:59 PM. */
export function scheduleFromHours({ windows }: QuietHours): Readonly<Record<string, unknown>> {
  if (windows.length === 0) {
    // Without the hours, which the platform refuses then.
    return { isEnabled: false };
  }
  const quiet = dayNames.map((_, day) =>
    windows.flatMap(({ days, from, to }) => {
      const begin = minuteOf(from);
      const end = minuteOf(to) + (to > from ? 0 : dayMinutes);
      const ranges: Range[] = [
        ...(days.includes(day) ? [[begin, end] as const] : []),
        ...(days.includes((day + 6) % 7) ? [[begin - dayMinutes, end - dayMinutes] as const] : []),
      ];
      return ranges;
    }),
  );
  const days = quiet.map((ranges, day) => {
    const hours = gapsIn(ranges).map(([from, to]) => ({ start: textOf(from), end: textOf(to) }));
    return [dayNames[day], hours.length > 0 ? { isEnabled: true, hours } : { isEnabled: false }];
  });
  return { isEnabled: true, weeklySchedule: Object.fromEntries(days) };
}

/** The hours of a day in which a reader is told; those over midnight end after its last minute. */
function rangesOf(day: unknown): readonly Range[] {
  if (!isRecord(day) || day.isEnabled !== true) {
    return [];
  }
  if (!Array.isArray(day.hours) || day.hours.length === 0) {
    return [[0, dayMinutes]];
  }
  return day.hours.flatMap((one: unknown) => {
    const { start, end } = isRecord(one) ? one : {};
    const [from, to] = [minuteFrom(start), minuteFrom(end)];
    if (from === undefined || to === undefined) {
      return [];
    }
    const until = to === dayMinutes - 1 ? dayMinutes : to;
    return [[from, until > from ? until : until + dayMinutes] as const];
  });
}

/** What of a day is in none of these ranges. */
function gapsIn(ranges: readonly Range[]): readonly Range[] {
  const gaps: Range[] = [];
  let at = 0;
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    if (from > at) {
      gaps.push([at, Math.min(from, dayMinutes)]);
    }
    at = Math.max(at, to);
  }
  if (at < dayMinutes) {
    gaps.push([at, dayMinutes]);
  }
  return gaps.filter(([from, to]) => from < to);
}

/** As few windows as it takes: a night is one, and days with the same hours have one together. */
function windowsOf(quiet: readonly (readonly Range[])[]): readonly QuietWindow[] {
  const days = new Map<string, number[]>();
  const isWhole = ([from, to]: Range) => from === 0 && to === dayMinutes;
  const isNight = (evening: Range, morning: Range) =>
    !isWhole(evening) &&
    !isWhole(morning) &&
    evening[1] === dayMinutes &&
    morning[0] === 0 &&
    morning[1] <= evening[0];
  const at = (day: number) => quiet[(day + 7) % 7] ?? [];
  for (const day of quiet.keys()) {
    for (const range of at(day)) {
      const morning = at(day + 1).find((other) => isNight(range, other));
      if (!at(day - 1).some((evening) => isNight(evening, range))) {
        const key = `${clockText(range[0])} ${clockText(morning?.[1] ?? range[1])}`;
        days.set(key, [...(days.get(key) ?? []), day]);
      }
    }
  }
  return [...days].map(([key, own]) => {
    const [from = '', to = ''] = key.split(' ');
    return { days: own, from, to };
  });
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** A minute of the day as "22:00"; its end as "00:00". */
function clockText(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60) % 24, minute % 60];
  return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** A minute of the day as "10:00 PM". */
function textOf(minute: number): string {
  const known = Math.min(minute, dayMinutes - 1);
  const hour = Math.floor(known / 60);
  return `${clockText((hour % 12 || 12) * 60 + (known % 60))} ${hour < 12 ? 'AM' : 'PM'}`;
}

function minuteFrom(text: unknown): number | undefined {
  const [, hour, minute, half] = (isString(text) && /^(\d\d):(\d\d) (AM|PM)$/.exec(text)) || [];
  return half === undefined
    ? undefined
    : (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
}
