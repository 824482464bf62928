import { onlineManager } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { expectNever } from '../../../tests/support/expectNever.ts';
import { countScreen, feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed } from '../../mocks/index.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import { liveCountOptions } from '../counts/liveCount.ts';
import { prefetchMessages } from '../messages/prefetchMessages.ts';
import { checkLater, checkMs, freshMs } from './firstCheck.ts';

const platform = mockPlatform();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** A bell whose counts are there, on a platform where a message came since. */
async function start() {
  const world = platform({ messages: buildFeed(3) });
  const client = inboxOf(world);
  const counts = countScreen(client);
  await vi.waitFor(() => expect([counts.unread(), counts.unseen()]).not.toContain(undefined));
  const before = counts.unread() ?? 0;
  world.receive();
  const asked = () => world.requests.splice(0).map(({ path }) => path.split('/').at(-1));
  asked();
  return { world, client, counts, before, asked };
}

test('a page that shows only fresh counts asks for them once more after 15 seconds, and not again', async () => {
  const { world, client, counts, before, asked } = await start();
  expect(checkLater(client)).toBe(true);
  await expectNever(() => world.requests.length > 0).within(checkMs - 100);
  expect(counts.unread()).toBe(before);
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(counts.unread()).toBe(before + 1));
  await vi.waitFor(() => expect(asked().toSorted()).toEqual(['unread', 'unseen']));
  await expectNever(() => world.requests.length > 0).within(checkMs);
});

test('what the server sends before is not asked for', async () => {
  const { world, client, counts, before, asked } = await start();
  checkLater(client);
  client.queryClient.setQueryData(queryKeys(client.scope).unread, before + 1);
  await vi.advanceTimersByTimeAsync(checkMs);
  await vi.waitFor(() => expect(asked()).toEqual(['unseen']));
  await expectNever(() => world.requests.length > 0).within(checkMs);
  expect(counts.unread()).toBe(before + 1);
});

test('a part that is mounted before shows the server’s count, by one request', async () => {
  const { world, client, before, asked } = await start();
  checkLater(client);
  const panel = countScreen(client);
  await vi.waitFor(() => expect(panel.unread()).toBe(before + 1));
  await vi.waitFor(() => expect(client.queryClient.isFetching()).toBe(0));
  expect(asked().toSorted()).toEqual(['unread', 'unseen']);
  await expectNever(() => world.requests.length > 0).within(checkMs);
});

test('a first page that was fetched before is fetched again when it is shown', async () => {
  const { world, client } = await start();
  await prefetchMessages(client, {});
  checkLater(client);
  const feed = feedScreen(client);
  await vi.waitFor(() => expect(feed.rows()).toHaveLength(4));
  expect(world.requests.filter(({ path }) => path.endsWith('/feed'))).toHaveLength(1);
});

test('a count that is still under way is asked for once more later, and no page that comes before that is fetched again', async () => {
  const { world, client, asked } = await start();
  void client.queryClient.refetchQueries(liveCountOptions(client, 'unread'));
  expect(checkLater(client)).toBe(true);
  await vi.waitFor(() => expect(client.queryClient.isFetching()).toBe(0));
  await prefetchMessages(client, {});
  expect(asked()).toEqual(['unread', 'feed']);
  await expectNever(() => world.requests.length > 0).within(checkMs - 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(asked().toSorted()).toEqual(['unread', 'unseen']));
  const feed = feedScreen(client);
  await feed.loaded();
  expect(asked()).toEqual([]);
});

test('a list that was just fetched is asked for once more after 15 seconds with its counts, and not before', async () => {
  const { world, client, counts, before, asked } = await start();
  const feed = feedScreen(client);
  await feed.loaded();
  world.receive();
  asked();
  expect(checkLater(client)).toBe(true);
  await expectNever(() => world.requests.length > 0).within(checkMs - 100);
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(feed.rows()).toHaveLength(5));
  await vi.waitFor(() => expect(counts.unread()).toBe(before + 2));
  await vi.waitFor(() => expect(asked().toSorted()).toEqual(['feed', 'unread', 'unseen']));
  await expectNever(() => world.requests.length > 0).within(checkMs);
});

test('where a list or a count is old, or a count cannot be fetched, nothing waits', async () => {
  const { client } = await start();
  vi.setSystemTime(Date.now() + freshMs);
  expect(checkLater(client)).toBe(false);

  const second = await start();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  void second.client.queryClient.refetchQueries(liveCountOptions(second.client, 'unread'));
  expect(checkLater(second.client)).toBe(false);
  onlineManager.setOnline(true);

  const third = await start();
  await feedScreen(third.client).loaded();
  vi.setSystemTime(Date.now() + freshMs);
  expect(checkLater(third.client)).toBe(false);
  await expectNever(() => third.asked().includes('unread')).within(checkMs);
});

test('an inbox that ends leaves no timer', async () => {
  const { client } = await start();
  const timers = vi.getTimerCount();
  checkLater(client);
  expect(vi.getTimerCount()).toBeGreaterThan(timers);
  client.destroy();
  expect(vi.getTimerCount()).toBeLessThanOrEqual(timers);
});
