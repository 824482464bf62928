import { withStorage } from '../../base/index.ts';
import type { Identity } from '../client/identity.ts';
import { quietKey } from '../outbox/storedChanges.ts';
import { parseQuietRecord, type QuietRecord } from './QuietRecord.ts';

/** Where a browser keeps when it is quiet for a reader: for all its tabs, or where there is no storage for this one. */
export function quietStorage(identity: Identity) {
  const key = quietKey(identity);
  let own: string | null = null;
  return {
    key,
    read: (): QuietRecord => parseQuietRecord(withStorage((storage) => storage.getItem(key)) ?? own),
    write(record: QuietRecord): void {
      const text = JSON.stringify(record);
      own = text;
      withStorage((storage) => {
        storage.setItem(key, text);
        own = null;
      });
    },
    /** The reader has signed out. */
    forget(): void {
      own = null;
      withStorage((storage) => storage.removeItem(key));
    },
    /** Calls a listener when another tab has changed it. Returns a function that ends it. */
    listen(onChange: () => void): () => void {
      const hear = (event: StorageEvent) => (event.key === key || event.key === null) && onChange();
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
