'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
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
export function FailureAlert(props: FailureAlertProps) {
  const known = useRef(new Map<number, number>()).current;
  for (const { id, failures } of props.actions) {
    known.set(id, failures);
  }
  const failures = [...known.values()].reduce((sum, one) => sum + one, 0);
  // Another element each time, because a live region does not announce the same words again.
  return <OneAlert key={failures} {...props} />;
}

function OneAlert({ words, children = words }: FailureAlertProps) {
  const { announce } = useRoot('FailureAlert');
  const spoken = useInboxSettings('FailureAlert').announcements === 'on';
  const [said] = useState(words);
  useEffect(() => (spoken ? undefined : announce(said)), [spoken, announce, said]);
  return <div role={spoken ? 'alert' : undefined}>{children}</div>;
}
