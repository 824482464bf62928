import { createStore, type Store } from '../../base/index.ts';

/** The ids of the messages that the reader has selected in one inbox; null while the reader is not selecting. */
export interface Selection extends Store<ReadonlySet<string> | null> {
  /** Selects these, or leaves them out if the first one is selected. */
  toggle(messageIds: readonly string[]): void;
}

/** While the reader is selecting, but has selected nothing. */
export const noneSelected: ReadonlySet<string> = new Set();

/** Makes the selection of one root. Get it with `root.service(createSelection)`. */
export function createSelection(): Selection {
  const store = createStore<ReadonlySet<string> | null>(null);
  return {
    ...store,
    toggle(messageIds) {
      const next = new Set(store.get());
      const [first = ''] = messageIds;
      const selects = !next.has(first);
      for (const id of messageIds) {
        next[selects ? 'add' : 'delete'](id);
      }
      store.set(next);
    },
  };
}

/** Whether the focus is in a row of a list, beside this part: the reader selects by keys, and goes on there. */
export function isRowFocused(part: Element | null): boolean {
  const page = part?.getRootNode() as Document | ShadowRoot | undefined;
  return page?.activeElement?.closest('[data-carillon="message-item"]') != null;
}
