import { keepTrying, late } from '../base/index.ts';
import type { CountedKey, PlainKey } from './strings.ts';
import { createTranslator, type Translator } from './translator.ts';

const loadCatalogue = late(() => import('./featureCatalogue.ts'));

/** The names of the strings that do not depend on a number. */
type PlainNames<Words> = {
  [Name in keyof Words & string]: Words[Name] extends string ? Name : never;
}[keyof Words & string];

/** The words of a feature in one language, beside those that each inbox has. */
export type FeatureTranslator<Words> = Translator<
  PlainKey | PlainNames<Words>,
  CountedKey | Exclude<keyof Words & string, PlainNames<Words>>
>;

/** The words of a feature, which are fetched with it. */
export interface FeatureWords<Words> {
  /** Those words as far as they are there: what the host has worded, what was fetched, and English. */
  wordsOf(translator: Translator, loaded?: Words): FeatureTranslator<Words>;
  /** Those words in the language of the inbox. Fails where they could not be fetched. */
  load(translator: Translator): Promise<FeatureTranslator<Words>>;
  /**
   * Gives those words at once, and again once the strings of the language have been fetched: not for English, and not where the host has
   * worded all of them. Returns a function that ends it.
   */
  follow(translator: Translator, onWords: (words: FeatureTranslator<Words>) => void): () => void;
}

/** Makes the words of a feature of its English ones, and of the section that has those of other languages. */
export function featureWords<Words extends object>(section: string, en: Words): FeatureWords<Words> {
  const wordsOf: FeatureWords<Words>['wordsOf'] = ({ tag, packs, direction }, loaded) =>
    createTranslator(tag, [...packs, loaded, en], direction);
  const isComplete = ({ tag, packs }: Translator) =>
    /^en(-US)?$/.test(tag) || Object.keys(en).every((key) => packs.some((pack) => key in Object(pack)));
  const load: FeatureWords<Words>['load'] = async (translator) =>
    wordsOf(
      translator,
      isComplete(translator)
        ? undefined
        : await (await loadCatalogue()).loadStrings(section, translator.tag, en),
    );
  return {
    wordsOf,
    load,
    follow(translator, onWords) {
      onWords(wordsOf(translator));
      return isComplete(translator)
        ? () => {}
        : keepTrying(
            () => load(translator),
            onWords,
            (error) => console.error('carillon: the words could not be loaded.', error),
          );
    },
  };
}
