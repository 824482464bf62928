'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { useRoot } from '../root/RootContext.ts';
import { createListView, type ListView } from './listView.ts';

/** What the reader has chosen to see, and a function that changes some of it. */
export function useListView(
  part: string,
): readonly [view: ListView, change: (some: Partial<ListView>) => void] {
  const { get, set, subscribe } = useRoot(part).service(createListView);
  const change = useCallback((some: Partial<ListView>) => set({ ...get(), ...some }), [get, set]);
  return [useSyncExternalStore(subscribe, get, get), change];
}
