import { describe, expect, test, vi } from 'vitest';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { silentConsole } from '../../../tests/support/silentConsole.ts';
import { failingFor, holdAnswers } from '../../mocks/index.ts';
import {
  useCount,
  useGlobalPreferences,
  useMessages,
  useOrganization,
  usePreferences,
  useSession,
} from '../index.ts';

const platform = mockPlatform();
silentConsole();

const members = ['data', 'error', 'isLoading', 'isStale', 'refetch'];
const feedPath = '/widgets/notifications/feed';

describe.each<[string, () => object, readonly string[]]>([
  ['session', useSession, members],
  ['count', useCount, [...members, 'isAtLeast'].sort()],
  ['organization', useOrganization, members],
  ['preferences', usePreferences, members],
  ['global preferences', useGlobalPreferences, members],
  ['feed', useMessages, [...members, 'fetchMore', 'hasMore', 'isFetchingMore']],
])('the result of the %s', (_, useIt, names) => {
  test('has the members of carillon and none of its query library', async () => {
    const page = mountInbox(platform(), useIt);
    await vi.waitFor(() => expect(page.now).toMatchObject({ isLoading: false, error: null }));
    expect(Object.keys(page.now).sort()).toEqual([...names].sort());
    page.leave();
  });

  test('is the same object until something changes', async () => {
    const page = mountInbox(platform(), useIt);
    await vi.waitFor(() => expect(page.now).toMatchObject({ isLoading: false, isStale: false }));
    const before = page.now;
    page.render({});
    expect(page.seen.length).toBeGreaterThan(1);
    expect(page.now).toBe(before);
    page.leave();
  });
});

test('a feed tells why its next page could not be loaded, until the page is there', async () => {
  const world = platform({ messages: 25 });
  const page = mountInbox(world, () => useMessages());
  await vi.waitFor(() => expect(page.now).toMatchObject({ hasMore: true, error: null }));
  const undo = failingFor(feedPath, 403)(world);
  expect(await page.now.fetchMore()).toBeUndefined();
  await vi.waitFor(() => expect(page.now.error).toMatchObject({ status: 403 }));
  expect(page.now.data?.messages).toHaveLength(10);
  undo();
  await page.now.fetchMore();
  await vi.waitFor(() => expect(page.now.data?.messages).toHaveLength(20));
  expect(page.now.error).toBeNull();
  page.leave();
});

test('a query that failed without data is loading again once it is asked again, and its promise tells nothing', async () => {
  const world = platform();
  const undo = failingFor(feedPath, 403)(world);
  const page = mountInbox(world, () => useMessages());
  await vi.waitFor(() => expect(page.now).toMatchObject({ isLoading: false, error: { status: 403 } }));
  undo();
  const held = holdAnswers(world, feedPath);
  const done = page.now.refetch();
  await held.arrived(1);
  await vi.waitFor(() => expect(page.now).toMatchObject({ isLoading: true, error: null }));
  held.end();
  expect(await done).toBeUndefined();
  await vi.waitFor(() => expect(page.now.data?.messages).toHaveLength(10));
  expect(page.now).toMatchObject({ isLoading: false, error: null });
  page.leave();
});

test('a query that is not wanted is not loading', () => {
  const page = mountInbox(platform(), () => [
    useCount({ enabled: false }),
    useMessages({}, { enabled: false }),
  ]);
  expect(page.now.map(({ isLoading }) => isLoading)).toEqual([false, false]);
  page.leave();
});
