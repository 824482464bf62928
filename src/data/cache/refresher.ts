import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { InboxError } from '../transport/InboxError.ts';
import { recoveryMs } from './recoveryMs.ts';

/** How long a next page that was cancelled once may delay a refetch, in milliseconds. */
const patienceMs = 5_000;

/** Refetches parts of the cache, with one run at a time for each part. */
export interface Refresher {
  /**
   * Invalidates the data under this key and refetches what is on screen. A call during a run starts one more run
   * afterwards: the last event is never missed, and a steady stream of events neither piles up requests nor
   * cancels each of them. Resolves when every request has ended, successfully or not.
   */
  refresh(queryKey: QueryKey): Promise<void>;
  destroy(): void;
}

/** The refresher of a client. Created on first use, so that its code is not in a bell's first load. */
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

/** Creates a refresher for one cache. */
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

  /** Resolves when a fetch has ended or timed out. */
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
   * Cancels a next page that is being fetched: it brings nothing new, and a refetch would wait for it as long as it
   * takes. A page that was cancelled once is not cancelled again, or a steady stream of events would prevent it from loading.
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

  /** Repeats a failed request that may succeed later, since no other event may cause a refetch. */
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
    // A first load cannot be restarted, and its answer may be older than this event.
    const firstLoads = queryClient.getQueryCache().findAll({ queryKey }).filter(isFirstLoad);
    asked.set(name, firstLoads.length > 0);
    // Also wait for prefetched queries, which `invalidateQueries` does not wait for: without that the loop would never end.
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

/** Whether the last fetch was a next page: requested during a refetch it replaces it and brings nothing new. */
export function isNextPage(query: Query): boolean {
  return query.state.fetchMeta?.fetchMore !== undefined;
}

function isFirstLoad(query: Query): boolean {
  return query.state.fetchStatus === 'fetching' && query.state.data === undefined;
}
