'use client';

import { useSyncExternalStore } from 'react';
import { useRoot } from './RootContext.ts';
import { createSelection } from './selection.ts';

/** The ids of the selected messages; null while the reader is not selecting. */
export function useSelection(part: string): ReadonlySet<string> | null {
  const { subscribe, get } = useRoot(part).service(createSelection);
  return useSyncExternalStore(subscribe, get, get);
}

/** Whether a message is selected; null while the reader is not selecting. */
export function useSelected(part: string, messageId: string): boolean | null {
  const { subscribe, get } = useRoot(part).service(createSelection);
  const isSelected = () => get()?.has(messageId) ?? null;
  return useSyncExternalStore(subscribe, isSelected, isSelected);
}
