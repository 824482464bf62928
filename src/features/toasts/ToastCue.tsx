'use client';

import { CountBadge } from '../../primitives/index.ts';
import * as styles from './Toasts.css.ts';

/** Props of `ToastCue`. */
export interface ToastCueProps {
  readonly count: number;
  readonly bell: Element | null;
  readonly format: (count: number) => string;
}

/** At the bell for a moment: how many messages have come that no toast shows. Screen readers hear of them from the inbox. Renders a `<div>`, or nothing. */
export function ToastCue({ count, bell, format }: ToastCueProps) {
  if (!count || !bell) {
    return null;
  }
  const { left, width, bottom } = bell.getBoundingClientRect();
  const zoom = document.body.currentCSSZoom ?? 1;
  return (
    // Where the bell is on the screen is told from the left.
    <div className={styles.cue} style={{ left: (left + width / 2) / zoom, top: bottom / zoom }}>
      <CountBadge
        data-carillon-as="toast-cue"
        variant="inline"
        count={count}
        format={(digits) => `+${format(digits)}`}
      />
    </div>
  );
}
