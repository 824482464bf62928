import { strings as en } from './languages/en.ts';
import type { AnyPluralForms, Strings } from './strings.ts';

/** A language's strings without keys, in the order of the English ones; null for one that is not translated yet. */
export type PackedStrings = readonly (string | AnyPluralForms | null)[];

/**
 * The strings of a language with their keys, in English where one is not translated yet. Chunks of the published package have no
 * keys, since the English strings have them already.
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
