import { isRecord, isString } from '../transport/guards.ts';

/** Times of the week at which it is quiet. */
export interface QuietWindow {
  /** The days of the week on which it begins: 0 is Sunday, 6 Saturday. */
  readonly days: readonly number[];
  /** When it begins, on the clock of the time zone, such as "22:00". */
  readonly from: string;
  /** When it ends: on the next day, unless it is later than `from`. With equal times it lasts 24 hours. */
  readonly to: string;
}

/** The quiet hours of a reader. */
export interface QuietHours {
  /** They may overlap. Without any, it is never quiet by the clock. */
  readonly windows: readonly QuietWindow[];
  /** An IANA time zone, such as "Europe/Berlin". @default that of the browser */
  readonly timeZone?: string | undefined;
}

/** Takes quiet hours from a server, a storage or a host: what is no window, and a zone that this browser does not know, is left out. */
export function parseQuietHours(value: unknown): QuietHours {
  const { windows, timeZone } = isRecord(value) ? value : {};
  return {
    windows: Array.isArray(windows) ? windows.flatMap(parseWindow) : [],
    ...(isTimeZone(timeZone) && { timeZone }),
  };
}

function parseWindow(value: unknown): readonly QuietWindow[] {
  const { days, from, to } = isRecord(value) ? value : {};
  if (!Array.isArray(days) || !isClockTime(from) || !isClockTime(to)) {
    return [];
  }
  return [{ days: [0, 1, 2, 3, 4, 5, 6].filter((day) => days.includes(day)), from, to }];
}

function isClockTime(value: unknown): value is string {
  return isString(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

function isTimeZone(value: unknown): value is string {
  try {
    return isString(value) && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}
