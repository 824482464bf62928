import type { ReactNode } from 'react';
import { cutText, defaultMaxLength } from './contentLimits.ts';
import * as styles from './Markdown.css.ts';
import { MarkedText } from './MarkedText.tsx';

/** Unformatted content: text with its line breaks, in the direction of its own words. */
export function plainParagraph(text: string, maxLength: number = defaultMaxLength): ReactNode {
  return (
    <p dir="auto" className={styles.plain}>
      <MarkedText text={cutText(text, maxLength)} />
    </p>
  );
}
