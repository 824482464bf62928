// The public names of `carillon/locales`. What is not named here is internal.
export {
  type AnyPluralForms,
  type CatalogueEntry,
  catalogue,
  type Direction,
  directionOf,
  en,
  type PlainStrings,
  type PluralForms,
  type Strings,
} from './locales/index.ts';
