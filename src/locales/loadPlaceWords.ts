import { late } from '../base/index.ts';
import type { PlaceStrings } from './placeStrings.ts';
import { strings as en } from './places/en.ts';
import { createTranslator, type Translator } from './translator.ts';

/** The words of archive, snooze and severity in one language. */
export type PlaceWords = Translator<keyof PlaceStrings>;

const loadCatalogue = late(() => import('./placeCatalogue.ts'));

/** Those words as far as they are there: what the host has worded, and English. */
export function placeWordsOf(translator: Translator, loaded?: PlaceStrings): PlaceWords {
  const { tag, packs, direction } = translator;
  return createTranslator(tag, [...packs, loaded, en], direction);
}

/** Whether nothing has to be fetched: for English, and where the host has worded all of them. */
export function hasPlaceWords({ tag, packs }: Translator): boolean {
  return /^en(-US)?$/.test(tag) || Object.keys(en).every((key) => packs.some((pack) => key in Object(pack)));
}

/** Fetches the strings of a language. */
export async function loadPlaceWords(tag: string): Promise<PlaceStrings> {
  const { loadPlaceStrings } = await loadCatalogue();
  return loadPlaceStrings(tag);
}
