import { intlTags } from './localeTag.ts';

/** Formats times in one language. All are milliseconds since 1970. */
export interface Times {
  /** How long ago a time was, such as "2 min. ago". A time in the future is shown as now, since clocks differ. */
  relativeTime(timeMs: number, nowMs: number): string;
  /** A time in full, such as for a tooltip. */
  absoluteTime(timeMs: number): string;
  /** The day of a time as a heading: today, yesterday, or its date. */
  dayHeading(timeMs: number, nowMs: number): string;
}

/**
 * The language for times where the platform cannot format them in a language, as Chrome cannot in a third of ours: a related one
 * that its readers understand, in the same script if possible. Otherwise English, with the day before the month.
 */
const neighbours: Readonly<Record<string, string>> = {
  as: 'bn',
  az: 'tr',
  ba: 'ru',
  be: 'ru',
  bho: 'hi',
  bs: 'hr',
  eu: 'es',
  gl: 'es',
  kk: 'ru',
  mk: 'sr',
  mn: 'ru',
  ne: 'hi',
  pa: 'hi',
  sa: 'hi',
  sd: 'ur',
  uz: 'tr',
};

const made = new Map<string, Times>();

/** The formatter of a language, created once. */
export function timesIn(tag: string): Times {
  const times = made.get(tag) ?? createTimes(timesTag(tag));
  made.set(tag, times);
  return times;
}

/** The language in which times for `tag` are written: itself, its replacement in `neighbours`, or English. */
export function timesTag(tag: string): string {
  const [own] = intlTags(tag);
  const neighbour = neighbours[new Intl.Locale(own).language] ?? 'en-GB';
  return [own, neighbour].find(hasTimeWords) ?? 'en';
}

/** Some platforms list a language but have no texts for it, and write "-3 d". */
function hasTimeWords(tag: string): boolean {
  const relative = new Intl.RelativeTimeFormat(tag, { style: 'short' });
  const known = Intl.RelativeTimeFormat.supportedLocalesOf(tag).length > 0;
  return known && !/[-\u2212]/.test(relative.format(-3, 'day'));
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

/** Headings start with a capital letter in languages that have them. */
function capitalize(text: string, language: string): string {
  const first = text.codePointAt(0);
  const letter = first === undefined ? '' : String.fromCodePoint(first);
  return letter.toLocaleUpperCase(language) + text.slice(letter.length);
}
