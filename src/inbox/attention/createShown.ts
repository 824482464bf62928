import { storedIds } from './storedIds.ts';

/** What `createShown` needs of the page. */
export interface ShownPage {
  /** Whether a message is unread; undefined of one that the page does not know. */
  isUnread(id: string): boolean | undefined;
  /** Loads the newest messages. Never rejects. */
  load(): Promise<void>;
  /** Something was shown, or is known to be read, on this page or in another tab. */
  onChange(): void;
}

/** Remembers in this browser which messages a reader who was there has been shown as toasts: these are not missed. `key` names the reader. */
export function createShown(key: string, { isUnread, load, onChange }: ShownPage) {
  const stored = storedIds(key);
  let last: number | undefined;

  const onStorage = (event: StorageEvent) => event.key === key && onChange();

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
      const added = ids.filter((id) => !known.includes(id));
      if (added.length > 0) {
        stored.set([...known, ...added]);
        onChange();
      }
    },
    /** How many of so many unread messages were shown. */
    among(unread: number): number {
      if (last === undefined) {
        follow();
      }
      const known = stored.get();
      let left = known.filter((id) => isUnread(id) !== false);
      if (unread < (last ?? 0) && left.length > unread) {
        // Which were read elsewhere nobody says.
        left = left.slice(left.length - unread);
      }
      last = unread;
      if (left.length < known.length) {
        stored.set(left);
      }
      return Math.min(left.length, unread);
    },
    /** The reader has gone, and perhaps signed out. */
    end(signedOut: boolean): void {
      window.removeEventListener('storage', onStorage);
      if (signedOut) {
        stored.forget();
      }
    },
  };
}
