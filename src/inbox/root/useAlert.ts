'use client';

import { useEffect } from 'react';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useRoot } from './RootContext.ts';

/**
 * The role of words that must be announced at once, undefined while there are none. Where the host announces, the words have no
 * role and are passed to the host.
 */
export function useAlert(words: string | undefined): 'alert' | undefined {
  const { announce } = useRoot('useAlert');
  const spoken = useInboxSettings('useAlert').announcements === 'on';
  useEffect(() => (words === undefined || spoken ? undefined : announce(words)), [words, spoken, announce]);
  return words !== undefined && spoken ? 'alert' : undefined;
}
