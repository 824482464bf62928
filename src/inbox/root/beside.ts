import type { ComponentType } from 'react';
import { createStore, type Store } from '../../base/index.ts';

/** Makes the place for what a feature shows beside the inboxes of a client, which each root renders. Get it with `client.service`. */
export function createBeside(): Store<ComponentType | null> {
  return createStore<ComponentType | null>(null);
}
