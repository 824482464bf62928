import { withStorage } from '../../base/index.ts';

/** How many ids a browser remembers. */
const remembered = 200;

/** The ids of messages that a browser remembers under a key, the newest last. */
export interface StoredIds {
  readonly key: string;
  get(): readonly string[];
  /** Replaces them by the last two hundred of these. */
  set(ids: readonly string[]): void;
  forget(): void;
}

/** Makes the list of a key. Where there is no storage, or none is left, nothing is remembered. */
export function storedIds(key: string): StoredIds {
  return {
    key,
    get: () => (withStorage((storage) => storage.getItem(key)) ?? '').split('\n').filter(Boolean),
    set: (ids) => withStorage((storage) => storage.setItem(key, ids.slice(-remembered).join('\n'))),
    forget: () => withStorage((storage) => storage.removeItem(key)),
  };
}
