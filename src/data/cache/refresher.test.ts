import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRefresher } from './refresher.ts';

/** A query on screen whose answers arrive when the test decides. */
function start() {
  const queryClient = new QueryClient();
  const refresher = createRefresher(queryClient);
  const open: ((value: string) => void)[] = [];
  let fetches = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ['inbox', 'feed'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => {
      fetches += 1;
      return new Promise<string>((resolve) => open.push(resolve));
    },
  });
  onTestFinished(observer.subscribe(() => {}));
  const answer = (value: string) => open.shift()?.(value);
  const data = () => observer.getCurrentResult().data;
  const fetched = (count: number) => vi.waitFor(() => expect(fetches).toBe(count));
  return { refresher, queryClient, observer, answer, data, fetched, fetches: () => fetches };
}

/** A feed on screen with its first page; each answer is the number of requests so far. */
async function startPaged() {
  const queryClient = new QueryClient();
  const refresher = createRefresher(queryClient);
  const asked: number[] = [];
  let answer = () => {};
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: ['inbox', 'feed'],
    initialPageParam: 0,
    gcTime: Number.POSITIVE_INFINITY,
    getNextPageParam: (_last, pages) => pages.length,
    queryFn: ({ pageParam }) => {
      asked.push(pageParam);
      return new Promise<number>((resolve) => (answer = () => resolve(asked.length)));
    },
  });
  onTestFinished(observer.subscribe(() => {}));
  answer();
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  return { refresher, observer, asked, answer: () => answer() };
}

/** The same, where a refetch has cut off the next page, which is on its way again. */
async function startCutOff() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const paged = await startPaged();
  void paged.observer.fetchNextPage();
  const refreshed = paged.refresher.refresh(['inbox']);
  await vi.waitFor(() => expect(paged.asked).toEqual([0, 1, 0]));
  paged.answer();
  await refreshed;
  void paged.observer.fetchNextPage();
  expect(paged.asked).toEqual([0, 1, 0, 1]);
  return paged;
}

test('fault 43: a thousand requests to refresh cause one run, and one more at its end', async () => {
  const { refresher, answer, data, fetched, fetches } = start();
  answer('first');
  await vi.waitFor(() => expect(data()).toBe('first'));
  for (let count = 0; count < 1_000; count += 1) {
    refresher.refresh(['inbox']);
  }
  await fetched(2);
  answer('second');
  await fetched(3);
  answer('third');
  await vi.waitFor(() => expect(data()).toBe('third'));
  expect(fetches()).toBe(3);
});

test('fault 20, 74: a first load that is under way is followed by another fetch', async () => {
  const { refresher, answer, data, fetched, fetches } = start();
  await fetched(1);
  refresher.refresh(['inbox']);
  answer('older than what we were told');
  await fetched(2);
  answer('newer');
  await vi.waitFor(() => expect(data()).toBe('newer'));
  expect(fetches()).toBe(2);
});

test('a refetch that is under way is restarted, and not followed by another', async () => {
  const { refresher, observer, answer, data, fetched, fetches } = start();
  answer('first');
  await vi.waitFor(() => expect(data()).toBe('first'));
  void observer.refetch();
  await fetched(2);
  const refreshed = refresher.refresh(['inbox']);
  await fetched(3);
  answer('given up');
  answer('newer');
  await refreshed;
  expect(data()).toBe('newer');
  expect(fetches()).toBe(3);
});

test('fault 20, 74: a prefetch that is under way is invalidated when it is answered, and delays no other refetch', async () => {
  const queryClient = new QueryClient();
  const refresher = createRefresher(queryClient);
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  // An endless loop would hang the test, not fail it.
  invalidate.mockImplementation((...parameters) => {
    if (invalidate.mock.calls.length > 10) {
      throw new Error('It goes round and round');
    }
    return QueryClient.prototype.invalidateQueries.apply(queryClient, parameters);
  });
  let answer = (_: string) => {};
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  const loaded = queryClient.prefetchQuery({ queryKey: ['inbox', 'settings'], queryFn });
  const refreshed = refresher.refresh(['inbox']);
  answer('older than what we were told');
  await loaded;
  await refreshed;
  expect(queryClient.getQueryState(['inbox', 'settings'])).toMatchObject({
    data: 'older than what we were told',
    isInvalidated: true,
  });
});

