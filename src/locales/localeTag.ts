import type { Direction } from './strings.ts';

/** A language code as BCP 47 spells it, though it came as `pt_br` or by an old name; undefined for rubbish. */
export function parseTag(code: unknown): Intl.Locale | undefined {
  try {
    return new Intl.Locale(String(code).replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

/**
 * What to ask `Intl` for: the language, or English where the platform lacks it; never the platform's own language, which
 * need not be the inbox's. Bare Kurdish is Sorani here, which CLDR has under a code of its own.
 */
export function intlTags(tag: string): [string, string] {
  return [String(parseTag(tag) ?? 'en').replace(/^ku$/, 'ckb'), 'en'];
}

/** The direction in which a language is written. */
export function directionOf(tag: string): Direction {
  const { script = '' } = new Intl.Locale(intlTags(tag)[0]).maximize();
  return /Arab|Hebr|Adlm|Nkoo|Rohg|Syrc|Thaa/.test(script) ? 'rtl' : 'ltr';
}
