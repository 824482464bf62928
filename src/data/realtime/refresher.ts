import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

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

/** Makes a refresher for one cache. */
export function createRefresher(queryClient: QueryClient): Refresher {
  const asked = new Map<string, boolean>();
  const runs = new Map<string, Promise<void>>();
  let destroyed = false;

  async function run(queryKey: QueryKey, name: string): Promise<void> {
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
    asked.delete(name);
    if (again && !destroyed) {
      await run(queryKey, name);
    }
  }

  return {
    refresh(queryKey) {
      const name = JSON.stringify(queryKey);
      if (asked.has(name)) {
        asked.set(name, true);
        // A next page that took the refetch's place: it brings nothing new, and the run would wait for it, however long it takes.
        void queryClient.cancelQueries({ queryKey, predicate: isNextPage });
      } else if (!destroyed) {
        runs.set(name, run(queryKey, name));
      }
      return runs.get(name) ?? Promise.resolve();
    },
    destroy() {
      destroyed = true;
    },
  };
}

/** Whether the last fetch was a next page: asked for during a refetch, it takes its place and brings nothing new. */
function isNextPage(query: Query): boolean {
  return query.state.fetchMeta?.fetchMore !== undefined;
}

function isFirstLoad(query: Query): boolean {
  return query.state.fetchStatus === 'fetching' && query.state.data === undefined;
}
