import { type FeatureTranslator, featureWords } from './featureWords.ts';
import { keys as en, type KeyStrings } from './keyStrings.ts';

/** The words of an inbox's keys, in one language. */
export type KeyWords = FeatureTranslator<KeyStrings>;

/** How those words come. */
export const keyWords = featureWords<KeyStrings>('keys', en);
