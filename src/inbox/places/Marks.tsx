'use client';

import type { InboxMessage } from '../../data/index.ts';
import type { PlaceWords } from '../../locales/index.ts';
import { ClockIcon } from '../../primitives/index.ts';
import * as styles from './places.css.ts';
import { anyTime } from './timeWords.ts';

const severities = { high: 'severityHigh', medium: 'severityMedium', low: 'severityLow' } as const;

/** Whether there is anything to say in small words of a message. */
export function hasMarks({ severity, snoozedUntil, cameBack, read }: InboxMessage): boolean {
  return severity !== undefined || Boolean(snoozedUntil) || (Boolean(cameBack) && !read);
}

/** Props of `Marks`. */
export interface MarksProps {
  message: InboxMessage;
  words: PlaceWords;
}

/** How much a message matters, and until when and where it is put off, or that it has come back and why. */
export function Marks({ message, words }: MarksProps) {
  const { severity, snoozedUntil, snoozedHere, cameBack, read } = message;
  const time = snoozedUntil ? Date.parse(snoozedUntil) : Number.NaN;
  const putOff = Number.isNaN(time)
    ? cameBack && !read && words.text(cameBack === 'activity' ? 'backByActivity' : 'cameBack')
    : words.text('snoozedUntil', { time: anyTime(words.tag, time, Date.now()) });
  return (
    <>
      {severity && (
        <span className={styles.severity} data-severity={severity}>
          {words.text(severities[severity])}
        </span>
      )}
      {putOff && (
        <span className={styles.until}>
          <ClockIcon size={13} />
          {putOff}
        </span>
      )}
      {snoozedHere && snoozedUntil && <span className={styles.until}>{words.text('onlyInThisBrowser')}</span>}
    </>
  );
}
