/** The messages that the reader has selected in one inbox. */
export interface Selection {
  /** Their ids; null while the reader selects nothing. */
  ids(): ReadonlySet<string> | null;
  set(ids: ReadonlySet<string> | null): void;
  toggle(messageId: string): void;
  subscribe(onChange: () => void): () => void;
}

const selections = new WeakMap<object, Selection>();

/** The selection of a root, by the object that stays the same as long as it lives. A bell has none. */
export function selectionOf(root: object): Selection {
  const selection = selections.get(root) ?? createSelection();
  selections.set(root, selection);
  return selection;
}

function createSelection(): Selection {
  const listeners = new Set<() => void>();
  let ids: ReadonlySet<string> | null = null;
  const set = (next: ReadonlySet<string> | null) => {
    ids = next;
    for (const listener of [...listeners]) {
      listener();
    }
  };
  return {
    ids: () => ids,
    set,
    toggle(messageId) {
      const next = new Set(ids);
      if (!next.delete(messageId)) {
        next.add(messageId);
      }
      set(next);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
