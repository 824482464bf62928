'use client';

import { ArrowUpIcon } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { FeedEntry } from './feedEntries.ts';
import * as styles from './InboxList.css.ts';

// Headings and the divider are for the eye, since a feed owns articles only: each article has its own time, and is described as
// new since the last visit.

/** Props of `DayHeading`. */
export interface DayHeadingProps {
  entry: Extract<FeedEntry, { kind: 'day' }>;
}

/** The day, week or month of the messages below it. Renders a `<div>`. */
export function DayHeading({ entry }: DayHeadingProps) {
  return (
    <div data-entry={entry.key} aria-hidden="true" className={styles.heading} data-carillon="day-heading">
      {entry.words}
    </div>
  );
}

/** Props of `VisitDivider`. */
export interface VisitDividerProps {
  entry: Extract<FeedEntry, { kind: 'divider' }>;
}

/** The line between what is new since the last visit and what is older. Renders a `<div>`. */
export function VisitDivider({ entry }: VisitDividerProps) {
  const { translator } = useInboxSettings('VisitDivider');
  return (
    <div data-entry={entry.key} aria-hidden="true" className={styles.divider} data-carillon="visit-divider">
      <ArrowUpIcon size={12} />
      <span className={reset.box}>{translator.text('sinceLastVisit')}</span>
    </div>
  );
}
