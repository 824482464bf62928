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

/** The direction in which a language is written. */
export function directionOf(tag: string): Direction {
  const { script = '' } = new Intl.Locale(intlTags(tag)[0]).maximize();
  return /Arab|Hebr|Adlm|Nkoo|Rohg|Syrc|Thaa/.test(script) ? 'rtl' : 'ltr';
}
