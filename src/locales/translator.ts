import { en } from './en.ts';
import type { AnyPluralForms, CountedKey, Direction, PlainKey, Strings } from './strings.ts';
import { supportedTag } from './supportedTag.ts';

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
}

/** Makes a translator. Strings that are missing are English: a wrong language is better than a hole. */
export function createTranslator(tag: string, direction: Direction, strings: Partial<Strings>): Translator {
  const language = supportedTag(tag);
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);

  return {
    tag,
    direction,
    text: (key, values = {}) => fill(strings[key] ?? en[key], values, numbers),
    counted(key, count) {
      const forms: AnyPluralForms = strings[key] ?? en[key];
      return fill(forms[plurals.select(count)] ?? forms.other, { count }, numbers);
    },
    number: (value) => numbers.format(value),
  };
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
