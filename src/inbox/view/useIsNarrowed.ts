'use client';

import { useRoot } from '../root/RootContext.ts';
import { isNarrowed } from './listView.ts';
import { useListView } from './useListView.ts';

/** Whether messages of the open tab are left out by what this page knows of them, which no server does. */
export function useIsNarrowed(part: string): boolean {
  const { tab } = useRoot(part);
  const [view] = useListView(part);
  return tab.filter !== undefined || isNarrowed(view);
}

/** Whether only messages are listed that wait for an answer. */
export function useIsListOfOpen(part: string): boolean {
  const { tab } = useRoot(part);
  const [view] = useListView(part);
  return tab.filter === 'open' || view.open;
}
