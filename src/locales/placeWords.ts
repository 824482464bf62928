import { type FeatureTranslator, featureWords } from './featureWords.ts';
import type { PlaceStrings } from './placeStrings.ts';
import { strings as en } from './places/en.ts';

/** The words of archive, snooze and severity in one language. */
export type PlaceWords = FeatureTranslator<PlaceStrings>;

/** How those words come. */
export const placeWords = featureWords<PlaceStrings>('places', en);
