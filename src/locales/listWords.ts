import { late } from '../base/index.ts';
import { featureWords } from './featureWords.ts';
import type { CountedListStrings, ListStrings, PlainListStrings } from './listStrings.ts';
import { strings as en } from './lists/en.ts';
import type { Translator } from './translator.ts';

/** The words of a list's features in one language. */
export type ListWords = Translator<keyof PlainListStrings, keyof CountedListStrings>;

/** How those words come. */
export const listWords = featureWords<keyof PlainListStrings, ListStrings, keyof CountedListStrings>(
  en,
  late(() => import('./listCatalogue.ts')),
);
