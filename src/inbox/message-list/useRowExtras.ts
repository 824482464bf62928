'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useInboxClient } from '../../data/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { createRowExtras, type RowExtras } from '../settings/rowExtras.ts';

/** What other code adds to the rows of a list, once it is there. Loads what the rows themselves need late. */
export function useRowExtras(part: string): RowExtras | undefined {
  const { wantPlaces } = useRoot(part);
  const { extras, isListed } = useInboxClient(part).service(createRowExtras);
  const added = useSyncExternalStore(extras.subscribe, extras.get, extras.get);
  useEffect(() => isListed.set(true), [isListed]);
  useEffect(() => wantPlaces(added && true), [wantPlaces, added]);
  return added;
}
