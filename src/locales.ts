// The public names of `carillon/locales`. What is not named here is internal.
export {
  type AttentionStrings,
  type CatalogueEntry,
  type CountedKey,
  catalogue,
  type Direction,
  directionOf,
  en,
  type FewerStrings,
  type KeyStrings,
  type Language,
  type ListStrings,
  type PlaceStrings,
  type PlainStrings,
  type PluralCategory,
  type PluralForms,
  type QuietStrings,
  type Strings,
} from './locales/index.ts';
export type { Channel } from './platform-constants/index.ts';
