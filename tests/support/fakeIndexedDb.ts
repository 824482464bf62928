/** What a request or a transaction fails with, where a test wants that. */
export interface FakeDatabaseOptions {
  /** Opening fails with this. */
  denied?: unknown;
  /** Transactions that write a value of more than so many characters are aborted. */
  quota?: number | undefined;
}

type Listener = (() => void) | null;

/**
 * The part of IndexedDB that carillon uses, in memory, for tests on Node: one object store, transactions one after the other. Set it as
 * the global `indexedDB`. Its records are kept over `open` and `close`, as in a browser.
 */
export function fakeIndexedDb(options: FakeDatabaseOptions = {}) {
  const records = new Map<string, unknown>();
  const queue: (() => Promise<void>)[] = [];
  let isRunning = false;
  /** How often the database was opened. */
  let opened = 0;

  async function runQueue(): Promise<void> {
    if (!isRunning) {
      isRunning = true;
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await next();
      }
      isRunning = false;
    }
  }

  function transaction() {
    const requests: (() => void)[] = [];
    let draft = new Map<string, unknown>();
    let error: unknown = null;
    const request = (act: () => unknown) => {
      const made: { result: unknown; onsuccess: Listener } = { result: undefined, onsuccess: null };
      requests.push(() => {
        made.result = act();
        made.onsuccess?.();
      });
      return made;
    };
    const opening = {
      oncomplete: null as Listener,
      onabort: null as Listener,
      get error() {
        return error;
      },
      objectStore: () => ({
        transaction: { commit() {} },
        get: (key: string) => request(() => structuredClone(draft.get(key))),
        getAllKeys: () => request(() => [...draft.keys()]),
        put: (value: unknown, key: string) =>
          request(() => {
            if (JSON.stringify(value).length > (options.quota ?? Number.POSITIVE_INFINITY)) {
              error = new DOMException('No space is left', 'QuotaExceededError');
            }
            draft.set(key, structuredClone(value));
          }),
        delete: (key: string) => request(() => void draft.delete(key)),
        clear: () => request(() => draft.clear()),
      }),
    };
    queue.push(async () => {
      draft = new Map(records);
      for (let next = requests.shift(); next !== undefined && error === null; next = requests.shift()) {
        next();
        await Promise.resolve();
      }
      if (error !== null) {
        opening.onabort?.();
        return;
      }
      records.clear();
      for (const [key, value] of draft) {
        records.set(key, value);
      }
      opening.oncomplete?.();
    });
    queueMicrotask(() => void runQueue());
    return opening;
  }

  return {
    records,
    options,
    get opened() {
      return opened;
    },
    open(name: string) {
      const request = {
        result: { transaction, close() {}, createObjectStore() {} },
        error: options.denied,
        onupgradeneeded: null as Listener,
        onsuccess: null as Listener,
        onerror: null as Listener,
      };
      queueMicrotask(() => {
        if (name !== 'carillon') {
          // MSW has a database of its own, which waits.
          return;
        }
        if (options.denied === undefined) {
          opened += 1;
          if (opened === 1) {
            request.onupgradeneeded?.();
          }
          request.onsuccess?.();
        } else {
          request.onerror?.();
        }
      });
      return request;
    },
  };
}
