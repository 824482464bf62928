import { createStore, type ReadableStore, storedText } from '../../base/index.ts';
import { featureKey, type InboxClient, isRecord, isString, parseJson } from '../../data/index.ts';

/** A kind of messages that is off for a while. */
export interface Off {
  readonly workflowId: string;
  /** Until when, in milliseconds since 1970. */
  readonly untilMs: number;
}

/** What a browser keeps of what a reader wants fewer of. Of each list the newest are last. */
export interface Kept {
  /** The keys of the threads that are muted. */
  readonly mutes: readonly string[];
  readonly offs: readonly Off[];
  /** The kinds that have been shown to the reader. */
  readonly kinds: readonly string[];
  /** The date of the newest message at the first visit, in milliseconds since 1970; undefined before that. */
  readonly sinceMs?: number | undefined;
}

/** Keeps that for a reader, in all tabs of a browser. */
export interface FewerStore extends ReadableStore<Kept> {
  update(change: (kept: Kept) => Partial<Kept>): void;
}

/** How many of each are kept at most: older ones are forgotten. */
export const most = 200;

const version = 1;

/**
 * Makes the store of a client's reader, in the browser's storage, or in memory where that is denied. It ends where what was not sent does:
 * when the reader signs out, and by `clearPersistedInbox`.
 */
export function createFewerStore(client: InboxClient): FewerStore {
  const stored = storedText(featureKey(client.identity, 'fewer'));
  const read = () => parseKept(stored.get());
  const kept = createStore(read());
  const stop = stored.subscribe(() => kept.set(read()));
  let isEnded = false;
  client.events.on('ending', () => {
    isEnded = true;
    stop();
  });

  return {
    get: kept.get,
    subscribe: kept.subscribe,
    update(change) {
      const before = read();
      const { mutes, offs, kinds, ...rest } = { ...before, ...change(before) };
      const next = { ...rest, mutes: newest(mutes), offs: newest(offs), kinds: newest(kinds) };
      if (!isEnded) {
        stored.set(JSON.stringify({ version, ...next }));
        kept.set(next);
      }
    },
  };
}

/** What was stored; nothing if it is of another version, and without those parts that are wrong. */
export function parseKept(text: string | null): Kept {
  const stored = parseJson(text);
  const { mutes, offs, kinds, sinceMs } = isRecord(stored) && stored.version === version ? stored : {};
  return {
    mutes: listOf(mutes).filter(isString),
    offs: listOf(offs).filter(isOff),
    kinds: listOf(kinds).filter(isString),
    sinceMs: typeof sinceMs === 'number' ? sinceMs : undefined,
  };
}

function newest<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)].slice(-most);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isOff(value: unknown): value is Off {
  return isRecord(value) && isString(value.workflowId) && typeof value.untilMs === 'number';
}
