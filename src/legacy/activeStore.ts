'use client';

import { useSyncExternalStore } from 'react';
import { createStore, type Store, useInboxClient } from '../data/index.ts';

/** The store that the host or the reader has opened, and the function that opens another. Undefined before the first. */
export function useActiveStore(caller: string): readonly [string | undefined, (storeId: string) => void] {
  const { get, set, subscribe } = useInboxClient(caller).service(createActiveStore);
  return [useSyncExternalStore(subscribe, get, get), set];
}

/** The id of the open store, one for each subscriber: shared by all panels and hooks of the provider. */
function createActiveStore(): Store<string | undefined> {
  return createStore<string | undefined>(undefined);
}
