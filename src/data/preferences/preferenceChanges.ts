import type { Channel } from '../../platform-constants/index.ts';
import type { PreferenceSwitches } from '../model/preference.ts';
import { type Change, createFailedActions, type FailedActionStore } from '../outbox/failedActions.ts';
import { createStore } from '../store/createStore.ts';

/** The switches to change; absent ones stay as they are. */
export type Switches = { readonly [Name in Channel | 'enabled']?: boolean };

/** States of saving the reader's preference changes. */
export const savingStates = ['idle', 'saving', 'saved', 'failed'] as const;

/** One of `savingStates`. */
export type SavingState = (typeof savingStates)[number];

/** A switch that the reader has changed and the server has not confirmed yet. */
interface PendingSwitch {
  readonly on: boolean;
  /** The result of the change that it belongs to. */
  readonly done: Promise<void>;
}

/** A switch that is to be sent, and the change of it that was being sent when it was made. */
interface NewSwitch {
  readonly name: string;
  readonly on: boolean;
  readonly key: string;
  readonly before: PendingSwitch | undefined;
}

/** The unconfirmed changes of one subscriber: the newest of each switch, by `keyOf`. */
export type PendingSwitches = ReadonlyMap<string, PendingSwitch>;

/** The state that screens read. A new object after each change. */
export interface PreferenceChangesState {
  readonly pending: PendingSwitches;
  readonly saving: SavingState;
}

/** The reader's preference changes: shown at once, sent one at a time for each switch. */
export interface PreferenceChanges {
  get(): PreferenceChangesState;
  subscribe(onChange: () => void): () => void;
  /**
   * Changes switches of a workflow, or of the global preference if there is no id. While a change of a switch is being sent, the next
   * one waits; a newer one replaces a waiting one, and the same change again causes no second request. Resolves when the
   * server has confirmed or newer changes have replaced it; fails as `send` fails, after taking back only its own changes.
   */
  change(workflowId: string | undefined, switches: Switches): Promise<void>;
  /** The reader has seen that the changes were saved. */
  acknowledge(): void;
}

/**
 * Creates an empty list of changes. `send` sends a change and writes the answer to the cache; a change that fails is listed
 * in `failures`.
 */
export function createPreferenceChanges(
  send: (workflowId: string | undefined, switches: Switches) => Promise<void>,
  failures: FailedActionStore = createFailedActions(),
): PreferenceChanges {
  const store = createStore<PreferenceChangesState>({ pending: new Map(), saving: 'idle' });
  /** The state when nothing has failed and nothing is being sent. */
  let news: 'idle' | 'saved' = 'idle';

  const failed = () => failures.get().filter(({ kind }) => kind === 'preference');
  // One failure among several changes takes precedence, until it is retried or dismissed.
  const savingOf = (pending: PendingSwitches): SavingState =>
    failed().length > 0 ? 'failed' : pending.size > 0 ? 'saving' : news;
  failures.subscribe(() => {
    const { pending, saving } = store.get();
    const next = savingOf(pending);
    if (next !== saving) {
      store.set({ pending, saving: next });
    }
  });

  function settle(done: Promise<void>, refused: boolean): void {
    const pending = new Map([...store.get().pending].filter(([, turn]) => turn.done !== done));
    news = refused ? 'idle' : 'saved';
    store.set({ pending, saving: refused ? 'failed' : savingOf(pending) });
  }

  function sendInOrder(workflowId: string | undefined, fresh: readonly NewSwitch[]): Promise<void> {
    const before = fresh.flatMap((turn) => turn.before?.done ?? []);
    const done: Promise<void> = Promise.allSettled(before)
      .then(async () => {
        const latest = fresh.filter(({ key }) => store.get().pending.get(key)?.done === done);
        if (latest.length > 0) {
          await send(workflowId, Object.fromEntries(latest.map(({ name, on }) => [name, on])));
        }
      })
      .then(
        () => settle(done, false),
        (error: unknown) => {
          settle(done, true);
          throw error;
        },
      );
    return done;
  }

  async function turn(workflowId: string | undefined, switches: Switches): Promise<void> {
    const turns = Object.entries(switches).map(([name, on]) => {
      const key = keyOf(workflowId, name);
      return { name, on, key, before: store.get().pending.get(key) };
    });
    const fresh = turns.filter(({ on, before }) => before?.on !== on);
    const again = turns.flatMap(({ on, before }) => (before?.on === on ? before.done : []));
    if (fresh.length > 0) {
      const done = sendInOrder(workflowId, fresh);
      const shown = fresh.map(({ key, on }) => [key, { on, done }] as const);
      const pending = new Map([...store.get().pending, ...shown]);
      store.set({ pending, saving: savingOf(pending) });
      again.push(done);
    }
    await Promise.all(again);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async change(workflowId, switches) {
      const change = switchChange(workflowId, switches, (chosen) => turn(workflowId, chosen));
      failures.replace(change);
      await failures.watch(change, turn(workflowId, switches));
    },
    acknowledge() {
      const { pending } = store.get();
      if (pending.size === 0) {
        news = 'idle';
        failures.dismiss(failed().map(({ id }) => id));
        store.set({ pending, saving: savingOf(pending) });
      }
    },
  };
}

/** A preference as the reader sees it: the server's data with the unconfirmed changes on top. */
export function withPendingSwitches(
  preference: PreferenceSwitches,
  workflowId: string | undefined,
  pending: PendingSwitches,
): PreferenceSwitches {
  const shown = (name: string, on: boolean) => pending.get(keyOf(workflowId, name))?.on ?? on;
  const channels = Object.entries(preference.channels).map(([name, on]) => [name, shown(name, on === true)]);
  return {
    ...preference,
    enabled: shown('enabled', preference.enabled),
    channels: Object.fromEntries(channels),
  };
}

/** A change that can be listed and sent again if it fails. */
function switchChange(
  workflowId: string | undefined,
  switches: Switches,
  send: (chosen: Switches) => Promise<void>,
): Change {
  const entries = Object.entries(switches).map(([name, on]) => [keyOf(workflowId, name), name, on] as const);
  return {
    kind: 'preference',
    all: false,
    count: entries.length,
    targets: entries.map(([key]) => key),
    replaces: (kind, target) => kind === 'preference' && entries.some(([key]) => key === target),
    send: (targets) =>
      send(
        Object.fromEntries(entries.flatMap(([key, name, on]) => (targets.includes(key) ? [[name, on]] : []))),
      ),
  };
}

/** The key of one switch. No workflow has an empty id, so the global preference has a key of its own. */
function keyOf(workflowId = '', name: string): string {
  return `${name} ${workflowId}`;
}
