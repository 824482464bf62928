import { type FeatureTranslator, featureWords } from './featureWords.ts';
import { lists as en, type ListStrings } from './listStrings.ts';
import { intlTags } from './localeTag.ts';

/** The words of a list and of its features in one language. */
export type ListWords = FeatureTranslator<ListStrings>;

/** How those words come. */
export const listWords = featureWords<ListStrings>('lists', en);

/** Names as a short list of the language: "Maya, Jonas, 2 others". */
export function listNames(tag: string, names: readonly string[]): string {
  return new Intl.ListFormat(intlTags(tag), { style: 'narrow' }).format(names);
}

/** A count's words where it may be higher: with a plus sign after the number. */
export function atLeast({ number }: ListWords, words: string, count: number, isAtLeast: boolean): string {
  return isAtLeast ? words.replace(number(count), (found) => `${found}+`) : words;
}
