import type { ReactNode } from 'react';
import { cutText, defaultMaxLength } from './contentLimits.ts';
import * as styles from './Markdown.css.ts';

/** Text with its line ends and nothing else, in the direction of its own words: what stands where content is not formatted. */
export function plainParagraph(text: string, maxLength: number = defaultMaxLength): ReactNode {
  return (
    <p dir="auto" className={styles.plain}>
      {cutText(text, maxLength)}
    </p>
  );
}
