import { describe, expect, test, vi } from 'vitest';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountLegacy } from '../../../tests/support/mountLegacy.ts';
import { failingFor } from '../../mocks/index.ts';
import * as legacy from '../index.ts';

const platform = mockPlatform();
const initialFetchingStrategy = { fetchNotifications: true };

/** A feed of two pages, of which the first is loaded. */
async function start() {
  const world = platform({ messages: 16 });
  const onSuccess = vi.fn();
  const onError = vi.fn();
  const onSettled = vi.fn();
  const page = mountLegacy(
    world,
    () => ({
      feed: legacy.useFetchNotifications({}, { onSuccess, onError, onSettled }),
      context: legacy.useNotifications(),
    }),
    { initialFetchingStrategy },
  );
  await vi.waitFor(() => expect(page.now.context.notifications).toHaveLength(10));
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(page.now.context).toMatchObject({ isFetching: false, isFetchingNextPage: false });
  return { world, page, onSuccess, onError, onSettled };
}

describe('while the next page of a feed loads', () => {
  test('the feed is fetching, and is not fetching its loaded pages again', async () => {
    const { page } = await start();
    const rendered = page.seen.length;
    page.now.context.fetchNextPage();
    await vi.waitFor(() => expect(page.now.context.notifications).toHaveLength(16));
    await vi.waitFor(() => expect(page.now.context.isFetchingNextPage).toBe(false));
    const loading = page.seen.slice(rendered).filter(({ context }) => context.isFetchingNextPage);
    expect(loading.length).toBeGreaterThan(0);
    for (const { context, feed } of loading) {
      expect(context).toMatchObject({ isFetching: true, isLoading: false });
      expect(feed).toMatchObject({
        isFetching: true,
        fetchStatus: 'fetching',
        isRefetching: false,
        isInitialLoading: false,
      });
    }
    expect(page.now.context.isFetching).toBe(false);
    expect(page.now.feed).toMatchObject({ isFetching: false, fetchStatus: 'idle' });
  });

  test('its end is told to the host once, with all pages', async () => {
    const { page, onSuccess, onSettled, onError } = await start();
    page.now.context.fetchNextPage();
    await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(page.now.feed.isFetching).toBe(false));
    expect(onSuccess.mock.lastCall?.[0].pages).toHaveLength(2);
    expect(onSettled).toHaveBeenCalledTimes(2);
    expect(onSettled).toHaveBeenLastCalledWith(page.now.feed.data, null);
    expect(onError).not.toHaveBeenCalled();
  });
});

test('a next page that could not be loaded is the error of the feed, and the loaded page stays', async () => {
  const { world, page, onSuccess, onError, onSettled } = await start();
  failingFor('/widgets/notifications/feed', 400)(world);
  page.now.context.fetchNextPage();
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  const { error } = page.now.feed;
  expect(page.now.feed).toMatchObject({
    status: 'error',
    isError: true,
    isSuccess: false,
    isRefetchError: true,
    isLoadingError: false,
    isFetching: false,
  });
  expect(page.now.feed.data?.pages).toHaveLength(1);
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  expect(onSettled).toHaveBeenLastCalledWith(undefined, error);
  expect(onSuccess).toHaveBeenCalledTimes(1);
});
