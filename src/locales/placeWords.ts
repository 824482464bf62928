import { type FeatureTranslator, featureWords } from './featureWords.ts';
import { places as en, type PlaceStrings } from './placeStrings.ts';

/** The words of archive, snooze and severity in one language. */
export type PlaceWords = FeatureTranslator<PlaceStrings>;

/** How those words come. */
export const placeWords = featureWords<PlaceStrings>('places', en);
