import { forgetAllStoredChanges } from '../outbox/storedChanges.ts';

/**
 * Removes what is kept of every inbox in this browser: what `persist` has stored, and changes that wait for the network. Call it where
 * your app signs out. Fails if the browser denies access to its database.
 */
export function clearPersistedInbox(): Promise<void> {
  forgetAllStoredChanges();
  // Not part of a first load.
  return import('./storedInbox.ts').then(({ removeStoredInboxes }) => removeStoredInboxes());
}
