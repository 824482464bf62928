import type { InboxClient } from '../client/InboxClient.ts';
import type { Identity } from '../client/identity.ts';

/** The start of the keys under which the changes of a subscriber are stored. */
export function storedPrefix({ applicationIdentifier, subscriberId, backendUrl }: Identity): string {
  return `carillon_outbox:${JSON.stringify([applicationIdentifier, subscriberId, backendUrl])}:`;
}

/** The keys of the stored changes of a subscriber; none where storage is not allowed. */
export function storedKeys(identity: Identity): readonly string[] {
  try {
    const prefix = storedPrefix(identity);
    const { localStorage } = globalThis;
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes the stored changes of a subscriber, who signs out. */
export function forgetStoredChanges({ identity }: InboxClient): void {
  for (const key of storedKeys(identity)) {
    globalThis.localStorage.removeItem(key);
  }
}
