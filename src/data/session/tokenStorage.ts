import { withStorage } from '../../base/index.ts';

/** The storage entry that holds the token during a session. @source docs/protocol.md#limits-and-defaults */
export const tokenStorageKey = 'widget_user_auth_token';

/** The one that an inbox of this page has written last. */
let own: string | undefined;

/** Writes the entry that other tools of the page expect. carillon never uses it as a credential: it may be another subscriber's. */
export function storeToken(token: string): void {
  own = token;
  withStorage((storage) => storage.setItem(tokenStorageKey, token));
}

/** Removes the entry, but only if it has this token: another inbox of the page may have written its own since. */
export function forgetToken(token: string | undefined): void {
  withStorage((storage) => storage.getItem(tokenStorageKey) === token && storage.removeItem(tokenStorageKey));
}

/** Keeps the entry when its inbox is unmounted: that is neither a logout nor another identity. @source docs/protocol.md#session-states */
export function releaseToken(token: string | undefined): void {
  if (own === token) {
    own = undefined;
  }
}

/** Removes the entry if it belongs to no inbox of this page, since the next subscriber may be another one. */
export function removeStrayToken(): void {
  withStorage((storage) => storage.getItem(tokenStorageKey) !== own && storage.removeItem(tokenStorageKey));
}
