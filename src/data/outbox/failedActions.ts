import { createStore } from '../../base/index.ts';
import { type ChangeKind, keysOf, type NewChange, narrowed } from '../model/change.ts';
import { type InboxError, toInboxError } from '../transport/InboxError.ts';

/** A change of the reader that could not be saved. It stays in the list until it is retried or dismissed. */
export interface FailedAction {
  /** The id with which it is retried or dismissed. */
  readonly id: number;
  /** What the change would have done. */
  readonly kind: ChangeKind;
  /** Whether it applied to every message of a feed. */
  readonly all: boolean;
  /** How many messages or switches it applied to. If it was every message of a feed: how many were loaded. */
  readonly count: number;
  /** Why it failed the last time. */
  readonly error: InboxError;
  /** How often it has failed, from 1. */
  readonly failures: number;
  /** Whether it is being retried at this moment. */
  readonly retrying: boolean;
}

export type FailedActionStore = ReturnType<typeof createFailedActions>;

interface Entry {
  readonly change: NewChange;
  readonly action: FailedAction;
  readonly resend: (left: NewChange) => Promise<void>;
  /** Dismissed while it was being retried: listed again only if it fails again. */
  readonly hidden: boolean;
}

let nextId = 1;

/** Creates an empty list. `replaces` tells whether a newer change makes the part of a failed one pointless that concerns a key. */
export function createFailedActions(replaces: (newer: NewChange, failed: NewChange, key: string) => boolean) {
  let entries: readonly Entry[] = [];
  const shown = createStore<readonly FailedAction[]>([]);

  function set(next: readonly Entry[]): void {
    if (next.length === 0 && entries.length === 0) {
      return;
    }
    entries = next;
    shown.set(next.flatMap(({ action, hidden }) => (hidden ? [] : action)));
  }

  /** The list without what a newer change replaces. A newer change that failed replaces only an equal one, so that others stay listed. */
  function without(newer: NewChange, hasFailed = false): readonly Entry[] {
    return entries.flatMap((entry) => {
      const { change, action } = entry;
      const other = hasFailed && (change.kind === 'removed') !== (newer.kind === 'removed');
      const keys = keysOf(change);
      const left = keys.filter((key) => other || !replaces(newer, change, key));
      if (left.length === keys.length) {
        return entry;
      }
      const rest = narrowed(change, left);
      return left.length === 0 ? [] : { ...entry, change: rest, action: { ...action, count: rest.count } };
    });
  }

  function patch(id: number, changes: Partial<FailedAction>): void {
    set(
      entries.map((entry) =>
        entry.action.id === id ? { ...entry, action: { ...entry.action, ...changes }, hidden: false } : entry,
      ),
    );
  }

  async function again({ change, resend, action: { id, failures } }: Entry): Promise<void> {
    patch(id, { retrying: true });
    try {
      await resend(change);
      set(entries.filter(({ action }) => action.id !== id));
    } catch (thrown) {
      patch(id, { retrying: false, error: toInboxError(thrown), failures: failures + 1 });
    }
  }

  return {
    /** The oldest first; a new array after each change. */
    get: shown.get,
    subscribe: shown.subscribe,
    /** Lists a change that has failed. `resend` sends again what is left of it. */
    add(change: NewChange, error: InboxError, resend: (left: NewChange) => Promise<void>): void {
      const { kind, count } = change;
      const all = change.type === 'feed';
      const action = { id: nextId, kind, all, count, error, failures: 1, retrying: false };
      nextId += 1;
      set([...without(change, true), { change, resend, action, hidden: false }]);
    },
    /** Removes what a newer change makes pointless. */
    replace: (change: NewChange) => set(without(change)),
    /** Sends failed changes again, each once, except those that are being sent already. */
    retry(ids: readonly number[]): void {
      for (const entry of entries) {
        if (ids.includes(entry.action.id) && !entry.action.retrying) {
          void again(entry);
        }
      }
    },
    dismiss(ids: readonly number[]): void {
      const chosen = ({ action }: Entry) => ids.includes(action.id);
      set(
        entries
          .filter((entry) => entry.action.retrying || !chosen(entry))
          .map((entry) => (chosen(entry) ? { ...entry, hidden: true } : entry)),
      );
    },
  };
}

/** Answers of the reader that were not taken, since their questions have another state: which one, by the ids of the messages. */
export type Conflicts = Readonly<Record<string, InboxError['conflict']>>;

/** Makes the store of the conflicts that a reader has not let go. Get it with `client.service`. */
export function createConflicts() {
  return createStore<Conflicts>({});
}
