/** The strings of a language without keys, in the order of the English ones; null for one that is not translated yet. */
export type Packed<Words> = readonly (Words[keyof Words] | null)[];

/**
 * The strings of a language with their keys, in English where one is not translated yet. Files of the published package have no
 * keys, since the English strings have them already.
 */
export function unpackStrings<Words extends object>(
  strings: Partial<Words> | Packed<Words>,
  english: Words,
): Words {
  return {
    ...english,
    ...(isPacked(strings)
      ? Object.fromEntries(
          Object.keys(english).flatMap((key, index) => (strings[index] ? [[key, strings[index]]] : [])),
        )
      : strings),
  };
}

function isPacked<Words>(strings: Partial<Words> | Packed<Words>): strings is Packed<Words> {
  return Array.isArray(strings);
}
