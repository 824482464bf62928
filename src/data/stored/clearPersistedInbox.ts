import { late } from '../../base/index.ts';
import { forgetAllStoredChanges } from '../outbox/storedChanges.ts';

/** Not part of a first load. A host that signs out waits for it, and is told that it failed. */
const loadStore = late(() => import('./storedInbox.ts'));

/**
 * Removes what is kept of every inbox in this browser: what `persist` has stored, and changes that wait for the network. Call it where
 * your app signs out. Fails if the browser denies access to its database.
 */
export function clearPersistedInbox(): Promise<void> {
  forgetAllStoredChanges();
  return loadStore().then(({ removeStoredInboxes }) => removeStoredInboxes());
}
