export { type CatalogueEntry, catalogue } from './catalogue.ts';
export { en } from './en.ts';
export { findLocale } from './findLocale.ts';
export {
  type CountedKey,
  type Direction,
  directions,
  type PlainKey,
  type PluralCategory,
  type PluralForms,
  pluralCategories,
  type StringKey,
  type Strings,
} from './strings.ts';
export { type Times, timesIn } from './times.ts';
export { createTranslator, type Translator } from './translator.ts';
