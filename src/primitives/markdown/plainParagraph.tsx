import type { ReactNode } from 'react';
import { cutText, defaultMaxLength } from './contentLimits.ts';
import * as styles from './Markdown.css.ts';

/** Unformatted content: text with its line breaks, in the direction of its own words. */
export function plainParagraph(text: string, maxLength: number = defaultMaxLength): ReactNode {
  return (
    <p dir="auto" className={styles.plain}>
      {cutText(text, maxLength)}
    </p>
  );
}
