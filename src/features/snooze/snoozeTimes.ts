const minuteMs = 60_000;

/** Until when a message is put off that has no time, in milliseconds since 1970: the last time of a year of four digits. */
export const never = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Times of the menu, in milliseconds since 1970, on the clock of the reader's zone. */
export interface SnoozeTimes {
  readonly inAnHour: number;
  /** Not after five in the afternoon. */
  readonly thisEvening?: number;
  readonly tomorrow: number;
  readonly nextWeek: number;
}

/** Until when a message can be put off by one press. Weeks begin on Monday. */
export function snoozeTimes(nowMs: number): SnoozeTimes {
  const now = new Date(nowMs);
  const untilMonday = (8 - now.getDay()) % 7 || 7;
  return {
    inAnHour: nowMs + 60 * minuteMs,
    ...(now.getHours() < 17 && { thisEvening: at(now, 0, 18) }),
    tomorrow: at(now, 1, 9),
    nextWeek: at(now, untilMonday, 9),
  };
}

/** The earliest time that the reader may choose: the next whole minute that is at least one away. */
export function earliestChoice(nowMs: number): number {
  return Math.ceil(nowMs / minuteMs + 1) * minuteMs;
}

/** A time as a field for date and time has it, on the clock of the reader's zone. */
export function toFieldValue(timeMs: number): string {
  const time = new Date(timeMs);
  const [year, ...others] = [
    time.getFullYear(),
    time.getMonth() + 1,
    time.getDate(),
    time.getHours(),
    time.getMinutes(),
  ];
  const [month, day, hour, minute] = others.map((part) => String(part).padStart(2, '0'));
  return `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/** The time that a field's value is; NaN for an incomplete one. */
export function fromFieldValue(value: string): number {
  return new Date(value).getTime();
}

/** So many days later, at an hour of that day's clock. */
function at(now: Date, days: number, hour: number): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour).getTime();
}
