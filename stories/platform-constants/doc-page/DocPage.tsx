import type { ReactNode } from 'react';
import * as styles from './DocPage.css.ts';

export interface DocPageProps {
  title: string;
  /** One or two sentences under the title. */
  lead: ReactNode;
  children: ReactNode;
}

/** The frame of a page of the platform's constants: title, and what it is. */
export function DocPage({ title, lead, children }: DocPageProps) {
  return (
    <div className={styles.page}>
      <h2 className={styles.title}>
        <bdi>{title}</bdi>
      </h2>
      <p className={styles.lead}>
        <bdi>{lead}</bdi>
      </p>
      {children}
    </div>
  );
}
