import { type FeatureTranslator, featureWords } from './featureWords.ts';
import { quiet as en, type QuietStrings } from './quietStrings.ts';

/** The words of pauses and quiet hours, in one language. */
export type QuietWords = FeatureTranslator<QuietStrings>;

/** How those words come. */
export const quietWords = featureWords<QuietStrings>('quiet', en);
