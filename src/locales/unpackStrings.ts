/** The strings of a language without keys, in the order of the English ones; null for one that is not translated yet. */
type Packed<Words> = readonly (Words[keyof Words] | null)[];

/** What is fetched of a language: its strings or, in the published package, the strings alone, without keys. */
export type Fetched<Words> = Partial<Words> | Packed<Words>;

/** The strings of a language with their keys, which are those of the English ones, and in English where one is not translated yet. */
export function unpackStrings<Words extends object>(fetched: Fetched<Words>, english: Words): Words {
  return {
    ...english,
    ...(Array.isArray(fetched)
      ? Object.fromEntries(
          Object.keys(english).flatMap((key, index) => (fetched[index] ? [[key, fetched[index]]] : [])),
        )
      : fetched),
  };
}
