import { storedIds } from './storedIds.ts';

/**
 * How long a taken id is locked, in milliseconds. What one page stores, another may read only a moment later; its locks it sees at once.
 */
export const lockedMs = 10_000;

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

  /** Holds the lock of an id for a while. */
  function takeLocked(id: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      navigator.locks
        .request(`${key} ${id}`, { ifAvailable: true }, (lock) => {
          const isOwn = lock !== null && take(id);
          resolve(isOwn);
          return isOwn ? new Promise<void>((release) => setTimeout(release, lockedMs)) : undefined;
        })
        .catch(reject);
    });
  }

  return {
    /** Gives those of these ids that no page had taken. They are this page's. */
    async claim(ids: readonly string[]): Promise<readonly string[]> {
      const free: string[] = [];
      try {
        // One page after the other, so that two do not share a burst.
        await navigator.locks.request(key, {}, async () => {
          for (const id of ids) {
            if (await takeLocked(id)) {
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
