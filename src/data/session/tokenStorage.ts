/** The storage entry that holds the token while a session lives. @source spec §9 */
export const tokenStorageKey = 'widget_user_auth_token';

/** Writes the entry that other tools of the page expect. We never read it as a credential: it may be another's. */
export function storeToken(token: string): void {
  attempt((storage) => storage.setItem(tokenStorageKey, token));
}

/** Removes the entry, but only if it is this token: another inbox of the page may have written its own since. */
export function forgetToken(token: string): void {
  attempt((storage) => {
    if (storage.getItem(tokenStorageKey) === token) {
      storage.removeItem(tokenStorageKey);
    }
  });
}

/** Storage may be absent, full or forbidden, and even looking at it may throw. The inbox works from memory then. */
function attempt(act: (storage: Storage) => void): void {
  try {
    act(globalThis.localStorage);
  } catch {
    // Nothing depends on it.
  }
}
