import type { Late } from '../base/index.ts';
import type { CountedKey } from './strings.ts';
import { createTranslator, type Translator } from './translator.ts';

/** The words of a feature, which are fetched with it. */
export interface FeatureWords<Plain extends string, Words, Counted extends string = CountedKey> {
  /** Those words as far as they are there: what the host has worded, what was fetched, and English. */
  wordsOf(translator: Translator, loaded?: Words): Translator<Plain, Counted>;
  /** Whether nothing has to be fetched: for English, and where the host has worded all of them. */
  has(translator: Translator): boolean;
  /** Fetches the strings of a language. */
  load(tag: string): Promise<Words>;
}

/** Makes the words of a feature of its English ones, and of the module that fetches those of other languages. */
export function featureWords<Plain extends string, Words extends object, Counted extends string = CountedKey>(
  en: Words,
  loadCatalogue: Late<{ loadStrings(code: string): Promise<Words> }>,
): FeatureWords<Plain, Words, Counted> {
  return {
    wordsOf: ({ tag, packs, direction }, loaded) => createTranslator(tag, [...packs, loaded, en], direction),
    has: ({ tag, packs }) =>
      /^en(-US)?$/.test(tag) || Object.keys(en).every((key) => packs.some((pack) => key in Object(pack))),
    load: async (tag) => (await loadCatalogue()).loadStrings(tag),
  };
}
