import { late } from '../base/index.ts';
import { featureWords } from './featureWords.ts';
import type { PlaceStrings } from './placeStrings.ts';
import { strings as en } from './places/en.ts';
import type { Translator } from './translator.ts';

/** The words of archive, snooze and severity in one language. */
export type PlaceWords = Translator<keyof PlaceStrings>;

/** How those words come. */
export const placeWords = featureWords<keyof PlaceStrings, PlaceStrings>(
  en,
  late(() => import('./placeCatalogue.ts')),
);
