import { afterAll, afterEach, beforeEach, vi } from 'vitest';

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
}

/** Replaces `localStorage`, `navigator.locks` and the page's `storage` events for the tests of a file. */
export function browserTabs(): BrowserTabs {
  const stored = new Map<string, string>();
  const crashed = new Set<string>();
  let page = new EventTarget();
  const held = new Map<string, { release(): void }>();
  const queues = new Map<string, (() => void)[]>();

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

  const storage = {
    get length() {
      return stored.size;
    },
    key: (place: number) => [...stored.keys()][place] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => change(key, value),
    removeItem: (key: string) => change(key, null),
  };

  function next(name: string): void {
    if (!held.has(name)) {
      queues.get(name)?.shift()?.();
    }
  }

  const locks = {
    request(name: string, ...rest: unknown[]): Promise<unknown> {
      const act = rest.at(-1) as () => unknown;
      return new Promise((resolve, reject) => {
        const start = () => {
          let release = () => {};
          const released = new Promise<void>((done) => {
            release = done;
          });
          held.set(name, { release });
          const outcome = Promise.resolve(act());
          void Promise.race([outcome, released]).finally(() => {
            held.delete(name);
            next(name);
          });
          outcome.then(resolve, reject);
        };
        queues.set(name, [...(queues.get(name) ?? []), start]);
        queueMicrotask(() => next(name));
      });
    },
  };

  beforeEach(() => {
    stored.clear();
    crashed.clear();
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('navigator', { onLine: true, locks });
    page = new EventTarget();
    vi.stubGlobal('window', page);
  });
  afterEach(() => {
    held.clear();
    queues.clear();
  });
  // Not before the clients of the last test have ended and removed their listeners from the page.
  afterAll(() => void vi.unstubAllGlobals());

  return {
    stored,
    crashed,
    changes: () => [...stored.keys()].filter((key) => key.startsWith('carillon_outbox:')),
    releaseLocks(name) {
      for (const [lock, { release }] of [...held]) {
        if (name === undefined || lock === name) {
          release();
        }
      }
    },
  };
}
