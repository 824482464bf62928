/// <reference types="vite/types/importMeta.d.ts" />
import { findLocale } from './findLocale.ts';
import { type Fetched, unpackStrings } from './unpackStrings.ts';

/** Loads the strings of a feature, by its section of a language's file, by the rule of `findLocale`. English ones where there are none. */
export async function loadStrings<Words extends object>(
  feature: string,
  code: string,
  english: Words,
): Promise<Words> {
  // English is in the code that needs it. In the published package the words of all features are one chunk for each language.
  const files = import.meta.glob<Partial<Record<string, Fetched<Words>>>>([
    './languages/*.ts',
    '!./languages/en.ts',
  ]);
  const words = await files[`./languages/${findLocale(code)?.tag}.ts`]?.();
  return unpackStrings(words?.[feature] ?? english, english);
}
