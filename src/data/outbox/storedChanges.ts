import { withStorage } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { type Identity, readerKey } from '../client/identity.ts';
import { ownPrefix } from '../session/presentReader.ts';
import { tokenStorageKey } from '../session/tokenStorage.ts';
import { isRecord, type UnknownRecord } from '../transport/guards.ts';
import { parseJson } from '../transport/parseJson.ts';
import { firstName, outboxName } from './storedNames.ts';

/** The key of what a feature keeps of a reader in this browser. It ends with those of its reader, too. */
export function featureKey(identity: Identity, feature: 'fewer' | 'drafts' | 'quiet'): string {
  return storedPrefix(identity, `${firstName}_${feature}`);
}

/** The start of the keys under which something of a subscriber is stored, by default changes. All of them end when the reader signs out. */
export function storedPrefix(identity: Identity, name: string = outboxName): string {
  return `${name}:${readerKey(identity)}:`;
}

/** The name of the lock that is held while who has stored a change lives; undefined where the key is not that of a change of the subscriber. */
export function lockOf(identity: Identity, key: string): string | undefined {
  const prefix = storedPrefix(identity);
  return key.startsWith(prefix) ? `${outboxName}:${key.slice(prefix.length).split(':')[0]}` : undefined;
}

/** The keys of the stored changes of a subscriber, in the order in which they were made; none where storage is not allowed. */
export function storedKeys(identity: Identity): readonly string[] {
  return keysFrom(storedPrefix(identity))
    .map((key) => ({ key, order: orderOf(key), id: Number(key.split(':').at(-1)) }))
    .sort((one, other) => one.order - other.order || one.id - other.id)
    .map(({ key }) => key);
}

export function nextOrder(identity: Identity): number {
  return Math.max(0, ...storedKeys(identity).map(orderOf)) + 1;
}

/** The place of a stored change among all of them; 0 for one that has none. */
function orderOf(key: string): number {
  const { order } = parseStored(globalThis.localStorage.getItem(key));
  return typeof order === 'number' ? order : 0;
}

/** What was stored of a change, unchecked; no members where it is none. */
export function parseStored(text: string | null): UnknownRecord {
  const stored = parseJson(text);
  return isRecord(stored) ? stored : {};
}

/** Removes what is stored of a subscriber, who signs out, of every version. */
export function forgetStoredChanges({ identity }: InboxClient): void {
  removeKeys(keysFrom(firstName).filter((key) => key.includes(storedPrefix(identity, ''))));
}

/** How often everything was removed on this page: what began before that stores nothing after it. */
export const clearings = { count: 0 };

/**
 * Removes what is stored of all subscribers, their tokens too, and who has had a session: a page that is brought back as it was then shows
 * nothing.
 */
export function forgetAllStored(): void {
  clearings.count += 1;
  removeKeys([ownPrefix, tokenStorageKey].flatMap(keysFrom));
}

function keysFrom(prefix: string): readonly string[] {
  const keys = withStorage((storage) =>
    Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? ''),
  );
  return keys?.filter((key) => key.startsWith(prefix)) ?? [];
}

function removeKeys(keys: readonly string[]): void {
  for (const key of keys) {
    globalThis.localStorage.removeItem(key);
  }
}
