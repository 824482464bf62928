'use client';

import { useSyncExternalStore } from 'react';
import { useMessages } from '../../data/index.ts';
import { useRoot } from './RootContext.ts';
import { createTabRest } from './tabRest.ts';

/**
 * The messages of the open tab. A held arrow key opens one tab after the other: loaded messages are shown at once, and messages
 * are only requested for the tab that the reader stays on.
 */
export function useShownMessages(part: string): ReturnType<typeof useMessages> {
  const { query, service } = useRoot(part);
  const { subscribe, isResting } = service(createTabRest);
  return useMessages(query, { enabled: useSyncExternalStore(subscribe, isResting, isResting) });
}
