import { withStorage } from './withStorage.ts';

/** A text that a browser keeps under a key: for all its tabs, or for this one where it cannot be stored. */
export function storedText(key: string) {
  let own: string | null = null;
  return {
    get: (): string | null => own ?? withStorage((storage) => storage.getItem(key)) ?? null,
    set(text: string): void {
      own = text;
      withStorage((storage) => {
        storage.setItem(key, text);
        own = null;
      });
    },
    /** Calls a listener when another tab has changed it. Returns a function that ends it. */
    subscribe(onChange: () => void): () => void {
      // Null is all of the storage.
      const hear = (event: StorageEvent) => (event.key === key || event.key === null) && onChange();
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
