'use client';

import { useEffect } from 'react';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useRoot } from './RootContext.ts';

/**
 * The role of words that a reader must hear at once, undefined while there are none. Where the host speaks itself they have
 * no role, and are given to the host.
 */
export function useAlert(words: string | undefined): 'alert' | undefined {
  const { announce } = useRoot('useAlert');
  const spoken = useInboxSettings('useAlert').announcements === 'on';
  useEffect(() => (words === undefined || spoken ? undefined : announce(words)), [words, spoken, announce]);
  return words !== undefined && spoken ? 'alert' : undefined;
}
