import { en } from './en.ts';
import type { CountedKey, Direction, PlainKey, PluralForms, Strings } from './strings.ts';

/** Words, numbers and times in one language. */
export interface Translator {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly direction: Direction;
  /** A string, with its `{placeholders}` filled. */
  text(key: PlainKey, values?: Readonly<Record<string, string | number>>): string;
  /** A string with a number in it, in the plural form that the language has for it. */
  counted(key: CountedKey, count: number): string;
  number(value: number): string;
  /** How long ago a time was, such as "2 min. ago". Times in the future count as now: clocks differ. */
  relativeTime(timeMs: number, nowMs: number): string;
  /** A time in full, such as for a tooltip. */
  absoluteTime(timeMs: number): string;
  /** The day of a time as a heading: today, yesterday, or its date. */
  dayHeading(timeMs: number, nowMs: number): string;
}

/** Makes a translator. Strings that are missing are English: a wrong language is better than a hole. */
export function createTranslator(tag: string, direction: Direction, strings: Partial<Strings>): Translator {
  const language = supported(tag);
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const days = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
  const dates = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric' });

  return {
    tag,
    direction,
    text: (key, values = {}) => fill(strings[key] ?? en[key], values, numbers),
    counted(key, count) {
      const forms: PluralForms = strings[key] ?? en[key];
      return fill(forms[plurals.select(count)] ?? forms.other, { count }, numbers);
    },
    number: (value) => numbers.format(value),
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

function fill(
  template: string,
  values: Readonly<Record<string, string | number>>,
  numbers: Intl.NumberFormat,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? numbers.format(value) : (value ?? whole);
  });
}

/** A heading begins with a capital where the language has them. */
function capitalize(text: string, language: string): string {
  const first = text.codePointAt(0);
  const letter = first === undefined ? '' : String.fromCodePoint(first);
  return letter.toLocaleUpperCase(language) + text.slice(letter.length);
}

/** Intl throws on a malformed tag: the words still come from the strings then, the numbers from English. */
function supported(tag: string): string {
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return 'en';
  }
}
