import { late } from '../../base/index.ts';
import { forgetAllStored } from '../outbox/storedChanges.ts';

/** Not part of a first load. A host that signs out waits for it, and is told that it failed. */
const loadStore = late(() => import('./storedInbox.ts'));

/**
 * Removes all that carillon keeps in this browser, of every reader: what `persist` has stored, tokens, changes that wait for the network,
 * and what readers have chosen here. Call it where your app signs out, and take the inbox off the page: one that stays goes on. Fails if
 * the browser denies access to its database.
 */
export function clearPersistedInbox(): Promise<void> {
  forgetAllStored();
  return loadStore().then(
    ({ removeStoredInboxes }) => removeStoredInboxes(),
    // Offline, and after a deployment, that code may be out of reach. Pages that have the database open close it when they hear of this.
    () => void globalThis.indexedDB.deleteDatabase('carillon'),
  );
}
