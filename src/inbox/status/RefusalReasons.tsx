'use client';

import { type InboxError, isRefusal } from '../../data/index.ts';
import * as styles from './InboxStatus.css.ts';

/** The server's own words for the refusals among these errors, each once. They are in its language, and never markup. */
export function refusalReasons(errors: readonly InboxError[]): readonly string[] {
  return [...new Set(errors.filter(isRefusal).map(({ reason }) => reason))];
}

/** Why the server has refused something, a line for each reason. */
export function RefusalReasons({ errors }: { errors: readonly InboxError[] }) {
  return refusalReasons(errors).map((reason) => (
    <bdi key={reason} data-carillon="refusal-reason" className={styles.reason}>
      {reason}
    </bdi>
  ));
}
