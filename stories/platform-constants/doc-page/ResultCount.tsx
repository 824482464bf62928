import * as styles from './DocPage.css.ts';

export interface ResultCountProps {
  shown: number;
  all: number;
  /** What is counted, in the plural. */
  noun: string;
  query: string;
}

/** How many are left of how many; a live region, so that a search is heard. */
export function ResultCount({ shown, all, noun, query }: ResultCountProps) {
  const words = shown === all ? `${all} ${noun}` : `${shown} of ${all} ${noun}`;
  const nothing = query.trim() === '' ? `No ${noun} here` : `No ${noun} match “${query.trim()}”`;
  return (
    <p role="status" aria-label="Results" className={styles.results}>
      <bdi>{shown === 0 ? nothing : words}</bdi>
    </p>
  );
}
