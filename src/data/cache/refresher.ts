import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { InboxError } from '../transport/InboxError.ts';
import { recoveryMs } from './recoveryMs.ts';

/** How long a next page that was cut off once may hold up a refetch, in milliseconds. */
const patienceMs = 5_000;

/** Refetches parts of the cache, one run at a time each. */
export interface Refresher {
  /**
   * Marks what stands under this key as out of date and refetches what is on screen. Asked again during a run, it runs
   * once more afterwards: the last word is never missed, and a steady stream of events neither piles up requests nor
   * cancels every one of them. Resolves when all that was asked for has been answered, well or not.
   */
  refresh(queryKey: QueryKey): Promise<void>;
  destroy(): void;
}

/** The refresher of a client. Made on first need and not by the client itself: it is no part of a bell's first load. */
export function refresherOf(client: InboxClient): Refresher {
  return client.service(createClientRefresher);
}

function createClientRefresher(client: InboxClient): Refresher {
  const refresher = createRefresher(client.queryClient);
  client.events.on('ending', refresher.destroy);
  if (client.isDestroyed()) {
    refresher.destroy();
  }
  return refresher;
}

/** Makes a refresher for one cache. */
export function createRefresher(queryClient: QueryClient): Refresher {
  const asked = new Map<string, boolean>();
  const runs = new Map<string, Promise<void>>();
  const cutOff = new WeakSet<Query>();
  const waits = new Set<() => void>();
  const recoveries = new Map<
    string,
    { failures: number; timer?: ReturnType<typeof setTimeout> | undefined }
  >();
  let destroyed = false;

  function nextPages(queryKey: QueryKey): readonly Query[] {
    return queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate: isNextPage });
  }

  /** Resolves when a fetch has ended, or its time is over. */
  function ended({ promise }: Query): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(end, patienceMs);
      function end(): void {
        clearTimeout(timer);
        waits.delete(end);
        resolve();
      }
      waits.add(end);
      void promise?.then(end, end);
    });
  }

  /**
   * Cuts off a next page that is on its way: it brings nothing new, and a refetch would wait for it, however long it
   * takes. One that was cut off gets its time when it is asked for again, or a steady stream of events would keep it away.
   */
  async function makeWay(page: Query): Promise<void> {
    if (cutOff.has(page)) {
      await ended(page);
      cutOff.delete(page);
    } else {
      cutOff.add(page);
    }
    await queryClient.cancelQueries({ queryKey: page.queryKey, exact: true, predicate: isNextPage });
  }

  /** What failed and may succeed later is asked for again by itself: nothing else may happen that would do it. */
  function recover(queryKey: QueryKey, name: string): void {
    const failed = queryClient
      .getQueryCache()
      .findAll({ queryKey, type: 'active' })
      .some(({ state: { error } }) => error instanceof InboxError && error.retryable);
    const known = recoveries.get(name) ?? { failures: 0 };
    if (!failed) {
      clearTimeout(known.timer);
      recoveries.delete(name);
    } else if (known.timer === undefined && !destroyed) {
      known.timer = setTimeout(() => {
        known.timer = undefined;
        known.failures += 1;
        void refresher.refresh(queryKey);
      }, recoveryMs(known.failures));
      recoveries.set(name, known);
    }
  }

  async function run(queryKey: QueryKey, name: string): Promise<void> {
    const pages = nextPages(queryKey);
    if (pages.length > 0) {
      asked.set(name, false);
      await Promise.all(pages.map(makeWay));
      if (destroyed) {
        return;
      }
    }
    // A first load cannot be restarted, and may have been answered before what we are told now.
    const firstLoads = queryClient.getQueryCache().findAll({ queryKey }).filter(isFirstLoad);
    asked.set(name, firstLoads.length > 0);
    // Those ahead of their screens too, which `invalidateQueries` does not wait for: going round without them would never end.
    await Promise.allSettled([
      queryClient.invalidateQueries({ queryKey }),
      ...firstLoads.map(({ promise }) => promise),
    ]);
    const replaced = queryClient.getQueryCache().findAll({ queryKey, type: 'active' }).some(isNextPage);
    const again = asked.get(name) || replaced;
    recover(queryKey, name);
    asked.delete(name);
    if (again && !destroyed) {
      await run(queryKey, name);
    }
  }

  const refresher: Refresher = {
    refresh(queryKey) {
      const name = JSON.stringify(queryKey);
      if (asked.has(name)) {
        asked.set(name, true);
        nextPages(queryKey).forEach(makeWay);
      } else if (!destroyed) {
        runs.set(name, run(queryKey, name));
      }
      return runs.get(name) ?? Promise.resolve();
    },
    destroy() {
      destroyed = true;
      for (const { timer } of recoveries.values()) {
        clearTimeout(timer);
      }
      for (const end of waits) {
        end();
      }
    },
  };
  return refresher;
}

/** Whether the last fetch was a next page: asked for during a refetch, it takes its place and brings nothing new. */
function isNextPage(query: Query): boolean {
  return query.state.fetchMeta?.fetchMore !== undefined;
}

function isFirstLoad(query: Query): boolean {
  return query.state.fetchStatus === 'fetching' && query.state.data === undefined;
}
