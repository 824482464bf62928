/** A value that changes, with listeners that are notified. Fits React's `useSyncExternalStore`. */
export interface Store<Value> {
  get(): Value;
  /** Replaces the value and notifies, unless it is the same. */
  set(next: Value): void;
  /** Listens to changes, and returns a function that stops it. */
  subscribe(onChange: () => void): () => void;
}

/** A store that only its owner may change. */
export type ReadableStore<Value> = Omit<Store<Value>, 'set'>;

/** Creates a store. Its functions keep their identity and need no `this`. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) {
        return;
      }
      value = next;
      for (const listener of [...listeners]) {
        listener();
      }
    },
    subscribe(onChange) {
      // One entry per subscription: the same function may be subscribed twice.
      const listener = () => onChange();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
