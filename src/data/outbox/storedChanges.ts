import type { InboxClient } from '../client/InboxClient.ts';
import type { Identity } from '../client/identity.ts';
import { readerPrefix } from '../session/presentReader.ts';

/** The start of the keys under which changes are stored. */
const anyPrefix = 'carillon_outbox:';

/** The start of the keys under which the changes of a subscriber are stored. */
export function storedPrefix({ applicationIdentifier, subscriberId, backendUrl }: Identity): string {
  return `${anyPrefix}${JSON.stringify([applicationIdentifier, subscriberId, backendUrl])}:`;
}

/** The keys of the stored changes of a subscriber; none where storage is not allowed. */
export function storedKeys(identity: Identity): readonly string[] {
  return keysFrom(storedPrefix(identity));
}

/** Removes the stored changes of a subscriber, who signs out. */
export function forgetStoredChanges({ identity }: InboxClient): void {
  removeKeys(storedKeys(identity));
}

/** Removes the stored changes of all subscribers, and who has had a session: a page that is brought back as it was then shows nothing. */
export function forgetAllStoredChanges(): void {
  removeKeys([anyPrefix, readerPrefix].flatMap(keysFrom));
}

function keysFrom(prefix: string): readonly string[] {
  try {
    const { localStorage } = globalThis;
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function removeKeys(keys: readonly string[]): void {
  for (const key of keys) {
    globalThis.localStorage.removeItem(key);
  }
}
