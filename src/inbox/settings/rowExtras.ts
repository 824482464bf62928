import type { ReactNode } from 'react';
import { createStore } from '../../base/index.ts';
import type { InboxMessage } from '../../data/index.ts';
import type { Places } from './Places.ts';

/** What a feature that is loaded late adds to the rows of a reader's inboxes. */
export interface RowExtras {
  /** Adds to what there is: actions, commands, and small words in rows. */
  extend(places: Places): Places;
  /** What a list on screen renders to have its rows watched. */
  watch(rows: readonly InboxMessage[]): ReactNode;
}

/** Makes the place of a client where its lists find such a feature, and say that they are on screen. Get it with `client.service`. */
export function createRowExtras() {
  return {
    extras: createStore<RowExtras | undefined>(undefined),
    isListed: createStore(false),
  };
}
