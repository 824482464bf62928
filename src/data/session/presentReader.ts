import { withStorage } from '../../base/index.ts';
import { backendIdOf, type Identity, readerKey } from '../client/identity.ts';

/** The start of all keys of carillon in a browser's storage, but for that of the token. */
export const ownPrefix = 'carillon_';

/** The readers of this page: two of them may have an inbox beside each other. */
const living = new Set<string>();

/**
 * Notes in the browser who has opened a session. A page that the browser brings back as it was has missed what other pages have
 * told since, so it compares. Where storage is forbidden, there is nothing to compare.
 */
export function watchReader(identity: Identity) {
  const key = `${ownPrefix}reader:${JSON.stringify([identity.applicationIdentifier, backendIdOf(identity)])}`;
  const own = readerKey(identity);
  const noted = () => withStorage((storage) => storage.getItem(key));

  living.add(own);
  withStorage((storage) => storage.setItem(key, own));
  const isNoted = noted() === own;

  return {
    /** Whether the reader has signed out since, or another one of the same application has opened a session. */
    isOver(): boolean {
      const reader = noted() ?? '';
      return isNoted && reader !== own && !living.has(reader);
    },
    /** The client has ended; with `signedOut` its reader has signed out. */
    end(signedOut: boolean): void {
      living.delete(own);
      // Another reader may have come since.
      if (signedOut && noted() === own) {
        withStorage((storage) => storage.removeItem(key));
      }
    },
  };
}
