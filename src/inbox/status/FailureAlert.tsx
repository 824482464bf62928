'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { FailedAction } from '../../data/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Props of `FailureAlert`. */
export interface FailureAlertProps {
  actions: readonly FailedAction[];
  /** What is announced. */
  words: string;
  /** How it looks. @default words */
  children?: ReactNode;
}

/**
 * Words about failed changes that are announced once for each failure, and not when some of the changes were saved after all.
 * Where the host announces, the words are passed to the host.
 */
export function FailureAlert({ actions, words, children = words }: FailureAlertProps) {
  const { announce } = useRoot('FailureAlert');
  const spoken = useInboxSettings('FailureAlert').announcements === 'on';
  const known = useRef(new Map<number, number>()).current;
  for (const { id, failures } of actions) {
    known.set(id, failures);
  }
  const failures = [...known.values()].reduce((sum, one) => sum + one, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are announced again for another failure
  useEffect(() => (spoken ? undefined : announce(words)), [failures, spoken]);
  return (
    // Another element each time, because a live region does not announce the same words again.
    <div key={failures} role={spoken ? 'alert' : undefined}>
      {children}
    </div>
  );
}
