import type { ReactNode } from 'react';
import * as styles from './markRanges.css.ts';

/** More than anyone looks at in one text; each is an element. */
const mostMarks = 100;

/**
 * A text with ranges of it in `<mark>`, of which the first hundred are marked. The ranges are in UTF-16 code units, in their order, and do
 * not overlap. Screen readers read the text as without: a word that is cut into pieces, each with "highlighted" before it, is not understood.
 */
export function markRanges(
  text: string,
  ranges: readonly (readonly [from: number, to: number])[],
): ReactNode {
  if (ranges.length === 0) {
    return text;
  }
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of ranges.slice(0, mostMarks)) {
    pieces.push(
      text.slice(end, from) || null,
      <mark key={from} role="presentation" className={styles.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    end = to;
  }
  pieces.push(text.slice(end) || null);
  return pieces;
}
