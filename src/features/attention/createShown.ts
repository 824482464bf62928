import type { StoredIds } from './storedIds.ts';

/** What `createShown` needs of the page. */
export interface ShownPage {
  /** Whether a message is unread; undefined of one that the page does not know. */
  isUnread(id: string): boolean | undefined;
  /** Loads the newest messages. Never rejects. */
  load(): Promise<void>;
  /** Something was shown, or is known to be read, on this page or in another tab. */
  onChange(): void;
}

/** Remembers in this browser which messages a reader who was there has been shown as toasts: these are not missed. */
export function createShown(stored: StoredIds, { isUnread, load, onChange }: ShownPage) {
  /** The last count; below 0 before there was one. */
  let last = -1;

  const onStorage = (event: StorageEvent) => event.key === stored.key && onChange();

  function follow(): void {
    const before = stored.get();
    window.addEventListener('storage', onStorage);
    if (before.length > 0) {
      // Since an earlier visit some may have been read.
      void load().then(() => {
        stored.set(stored.get().filter((id) => !before.includes(id) || isUnread(id)));
        onChange();
      });
    }
  }

  return {
    /** These were shown. */
    note(ids: readonly string[]): void {
      const known = stored.get();
      const all = new Set([...known, ...ids]);
      if (all.size > known.length) {
        stored.set([...all]);
        onChange();
      }
    },
    /** How many of so many unread messages were shown. */
    among(unread: number): number {
      if (last < 0) {
        follow();
      }
      const known = stored.get();
      let left = known.filter((id) => isUnread(id) !== false);
      if (unread < last) {
        // Which were read elsewhere nobody says: the last ones stay, as many as are unread.
        left = left.slice(-unread || left.length);
      }
      last = unread;
      if (left.length < known.length) {
        stored.set(left);
      }
      return Math.min(left.length, unread);
    },
    /** The reader has gone. */
    end: () => window.removeEventListener('storage', onStorage),
  };
}
