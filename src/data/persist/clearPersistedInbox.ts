/**
 * Removes what `persist` has kept of every inbox in this browser. Call it where your app signs out. Fails if the browser denies access
 * to its database.
 */
export function clearPersistedInbox(): Promise<void> {
  // Not part of a first load.
  return import('./storedInbox.ts').then(({ removeStoredInboxes }) => removeStoredInboxes());
}
