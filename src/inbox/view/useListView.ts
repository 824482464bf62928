'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { sameList } from '../../base/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { createListView, type ListView } from './listView.ts';

/** What the reader has chosen to see, and a function that changes some of it. */
export function useListView(
  part: string,
): readonly [view: ListView, change: (some: Partial<ListView>) => void] {
  const { get, set, subscribe } = useRoot(part).service(createListView);
  const change = useCallback(
    (some: Partial<ListView>) => {
      const before = get();
      const { search, open, kinds, openGroups } = { ...before, ...some };
      const next = {
        search,
        open,
        kinds: sameList(before.kinds, kinds),
        openGroups: sameList(before.openGroups, openGroups),
      };
      // Who sets the view that is there, such as a host that follows its address, renders nothing again.
      if (JSON.stringify(next) !== JSON.stringify(before)) {
        set(next);
      }
    },
    [get, set],
  );
  return [useSyncExternalStore(subscribe, get, get), change];
}
