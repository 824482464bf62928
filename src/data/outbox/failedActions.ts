import type { MessageStatus } from '../../platform-constants/index.ts';
import { createStore } from '../store/createStore.ts';
import { type InboxError, toInboxError } from '../transport/InboxError.ts';

/** The kind of a failed change: removing messages, marking them, or a switch of a preference. */
export type FailedActionKind = 'removed' | 'preference' | MessageStatus;

/** A change of the reader that could not be saved. It stays in the list until it is retried or dismissed. */
export interface FailedAction {
  /** The id with which it is retried or dismissed. */
  readonly id: number;
  /** What the change would have done. */
  readonly kind: FailedActionKind;
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

/** A change that can be sent again if it fails. */
export interface Change {
  readonly kind: FailedActionKind;
  readonly all: boolean;
  readonly count: number;
  /** Its target: ids of messages or switches, or one name for a whole feed. */
  readonly targets: readonly string[];
  /** Whether it replaces a failed change of this target. */
  replaces(kind: FailedActionKind, target: string): boolean;
  /** Sends what remains of it. */
  send(targets: readonly string[]): Promise<void>;
}

/** The failed changes of one subscriber. */
export interface FailedActionStore {
  /** The oldest first; a new array after each change. */
  get(): readonly FailedAction[];
  subscribe(onChange: () => void): () => void;
  /** Waits for a change that is being sent, and lists it if it fails. Rejects if the change does. */
  watch(change: Change, sent: Promise<void>): Promise<void>;
  /** Removes failed changes that a newer change replaces. */
  replace(change: Change): void;
  /** Sends failed changes again, each once, except those that are being sent already. */
  retry(ids: readonly number[]): void;
  dismiss(ids: readonly number[]): void;
}

interface Entry {
  readonly change: Change;
  readonly action: FailedAction;
  /** Dismissed while it was being retried: listed again only if it fails again. */
  readonly hidden: boolean;
}

let nextId = 1;

/** Creates an empty list of failed changes. */
export function createFailedActions(): FailedActionStore {
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
  function without(newer: Change, hasFailed = false): readonly Entry[] {
    return entries.flatMap((entry) => {
      const { change, action } = entry;
      const other = hasFailed && (change.kind === 'removed') !== (newer.kind === 'removed');
      const targets = change.targets.filter((target) => other || !newer.replaces(change.kind, target));
      if (targets.length === change.targets.length) {
        return entry;
      }
      const left = { ...change, targets };
      return targets.length === 0
        ? []
        : { ...entry, change: left, action: { ...action, count: targets.length } };
    });
  }

  function add(change: Change, error: InboxError): void {
    const { kind, all, count } = change;
    const action = { id: nextId, kind, all, count, error, failures: 1, retrying: false };
    nextId += 1;
    set([...without(change, true), { change, action, hidden: false }]);
  }

  function patch(id: number, changes: Partial<FailedAction>): void {
    set(
      entries.map((entry) =>
        entry.action.id === id ? { ...entry, action: { ...entry.action, ...changes }, hidden: false } : entry,
      ),
    );
  }

  async function again({ change, action: { id, failures } }: Entry): Promise<void> {
    patch(id, { retrying: true });
    try {
      await change.send(change.targets);
      set(entries.filter(({ action }) => action.id !== id));
    } catch (thrown) {
      patch(id, { retrying: false, error: toInboxError(thrown), failures: failures + 1 });
    }
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    async watch(change, sent) {
      try {
        await sent;
      } catch (thrown) {
        add(change, toInboxError(thrown));
        throw thrown;
      }
      set(without(change));
    },
    replace: (change) => set(without(change)),
    retry(ids) {
      for (const entry of entries) {
        if (ids.includes(entry.action.id) && !entry.action.retrying) {
          void again(entry);
        }
      }
    },
    dismiss(ids) {
      const chosen = ({ action }: Entry) => ids.includes(action.id);
      set(
        entries
          .filter((entry) => entry.action.retrying || !chosen(entry))
          .map((entry) => (chosen(entry) ? { ...entry, hidden: true } : entry)),
      );
    },
  };
}
