import type { InboxClient } from '../client/InboxClient.ts';
import { type Identity, readerKey } from '../client/identity.ts';
import { readerPrefix } from '../session/presentReader.ts';
import { isRecord } from '../transport/guards.ts';

/** The start of the keys under which changes are stored. */
const anyPrefix = 'carillon_outbox:';

/** The start of the keys under which the changes of a subscriber are stored. */
export function storedPrefix(identity: Identity): string {
  return `${anyPrefix}${readerKey(identity)}:`;
}

/** The keys of the stored changes of a subscriber, in the order in which they were made; none where storage is not allowed. */
export function storedKeys(identity: Identity): readonly string[] {
  return keysFrom(storedPrefix(identity))
    .map((key) => ({ key, order: orderOf(key), id: Number(key.split(':').at(-1)) }))
    .sort((one, other) => one.order - other.order || one.id - other.id)
    .map(({ key }) => key);
}

/** The order of a change that is made now. */
export function nextOrder(identity: Identity): number {
  return Math.max(0, ...keysFrom(storedPrefix(identity)).map(orderOf)) + 1;
}

/** The place of a stored change among all of them; 0 for one of an earlier version, which had none. */
function orderOf(key: string): number {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(key) ?? '');
    return isRecord(stored) && typeof stored.order === 'number' ? stored.order : 0;
  } catch {
    return 0;
  }
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
