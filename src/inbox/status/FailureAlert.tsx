'use client';

import { type ReactNode, useRef } from 'react';
import type { FailedAction } from '../../data/index.ts';

/** Props of `FailureAlert`. */
export interface FailureAlertProps {
  actions: readonly FailedAction[];
  children: ReactNode;
}

/** Words about failed changes that are announced once for each failure, and not when some of them were saved after all. */
export function FailureAlert({ actions, children }: FailureAlertProps) {
  const known = useRef(new Map<number, number>()).current;
  for (const { id, failures } of actions) {
    known.set(id, failures);
  }
  const failures = [...known.values()].reduce((sum, one) => sum + one, 0);
  return (
    // Another element each time, because the same words would be no news to a live region.
    <div key={failures} role="alert">
      {children}
    </div>
  );
}
