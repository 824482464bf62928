import { createStore, type Store } from '../../base/index.ts';

/** The ids of the messages that the reader has selected in one inbox; null while the reader is not selecting. */
export interface Selection extends Store<ReadonlySet<string> | null> {
  toggle(messageId: string): void;
}

/** Makes the selection of one root. Get it with `root.service(createSelection)`. */
export function createSelection(): Selection {
  const store = createStore<ReadonlySet<string> | null>(null);
  return {
    ...store,
    toggle(messageId) {
      const next = new Set(store.get());
      if (!next.delete(messageId)) {
        next.add(messageId);
      }
      store.set(next);
    },
  };
}
