import { type FeatureTranslator, featureWords } from './featureWords.ts';
import { fewer as en, type FewerStrings } from './fewerStrings.ts';

/** The words of what makes messages fewer from their row, in one language. */
export type FewerWords = FeatureTranslator<FewerStrings>;

/** How those words come. */
export const fewerWords = featureWords<FewerStrings>('fewer', en);
