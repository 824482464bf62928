import { backendIdOf, type Identity } from '../client/identity.ts';
import { isRecord, isString, textOf } from '../transport/guards.ts';
import { snapshotVersion } from './InboxSnapshot.ts';
import { accessDatabase } from './inboxDatabase.ts';

export interface StoredInbox {
  /** Names the sign-in that it belongs to: it is replaced only while the record of that sign-in exists. */
  readonly epoch: string;
  /** What was saved; undefined until then. */
  readonly text: string | undefined;
  /** Whether there was a record that cannot be read. */
  readonly isUnreadable: boolean;
}

/** The key of a subscriber's record: text, without the hash. */
function storageKey(identity: Identity): string {
  return JSON.stringify([identity.applicationIdentifier, backendIdOf(identity), identity.subscriberId]);
}

/**
 * Reads a subscriber's record, or begins one, and removes those of other subscribers of the same application: all in one transaction,
 * so that none of them can be written in between. A record of an earlier version is replaced: its snapshots are only a copy of what the
 * server has. Undefined where the record is of a later version, which stays as it is.
 */
export function openStoredInbox(identity: Identity): Promise<StoredInbox | undefined> {
  const ownKey = storageKey(identity);
  const application = `${JSON.stringify([identity.applicationIdentifier, backendIdOf(identity)]).slice(0, -1)},`;
  return accessDatabase((records, settle) => {
    const keys = records.getAllKeys();
    keys.onsuccess = () => {
      for (const key of keys.result) {
        if (key !== ownKey && isString(key) && key.startsWith(application)) {
          records.delete(key);
        }
      }
    };
    const found = records.get(ownKey);
    found.onsuccess = () => {
      const record: unknown = found.result;
      const { version: stored, epoch, text } = isRecord(record) ? record : {};
      const version = typeof stored === 'number' ? stored : Number.NaN;
      if (version === snapshotVersion && isString(epoch)) {
        settle({ epoch, text: textOf(text), isUnreadable: text !== undefined && !isString(text) });
      } else if (!(version > snapshotVersion)) {
        const begun = Math.random().toString(36);
        records.put({ version: snapshotVersion, epoch: begun }, ownKey);
        const isUnreadable = record !== undefined && !(version < snapshotVersion);
        settle({ epoch: begun, text: undefined, isUnreadable });
      }
    };
  });
}

/** Replaces what is stored of a subscriber. Does nothing if the record of this sign-in was removed since. */
export function saveStoredInbox(identity: Identity, epoch: string, text: string | undefined): Promise<void> {
  const key = storageKey(identity);
  return accessDatabase((records) => {
    const found = records.get(key);
    found.onsuccess = () => {
      const record: unknown = found.result;
      if (isRecord(record) && record.epoch === epoch) {
        records.put({ version: snapshotVersion, epoch, text }, key);
      }
    };
  });
}

/** Removes what is stored of a subscriber; without one, of all subscribers, applications and platforms. */
export function removeStoredInboxes(identity?: Identity): Promise<void> {
  return accessDatabase((records) => {
    if (identity === undefined) {
      records.clear();
    } else {
      records.delete(storageKey(identity));
    }
    // Also takes effect if the page goes away now. Old browsers lack it.
    records.transaction.commit?.();
  });
}
