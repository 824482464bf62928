import { strings as en } from './languages/en.ts';
import { directionOf, intlTags } from './localeTag.ts';
import type { CountedKey, Direction, PlainKey, StringKey } from './strings.ts';

/** Strings and numbers in one language. Times are in `timesIn(tag)`, which a bell does not load. */
export interface Translator<Key extends string = PlainKey, Counted extends string = CountedKey> {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly direction: Direction;
  /** The objects that it takes strings from, in order of preference: those of a host also have strings of features. */
  readonly packs: readonly unknown[];
  /** A string with its `{placeholders}` replaced. */
  text(key: Key, values?: Readonly<Record<string, string | number>>): string;
  /** A string that depends on a number, in the plural form of the language. */
  counted(key: Counted, count: number): string;
  number(value: number): string;
  /** Joins a list with the separator of the language. */
  list(items: readonly string[]): string;
}

/**
 * Creates a translator. `packs` are objects of the shape of `Strings`, in order of preference: a string that one lacks, or has with
 * another type, is taken from the next one and at last from English. A string in another language is better than none.
 */
export function createTranslator<Key extends string = PlainKey, Counted extends string = CountedKey>(
  tag: string,
  // Stryker disable next-line ArrayDeclaration: a text is a pack that lacks every key
  packs: readonly unknown[] = [],
  direction: Direction = directionOf(tag),
): Translator<Key, Counted> {
  // Made when they are needed: on a phone the first of each takes longer than all else that a bell does before its first call.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  /** What English writes as it is, so that the usual counts need neither of them. */
  const isPlain = (value: number) => tag === 'en' && Number.isInteger(value) && value >= 0 && value < 1_000;

  function categoryOf(count: number): Intl.LDMLPluralRule {
    if (isPlain(count)) {
      return count === 1 ? 'one' : 'other';
    }
    plurals ??= new Intl.PluralRules(intlTags(tag));
    return plurals.select(count);
  }

  function numberText(value: number): string {
    if (isPlain(value)) {
      return String(value);
    }
    numbers ??= new Intl.NumberFormat(intlTags(tag));
    return numbers.format(value);
  }

  function find(key: Key | Counted | StringKey, category?: string): string {
    for (const pack of [...packs, en]) {
      const found = own(pack, key);
      const words = category === undefined ? found : (own(found, category) ?? own(found, 'other'));
      if (typeof words === 'string' && words !== '') {
        return words;
      }
    }
    return '';
  }

  function fill(template: string, values: Readonly<Record<string, string | number>>): string {
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = own(values, name);
      return typeof value === 'number' ? numberText(value) : String(value ?? whole);
    });
  }

  return {
    tag,
    direction,
    packs,
    text: (key, values = {}) => fill(find(key), values),
    counted: (key, count) => fill(find(key, categoryOf(count)), { count }),
    number: numberText,
    // Not Intl.ListFormat: it adds "and" before the last item in many languages, and no separator at all in others.
    list: (items) => items.join(commaOf(tag, direction)),
  };
}

/** The comma of the language's script, which screen readers read as a pause. */
function commaOf(tag: string, direction: Direction): string {
  const arabic = direction === 'rtl' && !tag.startsWith('he');
  return /^(ja|zh)/.test(tag) ? '、' : arabic ? '، ' : ', ';
}

/** A pack is untrusted: nothing is read from its prototype, and its getters are not called. */
function own(pack: unknown, key: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(pack), key)?.value;
}
