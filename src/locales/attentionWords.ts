import { type AttentionStrings, attention as en } from './attentionStrings.ts';
import { type FeatureTranslator, featureWords } from './featureWords.ts';

/** The words of what draws attention, in one language. */
export type AttentionWords = FeatureTranslator<AttentionStrings>;

/** How those words come. */
export const attentionWords = featureWords<AttentionStrings>('attention', en);
