import type { Direction } from './strings.ts';

/** A language code in the spelling of BCP 47, also for `pt_br` and old codes; undefined for a malformed one. */
export function parseTag(code: unknown): Intl.Locale | undefined {
  try {
    return new Intl.Locale(String(code).replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

/**
 * Locales to pass to `Intl`: the language, then English in case the platform lacks it. Without it `Intl` would use the platform's
 * language, which need not be the inbox's. `ku` is Sorani here, for which CLDR has another code.
 */
export function intlTags(tag: string): [string, string] {
  return [String(parseTag(tag) ?? 'en').replace(/^ku$/, 'ckb'), 'en'];
}

/** A two-letter language that is written from left to right in every region, with or without one. */
const leftToRight = /^(?!ar|az|dv|fa|h[ae]|iw|ji|k[ksuy]|ms|p[as]|sd|tg|u[grz]|yi)[a-z]{2}(-[A-Z]{2})?$/;

/** The direction in which a language is written. Asks `Intl` only where the tag does not say it: its first answer is slow. */
export function directionOf(tag: string): Direction {
  if (leftToRight.test(tag)) {
    return 'ltr';
  }
  return /Arab|Hebr|Adlm|Nkoo|Rohg|Syrc|Thaa/.test(scriptOf(tag)) ? 'rtl' : 'ltr';
}

/** The script of ISO 15924 that a language is written in. */
export function scriptOf(tag: string): string {
  return new Intl.Locale(intlTags(tag)[0]).maximize().script ?? '';
}
