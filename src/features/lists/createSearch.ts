import { foldText, searchWords } from '../../locales/index.ts';
import { findText, type TextRange } from './findText.ts';

/** What a reader searches for. */
export interface Search {
  /** Whether each word occurs in these texts, as `createFolded` gives them. */
  matches(folded: string): boolean;
  /** Where the words stand in a text, in UTF-16 code units. */
  ranges(text: string): readonly TextRange[];
}

/** A search for each of the words of a query, in any order and wherever in a word they stand. A query without words finds everything. */
export function createSearch(query: string): Search {
  const words = searchWords(query);
  return {
    matches: (folded) => words.every((word) => folded.includes(word)),
    ranges: (text) => findText(text, words),
  };
}

/** Gives the folded texts of a thing. */
export interface Folded<Thing> {
  (thing: Thing): string;
  /** Whether it has kept them. */
  has(thing: Thing): boolean;
}

/**
 * Gives the folded texts of a thing, and keeps them as long as it: folding takes much longer than searching. `textsOf` is called once for
 * each thing, which must not change.
 */
export function createFolded<Thing extends object>(
  textsOf: (thing: Thing) => readonly (string | undefined)[],
): Folded<Thing> {
  const kept = new WeakMap<Thing, string>();
  const fold = (thing: Thing) => {
    let folded = kept.get(thing);
    if (folded === undefined) {
      // No word has a line end, so that none is found across two texts.
      folded = textsOf(thing)
        .map((text = '') => foldText(text))
        .join('\n');
      kept.set(thing, folded);
    }
    return folded;
  };
  return Object.assign(fold, { has: (thing: Thing) => kept.has(thing) });
}
