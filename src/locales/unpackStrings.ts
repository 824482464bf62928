import { strings as en } from './languages/en.ts';
import type { AnyPluralForms, Strings } from './strings.ts';

/** A language's strings without their keys, in English's order; null for one that is not translated yet. */
export type PackedStrings = readonly (string | AnyPluralForms | null)[];

/**
 * The strings of a language with their keys, English where one is not translated yet. A chunk of the published package has no
 * keys: English has them already.
 */
export function unpackStrings(strings: Partial<Strings> | PackedStrings): Strings {
  return {
    ...en,
    ...(isPacked(strings)
      ? Object.fromEntries(
          Object.keys(en).flatMap((key, index) => (strings[index] ? [[key, strings[index]]] : [])),
        )
      : strings),
  };
}

function isPacked(strings: Partial<Strings> | PackedStrings): strings is PackedStrings {
  return Array.isArray(strings);
}
