import { strings as en } from './languages/en.ts';
import { directionOf, intlTags } from './localeTag.ts';
import type { CountedKey, Direction, PlainKey, StringKey } from './strings.ts';

/** Words and numbers in one language. Its times are `timesIn(tag)`: a bell needs none. */
export interface Translator {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly direction: Direction;
  /** A string, with its `{placeholders}` filled. */
  text(key: PlainKey, values?: Readonly<Record<string, string | number>>): string;
  /** A string with a number in it, in the plural form that the language has for it. */
  counted(key: CountedKey, count: number): string;
  number(value: number): string;
  /** Things in a row, with what the language puts between them. */
  list(items: readonly string[]): string;
}

/**
 * Makes a translator. `packs` are objects of the shape of `Strings`, the most wanted first: what one lacks, or has as
 * something else than words, is taken from the next, and at last from English. A wrong language is better than a hole.
 */
export function createTranslator(
  tag: string,
  packs: readonly unknown[] = [],
  direction: Direction = directionOf(tag),
): Translator {
  const tags = intlTags(tag);
  const plurals = new Intl.PluralRules(tags);
  const numbers = new Intl.NumberFormat(tags);

  function find(key: StringKey, category?: string): string {
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
      return typeof value === 'number' ? numbers.format(value) : String(value ?? whole);
    });
  }

  return {
    tag,
    direction,
    text: (key, values = {}) => fill(find(key), values),
    counted: (key, count) => fill(find(key, plurals.select(count)), { count }),
    number: (value) => numbers.format(value),
    // Not Intl.ListFormat: it says "and" before the last in every second language, and puts nothing between in others.
    list: (items) => items.join(commaOf(tag, direction)),
  };
}

/** The comma of the language's script, which is a pause where it is read out. */
function commaOf(tag: string, direction: Direction): string {
  const arabic = direction === 'rtl' && !tag.startsWith('he');
  return /^(ja|zh)/.test(tag) ? '、' : arabic ? '، ' : ', ';
}

/** A pack may come from anywhere: nothing is read from its prototype, and no getter of it is run. */
function own(pack: unknown, key: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(pack), key)?.value;
}
