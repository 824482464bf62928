'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { showStoredChanges, useFeedRows, useInboxClient } from '../../data/index.ts';
import { useRoot } from './RootContext.ts';
import { createTabRest } from './tabRest.ts';

/**
 * The messages of the open tab. One that is read in a tab of unread ones stays there until there is another `visit`. A held arrow key opens one tab after the other: loaded messages are shown at once, and messages
 * are only requested for the tab that the reader stays on.
 */
export function useShownMessages(part: string, visit?: number): ReturnType<typeof useFeedRows> {
  const { query, service } = useRoot(part);
  const { subscribe, isResting } = service(createTabRest);
  const client = useInboxClient(part);
  // Without a network there is no connection, which does the same once it is there.
  useEffect(() => showStoredChanges(client), [client]);
  const enabled = useSyncExternalStore(subscribe, isResting, isResting);
  return useFeedRows(query, { enabled }, visit);
}
