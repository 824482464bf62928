'use client';

import { useSyncExternalStore } from 'react';
import { useRoot } from '../root/RootContext.ts';
import { selectionOf } from './selection.ts';

/** The ids of the selected messages; null while the reader selects nothing. */
export function useSelection(part: string): ReadonlySet<string> | null {
  const { subscribe, ids } = selectionOf(useRoot(part).bellRef);
  return useSyncExternalStore(subscribe, ids, ids);
}

/** Whether a message is selected; null while the reader selects nothing. */
export function useSelected(part: string, messageId: string): boolean | null {
  const { subscribe, ids } = selectionOf(useRoot(part).bellRef);
  const selected = () => ids()?.has(messageId) ?? null;
  return useSyncExternalStore(subscribe, selected, selected);
}
