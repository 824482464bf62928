import type { MessageStatus } from '../../platform-constants/index.ts';
import { createStore } from '../store/createStore.ts';
import { type InboxError, toInboxError } from '../transport/InboxError.ts';

/** What a failed change was about: removing messages, marking them as something, or a switch of a preference. */
export type FailedActionKind = 'removed' | 'preference' | MessageStatus;

/** A change of the reader's that the server did not take. It stays in the list until it is tried again or dismissed. */
export interface FailedAction {
  /** By which it is tried again or dismissed. */
  readonly id: number;
  /** What was to be done. */
  readonly kind: FailedActionKind;
  /** Whether it was about every message of a feed. */
  readonly all: boolean;
  /** How many messages or switches it was about. Of one about every message: those that were loaded. */
  readonly count: number;
  /** Why it failed the last time. */
  readonly error: InboxError;
  /** How often it has failed, from 1. */
  readonly failures: number;
  /** Whether it is being tried again at this moment. */
  readonly retrying: boolean;
}

/** A change that can be sent again if it fails. */
export interface Change {
  readonly kind: FailedActionKind;
  readonly all: boolean;
  readonly count: number;
  /** What it is about: ids of messages or switches, or one name for a whole feed. */
  readonly targets: readonly string[];
  /** Whether it makes a failed change about this target pointless. */
  replaces(kind: FailedActionKind, target: string): boolean;
  /** Sends what is left of it. */
  send(targets: readonly string[]): Promise<void>;
}

/** The failed changes of one subscriber. */
export interface FailedActionStore {
  /** The oldest first; a new array after each change. */
  get(): readonly FailedAction[];
  subscribe(onChange: () => void): () => void;
  /** Waits for a change that is being sent, and lists it if it fails. Fails as the change does. */
  watch(change: Change, sent: Promise<void>): Promise<void>;
  /** Forgets what a newer change makes pointless. */
  replace(change: Change): void;
  /** Sends failed changes again, each once; those that are being sent already are left alone. */
  retry(ids: readonly number[]): void;
  dismiss(ids: readonly number[]): void;
}

interface Entry {
  readonly change: Change;
  readonly action: FailedAction;
  /** Dismissed while it was being tried again: listed again only if it fails again. */
  readonly hidden: boolean;
}

let nextId = 1;

/** Makes an empty list of failed changes. */
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

  /** The list without what a newer change replaces. One that failed itself replaces only its like: the other is still to be told. */
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
