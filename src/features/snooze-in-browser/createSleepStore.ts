import { createEmitter, withStorage } from '../../base/index.ts';
import { InboxError, laterName } from '../../data/index.ts';
import { isAsleep, parseSleep, type Sleep, sleepText } from './Sleep.ts';

/** What is kept of the messages that were put off, by reader: a key for each, so that two tabs never write over one another's. */
export type SleepStore = ReturnType<typeof createSleepStore>;

interface StoreEvents {
  /** This tab has written something of a reader. */
  changed: string;
}

/**
 * Keeps what was put off in a storage of the browser, and in memory where that is denied. Under the same start of keys as changes that were
 * not sent yet, so that it ends where those do: when the reader signs out, and by `clearPersistedInbox`.
 */
export function createSleepStore(given: Storage | undefined) {
  const events = createEmitter<StoreEvents>();
  const memory = new Map<string, Map<string, Sleep>>();
  const parsed = new Map<string, { readonly text: string; readonly sleep: Sleep | undefined }>();
  /** Readers whose sign-in could not be noted, since the storage was full then. */
  const unnoted = new Set<string>();
  let storage = given ?? withStorage((found) => found);

  const prefixOf = (reader: string) => `${laterName}:${reader}:`;

  function parse(key: string): Sleep | undefined {
    const text = storage?.getItem(key) ?? null;
    const known = parsed.get(key);
    if (text === null || known?.text === text) {
      return text === null ? undefined : known?.sleep;
    }
    const sleep = parseSleep(text);
    parsed.set(key, { text, sleep });
    return sleep;
  }

  const get = (reader: string, id: string) =>
    storage === undefined ? memory.get(reader)?.get(id) : parse(prefixOf(reader) + id);

  function note(reader: string): void {
    try {
      storage?.setItem(prefixOf(reader), '');
      unnoted.delete(reader);
    } catch (cause) {
      if (storage?.length === 0) {
        // An empty one that takes nothing is denied, as by some private windows.
        storage = undefined;
        return;
      }
      unnoted.add(reader);
      throw full(cause);
    }
  }

  function write(reader: string, sleep: Sleep): void {
    if (storage === undefined) {
      memory.set(reader, (memory.get(reader) ?? new Map<string, Sleep>()).set(sleep.id, sleep));
    } else {
      try {
        storage.setItem(prefixOf(reader) + sleep.id, sleepText(sleep));
      } catch (cause) {
        throw full(cause);
      }
    }
    events.emit('changed', reader);
  }

  function remove(reader: string, id: string): void {
    memory.get(reader)?.delete(id);
    parsed.delete(prefixOf(reader) + id);
    storage?.removeItem(prefixOf(reader) + id);
    events.emit('changed', reader);
  }

  return {
    /** Calls a listener when this tab has written something of a reader. */
    onChange: (listener: (reader: string) => void) => events.on('changed', listener),
    /** The start of a reader's keys. */
    prefixOf,
    /** Notes that a reader has opened a session: what comes once that is gone, since the reader has signed out, is not kept. */
    open(reader: string): void {
      try {
        note(reader);
      } catch {
        // Whoever puts something off is told.
      }
    },
    /** Everything of a reader, what sleeps the shortest first. */
    read(reader: string): readonly Sleep[] {
      const prefix = prefixOf(reader);
      const sleeps =
        storage === undefined
          ? [...(memory.get(reader)?.values() ?? [])]
          : keysOf(storage)
              .filter((key) => key.startsWith(prefix) && key !== prefix)
              .flatMap((key) => parse(key) ?? []);
      return sleeps.sort((one, other) => one.untilMs - other.untilMs);
    },
    /** Keeps a new one. Fails with an `InboxError` where there is no room, and where the reader has signed out. */
    add(reader: string, sleep: Sleep): void {
      if (unnoted.has(reader)) {
        note(reader);
      } else if (storage !== undefined && storage.getItem(prefixOf(reader)) === null) {
        const reason = 'The reader has signed out in this browser: nothing is put off any more';
        throw new InboxError({ kind: 'storage', reason });
      }
      write(reader, sleep);
    },
    /**
     * Changes what is there still, and tells whether it did. Without room what sleeps stays as it is, and what is back is removed: the
     * message is in its old place then.
     */
    update(reader: string, id: string, change: (sleep: Sleep) => Sleep | undefined): boolean {
      const before = get(reader, id);
      const next = before && change(before);
      if (next === undefined || next === before) {
        return false;
      }
      try {
        write(reader, next);
        return true;
      } catch {
        if (!isAsleep(next)) {
          remove(reader, id);
        }
        return false;
      }
    },
    remove,
  };
}

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
}

function full(cause: unknown): InboxError {
  const reason = 'The browser has no room to keep what is put off, so it stays where it is';
  return new InboxError({ kind: 'storage', reason, cause });
}
