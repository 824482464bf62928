import type { ReactNode } from 'react';
import { markRanges } from '../../src/primitives/index.ts';

/** Draws texts with a mark around each place of a word, in whatever case. */
export function markWord(word: string): (text: string) => ReactNode {
  return (text) =>
    markRanges(
      text,
      Array.from(
        text.matchAll(new RegExp(word, 'gi')),
        ({ 0: found, index }) => [index, index + found.length] as const,
      ),
    );
}
