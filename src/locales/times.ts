import { supportedTag } from './supportedTag.ts';

/** Times in one language. All are milliseconds since the epoch. */
export interface Times {
  /** How long ago a time was, such as "2 min. ago". Times in the future count as now: clocks differ. */
  relativeTime(timeMs: number, nowMs: number): string;
  /** A time in full, such as for a tooltip. */
  absoluteTime(timeMs: number): string;
  /** The day of a time as a heading: today, yesterday, or its date. */
  dayHeading(timeMs: number, nowMs: number): string;
}

const made = new Map<string, Times>();

/** The times of a language, made once. */
export function timesIn(tag: string): Times {
  const times = made.get(tag) ?? createTimes(supportedTag(tag));
  made.set(tag, times);
  return times;
}

function createTimes(language: string): Times {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const days = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
  const dates = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric' });

  return {
    relativeTime(timeMs, nowMs) {
      const [amount, unit] = ageOf(timeMs, nowMs);
      return relative.format(amount, unit);
    },
    absoluteTime: (timeMs) => moments.format(timeMs),
    dayHeading(timeMs, nowMs) {
      const daysAgo = Math.max(0, Math.round((startOfDay(nowMs) - startOfDay(timeMs)) / dayMs));
      return capitalize(daysAgo < 2 ? days.format(-daysAgo, 'day') : dates.format(timeMs), language);
    },
  };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

function ageOf(timeMs: number, nowMs: number): [number, Intl.RelativeTimeFormatUnit] {
  const age = Math.max(0, nowMs - timeMs);
  if (age < minuteMs) {
    return [0, 'second'];
  }
  if (age < hourMs) {
    return [-Math.floor(age / minuteMs), 'minute'];
  }
  if (age < dayMs) {
    return [-Math.floor(age / hourMs), 'hour'];
  }
  const days = Math.floor(age / dayMs);
  if (days < 7) {
    return [-days, 'day'];
  }
  if (days < 30) {
    return [-Math.floor(days / 7), 'week'];
  }
  return days < 365 ? [-Math.floor(days / 30), 'month'] : [-Math.floor(days / 365), 'year'];
}

function startOfDay(timeMs: number): number {
  return new Date(timeMs).setHours(0, 0, 0, 0);
}

/** A heading begins with a capital where the language has them. */
function capitalize(text: string, language: string): string {
  const first = text.codePointAt(0);
  const letter = first === undefined ? '' : String.fromCodePoint(first);
  return letter.toLocaleUpperCase(language) + text.slice(letter.length);
}
