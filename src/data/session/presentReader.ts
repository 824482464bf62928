import { backendIdOf, type Identity, readerKey } from '../client/identity.ts';

/** The start of the keys under which the latest readers are noted. */
export const readerPrefix = 'carillon_reader:';

/** A watch on who has the inbox of this browser. */
export interface ReaderWatch {
  /** Whether the reader has signed out since, or another one of the same application has opened a session. */
  isOver(): boolean;
  /** The client has ended; with `signedOut` its reader has signed out. */
  end(signedOut: boolean): void;
}

/** The readers of this page: two of them may have an inbox beside each other. */
const living = new Set<string>();

/**
 * Notes in the browser who has opened a session. A page that the browser brings back as it was has missed what other pages have
 * told since, so it compares. Where storage is forbidden, there is nothing to compare.
 */
export function watchReader(identity: Identity): ReaderWatch {
  const key = `${readerPrefix}${JSON.stringify([identity.applicationIdentifier, backendIdOf(identity)])}`;
  const own = readerKey(identity);
  const noted = () => attempt((storage) => storage.getItem(key));

  living.add(own);
  attempt((storage) => storage.setItem(key, own));
  const isNoted = noted() === own;

  return {
    isOver() {
      const reader = noted() ?? '';
      return isNoted && reader !== own && !living.has(reader);
    },
    end(signedOut) {
      living.delete(own);
      // Another reader may have come since.
      if (signedOut && noted() === own) {
        attempt((storage) => storage.removeItem(key));
      }
    },
  };
}

function attempt<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(globalThis.localStorage);
  } catch {
    // Storage may be absent, full or forbidden.
    return undefined;
  }
}
