import { kept } from '../base/index.ts';
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

/**
 * The languages in which every platform has words for times: those of Chrome, on a phone too, which has the fewest. Of others it is
 * asked, by a formatter.
 */
const everywhere =
  /^(a[mr]|b[gn]|c[as]|d[ae]|e[lnst]|f[air]|gu|h[eiru]|i[dt]|ja|k[no]|l[tv]|m[lrs]|n[bl]|p[lt]|r[ou]|s[klrvw]|t[aehr]|uk|vi|zh)$/;

/** The formatter of a language, created once. */
export const timesIn = kept(createTimes);

/** The language in which times for `tag` are written: itself, its replacement in `neighbours`, or English. */
export function timesTag(tag: string): string {
  const [own] = intlTags(tag);
  const { language } = new Intl.Locale(own);
  return everywhere.test(language) ? own : ([own, neighbours[language] ?? 'en-GB'].find(hasWords) ?? 'en');
}

/** Whether the platform has words in a language: some list a language but have no texts for it, and write "-3 d". */
function hasWords(tag: string): boolean {
  return (
    Intl.RelativeTimeFormat.supportedLocalesOf(tag).length > 0 &&
    !/[-\u2212]/.test(wordsIn(tag).format(-3, 'day'))
  );
}

const wordsIn = kept((tag: string) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

type AgeUnit = 'minute' | 'hour' | 'day' | 'week' | 'year';

const dateStyles = {
  moment: { dateStyle: 'full', timeStyle: 'short' },
  clock: { timeStyle: 'short' },
  month: { month: 'long' },
  monthOfYear: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

function createTimes(tag: string): Times {
  const language = timesTag(tag);
  // Each is made when it is first needed: on a phone the first ones take longer than the rows that they are for.
  const ago = (count: number, unit: AgeUnit | 'second') => wordsIn(language).format(-count, unit);
  const dates = kept(
    (style: keyof typeof dateStyles) => new Intl.DateTimeFormat(language, dateStyles[style]),
  );
  const amounts = kept(
    (unit: AgeUnit) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }),
  );

  function isSince(timeMs: number, nowMs: number, weeksAgo: number): boolean {
    const start = new Date(startOfDay(nowMs));
    start.setDate(start.getDate() - ((start.getDay() - firstDayOfWeek(tag) + 7) % 7) - 7 * weeksAgo);
    return timeMs >= start.getTime();
  }

  function headingOf(timeMs: number, nowMs: number): string {
    const days = daysBetween(timeMs, nowMs);
    if (days < 2) {
      return ago(days, 'day');
    }
    if (isSince(timeMs, nowMs, 1)) {
      return ago(isSince(timeMs, nowMs, 0) ? 0 : 1, 'week');
    }
    const isThisYear = new Date(timeMs).getFullYear() === new Date(nowMs).getFullYear();
    return dates(isThisYear ? 'month' : 'monthOfYear').format(timeMs);
  }

  return {
    shortTime(timeMs, nowMs, belowHeading = false) {
      const days = belowHeading ? daysBetween(timeMs, nowMs) : 0;
      if (days === 1) {
        return dates('clock').format(timeMs);
      }
      if (days > 1 && isSince(timeMs, nowMs, 1)) {
        return amounts('day').format(days);
      }
      const [count, unit] = ageOf(timeMs, nowMs);
      return count === 0 ? ago(0, 'second') : amounts(unit).format(count);
    },
    relativeTime(timeMs, nowMs) {
      const [count, unit] = ageOf(timeMs, nowMs);
      return ago(count, count === 0 ? 'second' : unit);
    },
    absoluteTime: (timeMs) => dates('moment').format(timeMs),
    dayHeading: (timeMs, nowMs) => capitalize(headingOf(timeMs, nowMs), language),
  };
}

/** Newer than the types that we compile with, and by one name or the other. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?(): { firstDay: number };
  readonly weekInfo?: { firstDay: number };
}

/** The day that a week begins with, from Sunday, which is 0. Monday where the platform does not know. */
const firstDayOfWeek = kept((tag: string) => {
  const locale: WeekLocale = new Intl.Locale(intlTags(tag)[0]);
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay % 7;
});

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
  return text.replace(/./u, (letter) => letter.toLocaleUpperCase(language));
}
