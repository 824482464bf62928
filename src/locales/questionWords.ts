import { type FeatureTranslator, featureWords } from './featureWords.ts';
import { questions as en, type QuestionStrings } from './questionStrings.ts';

/** Words of messages that ask the reader something, beside those that each inbox has. */
export type QuestionWords = FeatureTranslator<QuestionStrings>;

/** The words of messages that ask the reader something. */
export const questionWords = featureWords<QuestionStrings>('questions', en);
