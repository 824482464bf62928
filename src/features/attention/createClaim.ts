import { onceInBrowser } from '../../base/index.ts';
import { storedIds } from './storedIds.ts';

/**
 * Makes the function by which a page takes messages, so that of all pages of the browser one notices a message, and it once, also after a
 * reload. `key` names the reader.
 */
export function createClaim(key: string) {
  const own = new Set<string>();
  const stored = storedIds(key);

  function take(id: string): boolean {
    const known = stored.get();
    // Where there is no storage, other pages have to do without it.
    const isFree = !own.has(id) && !known.includes(id);
    own.add(id);
    if (isFree) {
      stored.set([...known, id]);
    }
    return isFree;
  }

  return {
    /** Gives those of these ids that no page had taken. They are this page's. */
    async claim(ids: readonly string[]): Promise<readonly string[]> {
      const free: string[] = [];
      try {
        // One page after the other, so that two do not share a burst.
        await navigator.locks.request(key, {}, async () => {
          for (const id of ids) {
            if (await onceInBrowser(`${key} ${id}`, () => take(id))) {
              free.push(id);
            }
          }
        });
        return free;
      } catch {
        // Old browsers have no locks, nor has a frame without storage.
      }
      return ids.filter(take);
    },
    /** The reader has signed out. */
    forget: stored.forget,
  };
}
