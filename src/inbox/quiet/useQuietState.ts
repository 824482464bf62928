'use client';

import { useSyncExternalStore } from 'react';
import { quietOf, useInboxClient } from '../../data/index.ts';

/** What keeps it quiet for the reader, and whether it is, for parts that are loaded where it can be. */
export function useQuietState(part: string) {
  const quiet = quietOf(useInboxClient(part));
  return [quiet, useSyncExternalStore(quiet.subscribe, quiet.get, quiet.get)] as const;
}
