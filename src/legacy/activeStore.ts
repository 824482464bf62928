'use client';

import { useSyncExternalStore } from 'react';
import { type InboxClient, useInboxClient } from '../data/index.ts';

/** The store that is open for a subscriber, wherever the provider's panels and hooks stand. */
interface ActiveStore {
  storeId(): string | undefined;
  setStore(storeId: string): void;
  subscribe(onChange: () => void): () => void;
}

const stores = new WeakMap<InboxClient, ActiveStore>();

/** The store that the host or the reader has opened, and the way to open another. Undefined until one of them has. */
export function useActiveStore(caller: string): readonly [string | undefined, (storeId: string) => void] {
  const client = useInboxClient(caller);
  const { storeId, setStore, subscribe } = activeStoreOf(client);
  return [useSyncExternalStore(subscribe, storeId, storeId), setStore];
}

function activeStoreOf(client: InboxClient): ActiveStore {
  const store = stores.get(client) ?? createActiveStore();
  stores.set(client, store);
  return store;
}

function createActiveStore(): ActiveStore {
  const listeners = new Set<() => void>();
  let current: string | undefined;
  return {
    storeId: () => current,
    setStore(storeId) {
      current = storeId;
      for (const listener of [...listeners]) {
        listener();
      }
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
