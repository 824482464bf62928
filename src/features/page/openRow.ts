'use client';

import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../base/index.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';

/** The message that a page shows beside its list. Get it with `root.service(createOpenRow)`: only two rows render again when it changes. */
export function createOpenRow(): Store<string | undefined> {
  return createStore<string | undefined>(undefined);
}

/** Whether the message of a row is the open one. */
export function useIsOpen(messageId: string): boolean {
  const { subscribe, get } = useRoot('InboxPage').service(createOpenRow);
  const isOpen = () => get() === messageId;
  return useSyncExternalStore(subscribe, isOpen, isOpen);
}
