import { afterAll, beforeEach, vi } from 'vitest';
import type { Unruly } from '../../src/mocks/unruly.ts';
import { fakeChannels } from './fakeChannels.ts';
import { fakeLocks, type Hold } from './fakeLocks.ts';

/** A storage and locks as the tabs of one browser share them. */
export interface BrowserTabs {
  /** What is stored, by key. */
  readonly stored: Map<string, string>;
  /** Tabs that have crashed, by a part of their keys: they write nothing more. */
  readonly crashed: Set<string>;
  /** The keys of stored changes. */
  changes(): readonly string[];
  /** A tab crashes: it loses its lock. Without a name all do. */
  releaseLocks(name?: string): void;
  /** From now on the keys are in the order of an unruly world, and tabs hear of each other. */
  beUnruly(unruly: Pick<Unruly, 'shuffled'>): void;
  /** A further tab takes every lock that has the name of a channel, and says and hears nothing more: a leader that does not answer. */
  hangLeader(): void;
}

/** Replaces `localStorage`, `navigator.locks` and the page's `storage` events for the tests of a file. */
export function browserTabs(): BrowserTabs {
  const stored = new Map<string, string>();
  const crashed = new Set<string>();
  let page = new EventTarget();
  let locks = fakeLocks();
  let tabs = fakeChannels();
  let unruly: Pick<Unruly, 'shuffled'> | undefined;

  function change(key: string, newValue: string | null): void {
    if (newValue !== null && [...crashed].some((part) => key.includes(part))) {
      return;
    }
    const oldValue = stored.get(key) ?? null;
    if (newValue === null) {
      stored.delete(key);
    } else {
      stored.set(key, newValue);
    }
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, oldValue }));
  }

  /** In the order in which they were added, or in an unruly browser in another one for each set of keys. */
  let order: readonly string[] = [];
  function keys(): readonly string[] {
    if (order.length !== stored.size || order.some((key) => !stored.has(key))) {
      order = unruly?.shuffled([...stored.keys()]) ?? [...stored.keys()];
    }
    return order;
  }

  const storage = {
    get length() {
      return stored.size;
    },
    key: (place: number) => keys()[place] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => change(key, value),
    removeItem: (key: string) => change(key, null),
  };

  function stubLocks(): void {
    locks = fakeLocks();
    const { request } = locks;
    vi.stubGlobal('navigator', {
      onLine: true,
      locks: {
        request: (...all: Parameters<typeof request> | [string, Hold]) =>
          all.length === 2 ? request(all[0], {}, all[1]) : request(...all),
      },
    });
  }

  beforeEach(() => {
    stored.clear();
    crashed.clear();
    unruly = undefined;
    vi.stubGlobal('localStorage', storage);
    stubLocks();
    page = new EventTarget();
    vi.stubGlobal('window', page);
  });
  // Not before the clients of the last test have ended and removed their listeners from the page.
  afterAll(() => void vi.unstubAllGlobals());

  return {
    stored,
    crashed,
    changes: () => [...stored.keys()].filter((key) => key.startsWith('carillon_outbox')),
    releaseLocks(name) {
      for (const lock of name === undefined ? [...locks.held.keys()] : [name]) {
        locks.free(lock);
      }
    },
    beUnruly(next) {
      unruly = next;
      tabs = fakeChannels();
      vi.stubGlobal('BroadcastChannel', tabs.FakeChannel);
      stubLocks();
    },
    hangLeader() {
      for (const name of new Set([...tabs.channels].map((channel) => channel.name))) {
        if (locks.held.has(name)) {
          locks.request(name, { steal: true }, () => new Promise(() => {})).catch(() => {});
          // Its last words.
          new tabs.FakeChannel(name).postMessage({ kind: 'state', state: 'live', hidden: false });
        }
      }
    },
  };
}
