import { strings as en } from './languages/en.ts';
import type { AnyPluralForms, Strings } from './strings.ts';

/** A language's strings without their keys, in English's order. */
export type PackedStrings = readonly (string | AnyPluralForms)[];

/** The strings of a language with their keys. A chunk of the published package has none: English has them already. */
export function unpackStrings(strings: Strings | PackedStrings): Strings {
  return 'notifications' in strings
    ? strings
    : Object.assign(
        { ...en },
        Object.fromEntries(Object.keys(en).map((key, index) => [key, strings[index]])),
      );
}
