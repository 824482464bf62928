export type { AttentionStrings } from './attentionStrings.ts';
export { type AttentionWords, attentionWords } from './attentionWords.ts';
export { type CatalogueEntry, catalogue } from './catalogue.ts';
export { anyTime, nearTime } from './comingTimes.ts';
export type { FeatureTranslator, FeatureWords } from './featureWords.ts';
export type { FewerStrings } from './fewerStrings.ts';
export { type FewerWords, fewerWords } from './fewerWords.ts';
export { findLocale, type LoadedLanguage } from './findLocale.ts';
export { foldText, isAscii, maxSearch, searchWords } from './foldText.ts';
export type { KeyStrings } from './keyStrings.ts';
export { type KeyWords, keyWords } from './keyWords.ts';
export type { ListStrings } from './listStrings.ts';
export { atLeast, type ListWords, listNames, listWords } from './listWords.ts';
export { loadLanguage } from './loadLanguage.ts';
export { directionOf, parseTag } from './localeTag.ts';
export type { PlaceStrings } from './placeStrings.ts';
export { type PlaceWords, placeWords } from './placeWords.ts';
export type { QuestionStrings } from './questionStrings.ts';
export { type QuestionWords, questionWords } from './questionWords.ts';
export type { QuietStrings } from './quietStrings.ts';
export { type QuietWords, quietWords } from './quietWords.ts';
export {
  type CountedKey,
  type Direction,
  directions,
  type Language,
  type PlainKey,
  type PlainStrings,
  type PluralCategory,
  type PluralForms,
  pluralCategories,
  type StringKey,
  type Strings,
  strings as en,
} from './strings.ts';
export { type Times, timesIn, timesTag } from './times.ts';
export { createTranslator, type Translator } from './translator.ts';
