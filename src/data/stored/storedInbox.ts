import { backendIdOf, type Identity } from '../client/identity.ts';
import { isRecord, isString } from '../transport/guards.ts';
import { snapshotVersion } from './InboxSnapshot.ts';
import { accessDatabase } from './inboxDatabase.ts';

/** What is stored of one subscriber. */
export interface StoredInbox {
  /** Names the sign-in that it belongs to: it is replaced only while the record of that sign-in exists. */
  readonly epoch: string;
  /** What was saved; undefined until then. */
  readonly text: string | undefined;
  /** Whether there was a record that cannot be read. */
  readonly isUnreadable: boolean;
}

/** The key of a subscriber's record: text, without the hash. */
export function storageKey(identity: Identity): string {
  return JSON.stringify([identity.applicationIdentifier, backendIdOf(identity), identity.subscriberId]);
}

/** The beginning of the keys of all subscribers of an application at a platform. */
function applicationKey(identity: Identity): string {
  return `${JSON.stringify([identity.applicationIdentifier, backendIdOf(identity)]).slice(0, -1)},`;
}

/**
 * Reads a subscriber's record, or begins one, and removes those of other subscribers of the same application: all in one transaction,
 * so that none of them can be written in between. A record of an earlier version is replaced: its snapshots are only a copy of what the
 * server has. Undefined where the record is of a later version, which stays as it is.
 */
export function openStoredInbox(identity: Identity): Promise<StoredInbox | undefined> {
  const ownKey = storageKey(identity);
  const prefix = applicationKey(identity);
  return accessDatabase(({ records, settle }) => {
    const keys = records.getAllKeys();
    keys.onsuccess = () => {
      for (const key of keys.result) {
        if (key !== ownKey && isString(key) && key.startsWith(prefix)) {
          records.delete(key);
        }
      }
    };
    const found = records.get(ownKey);
    found.onsuccess = () => {
      const record: unknown = found.result;
      if (isRecord(record) && record.version === snapshotVersion && isString(record.epoch)) {
        const { epoch, text } = record;
        settle({
          epoch,
          text: isString(text) ? text : undefined,
          isUnreadable: text !== undefined && !isString(text),
        });
      } else if (!(versionOf(record) > snapshotVersion)) {
        const epoch = Math.random().toString(36);
        records.put({ version: snapshotVersion, epoch }, ownKey);
        settle({
          epoch,
          text: undefined,
          isUnreadable: record !== undefined && !(versionOf(record) < snapshotVersion),
        });
      }
    };
  });
}

/** The version of a record; not a number where it has none. */
function versionOf(record: unknown): number {
  return isRecord(record) && typeof record.version === 'number' ? record.version : Number.NaN;
}

/** Replaces what is stored of a subscriber. Does nothing if the record of this sign-in was removed since. */
export function saveStoredInbox(identity: Identity, epoch: string, text: string | undefined): Promise<void> {
  const key = storageKey(identity);
  return accessDatabase(({ records }) => {
    const found = records.get(key);
    found.onsuccess = () => {
      const record: unknown = found.result;
      if (isRecord(record) && record.epoch === epoch) {
        records.put({ version: snapshotVersion, epoch, text }, key);
      }
    };
  });
}

/** Removes what is stored of a subscriber. */
export function removeStoredInbox(identity: Identity): Promise<void> {
  return accessDatabase(({ transaction, records }) => {
    records.delete(storageKey(identity));
    // Also takes effect if the page goes away now. Old browsers lack it.
    transaction.commit?.();
  });
}

/** Removes what is stored of all subscribers, applications and platforms. */
export function removeStoredInboxes(): Promise<void> {
  return accessDatabase(({ transaction, records }) => {
    records.clear();
    transaction.commit?.();
  });
}
