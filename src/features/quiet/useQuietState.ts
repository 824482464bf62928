'use client';

import { useSyncExternalStore } from 'react';
import { useInboxClient } from '../../data/index.ts';
import { quietOf } from './createQuiet.ts';

/** What keeps it quiet for the reader, and whether it is, for parts that are loaded where it can be. */
export function useQuietState(part: string) {
  const quiet = quietOf(useInboxClient(part));
  return [quiet, useSyncExternalStore(quiet.subscribe, quiet.get, quiet.get)] as const;
}