test('fault 20, 74: a prefetch that fails ends the run', async () => {
  const queryClient = new QueryClient();
  const refresher = createRefresher(queryClient);
  let refuse = () => {};
  const queryFn = () => new Promise<string>((_, reject) => (refuse = () => reject(new Error('refused'))));
  const loaded = queryClient.prefetchQuery({ queryKey: ['inbox', 'settings'], queryFn });
  const refreshed = refresher.refresh(['inbox']);
  refuse();
  await loaded;
  await expect(refreshed).resolves.toBeUndefined();
});

test('fault 16, 20: a next page that replaced a refetch and is never answered delays nothing', async () => {
  const { refresher, observer, asked, answer } = await startPaged();
  const refreshed = refresher.refresh(['inbox']);
  await vi.waitFor(() => expect(asked).toEqual([0, 0]));
  void observer.fetchNextPage();
  await vi.waitFor(() => expect(asked).toEqual([0, 0, 1]));
  void refresher.refresh(['inbox']);
  await vi.waitFor(() => expect(asked).toEqual([0, 0, 1, 0]));
  answer();
  await refreshed;
  expect(observer.getCurrentResult().data?.pages).toEqual([4]);
});

test('fault 43: a next page that was cancelled once is not cancelled when it is requested again', async () => {
  const { refresher, observer, asked, answer } = await startCutOff();
  const refreshed = refresher.refresh(['inbox']);
  void refresher.refresh(['inbox']);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked).toEqual([0, 1, 0, 1]);
  answer();
  await vi.waitFor(() => expect(asked).toEqual([0, 1, 0, 1, 0]));
  answer();
  await vi.waitFor(() => expect(asked).toEqual([0, 1, 0, 1, 0, 1]));
  answer();
  await refreshed;
  expect(observer.getCurrentResult().data?.pages).toEqual([5, 6]);
  expect(vi.getTimerCount()).toBe(0);
});

test('fault 43: a next page that was cancelled once and is never answered delays a refetch for five seconds', async () => {
  const { refresher, asked, answer } = await startCutOff();
  const refreshed = refresher.refresh(['inbox']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([0, 1, 0, 1, 0]);
  answer();
  await refreshed;
  expect(vi.getTimerCount()).toBe(0);
});

test('fault 69: after its end the refresher waits for no page and leaves no timer', async () => {
  const { refresher, asked } = await startCutOff();
  void refresher.refresh(['inbox']);
  refresher.destroy();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([0, 1, 0, 1]);
});

test('different parts of the cache are refreshed independently', async () => {
  const { refresher, answer, data, fetches } = start();
  answer('first');
  await vi.waitFor(() => expect(data()).toBe('first'));
  refresher.refresh(['other']);
  refresher.refresh(['inbox', 'feed', 'deeper']);
  expect(fetches()).toBe(1);
});

test('fault 69: after its end the refresher requests nothing', async () => {
  const { refresher, answer, data, fetched, fetches } = start();
  answer('first');
  await vi.waitFor(() => expect(data()).toBe('first'));
  refresher.refresh(['inbox']);
  await fetched(2);
  refresher.refresh(['inbox']);
  refresher.destroy();
  answer('second');
  await vi.waitFor(() => expect(data()).toBe('second'));
  await expect(refresher.refresh(['inbox'])).resolves.toBeUndefined();
  await expect(refresher.refresh(['another'])).resolves.toBeUndefined();
  expect(fetches()).toBe(2);
});
