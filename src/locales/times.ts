import { intlTags } from './localeTag.ts';

/** Formats times in one language. All are milliseconds since 1970. */
export interface Times {
  /**
   * How long ago a time was, as short as the language allows, such as "2m". A time in the future is shown as now, since clocks
   * differ. Below a heading of `dayHeading` it never repeats it: a time of yesterday is a time of day, one of last week counts days.
   */
  shortTime(timeMs: number, nowMs: number, belowHeading?: boolean): string;
  /** The same in words, such as "2 minutes ago". */
  relativeTime(timeMs: number, nowMs: number): string;
  /** A time in full, such as for a tooltip. */
  absoluteTime(timeMs: number): string;
  /** What a time is listed under: today, yesterday, this week, last week, or its month. */
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
  const times = made.get(tag) ?? createTimes(tag);
  made.set(tag, times);
  return times;
}

/** The language in which times for `tag` are written: itself, its replacement in `neighbours`, or English. */
export function timesTag(tag: string): string {
  return wordsFor(tag)[0];
}

function wordsFor(tag: string): readonly [string, Intl.RelativeTimeFormat] {
  const [own] = intlTags(tag);
  for (const one of [own, neighbours[new Intl.Locale(own).language] ?? 'en-GB']) {
    const words = timeWords(one);
    if (words !== undefined) {
      return [one, words];
    }
  }
  return ['en', new Intl.RelativeTimeFormat('en', { numeric: 'auto' })];
}

/** Undefined where the platform lacks them: some list a language but have no texts for it, and write "-3 d". */
function timeWords(tag: string): Intl.RelativeTimeFormat | undefined {
  if (Intl.RelativeTimeFormat.supportedLocalesOf(tag).length === 0) {
    return undefined;
  }
  const words = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return /[-\u2212]/.test(words.format(-3, 'day')) ? undefined : words;
}

type AgeUnit = 'minute' | 'hour' | 'day' | 'week' | 'year';

function createTimes(tag: string): Times {
  const [language, words] = wordsFor(tag);
  const firstDay = firstDayOfWeek(tag);
  // Each is made when it is first needed: on a phone the first ones take longer than the rows that they are for.
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(language, options));
  const moments = dates({ dateStyle: 'full', timeStyle: 'short' });
  const clock = dates({ timeStyle: 'short' });
  const months = dates({ month: 'long' });
  const monthsOfYears = dates({ month: 'long', year: 'numeric' });
  const amounts = new Map<AgeUnit, Intl.NumberFormat>();

  function amountOf(count: number, unit: AgeUnit): string {
    const format =
      amounts.get(unit) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' });
    amounts.set(unit, format);
    return format.format(count);
  }

  function isSince(timeMs: number, nowMs: number, weeksAgo: number): boolean {
    const start = new Date(startOfDay(nowMs));
    start.setDate(start.getDate() - ((start.getDay() - firstDay + 7) % 7) - 7 * weeksAgo);
    return timeMs >= start.getTime();
  }

  function headingOf(timeMs: number, nowMs: number): string {
    const days = daysBetween(timeMs, nowMs);
    if (days < 2) {
      return words.format(-days, 'day');
    }
    if (isSince(timeMs, nowMs, 1)) {
      return words.format(isSince(timeMs, nowMs, 0) ? 0 : -1, 'week');
    }
    const isThisYear = new Date(timeMs).getFullYear() === new Date(nowMs).getFullYear();
    return (isThisYear ? months : monthsOfYears)().format(timeMs);
  }

  return {
    shortTime(timeMs, nowMs, belowHeading = false) {
      const days = belowHeading ? daysBetween(timeMs, nowMs) : 0;
      if (days === 1) {
        return clock().format(timeMs);
      }
      if (days > 1 && isSince(timeMs, nowMs, 1)) {
        return amountOf(days, 'day');
      }
      const [count, unit] = ageOf(timeMs, nowMs);
      return count === 0 ? words.format(0, 'second') : amountOf(count, unit);
    },
    relativeTime(timeMs, nowMs) {
      const [count, unit] = ageOf(timeMs, nowMs);
      return count === 0 ? words.format(0, 'second') : words.format(-count, unit);
    },
    absoluteTime: (timeMs) => moments().format(timeMs),
    dayHeading: (timeMs, nowMs) => capitalize(headingOf(timeMs, nowMs), language),
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Newer than the types that we compile with, and by one name or the other. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?(): { firstDay: number };
  readonly weekInfo?: { firstDay: number };
}

/** The day that a week begins with, from Sunday, which is 0. Monday where the platform does not know. */
function firstDayOfWeek(tag: string): number {
  const locale: WeekLocale = new Intl.Locale(intlTags(tag)[0]);
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago a time was. From a day on by the calendar, so that "yesterday" was. Without months, whose letter is that of minutes. */
function ageOf(timeMs: number, nowMs: number): [number, AgeUnit] {
  const ageMs = Math.max(0, nowMs - timeMs);
  if (ageMs < hourMs) {
    return [Math.floor(ageMs / minuteMs), 'minute'];
  }
  if (ageMs < dayMs) {
    return [Math.floor(ageMs / hourMs), 'hour'];
  }
  const days = Math.max(1, daysBetween(timeMs, nowMs));
  if (days < 7) {
    return [days, 'day'];
  }
  return days < 365 ? [Math.floor(days / 7), 'week'] : [Math.floor(days / 365), 'year'];
}

/** The days of the calendar from a time to the present. */
function daysBetween(timeMs: number, nowMs: number): number {
  return Math.max(0, Math.round((startOfDay(nowMs) - startOfDay(timeMs)) / dayMs));
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
