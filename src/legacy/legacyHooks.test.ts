import { useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { mockPlatform } from '../../tests/support/mockPlatform.ts';
import { mountLegacy } from '../../tests/support/mountLegacy.ts';
import { useInboxClient } from '../data/index.ts';
import { applyLiveBatch } from '../data/live/applyLiveBatch.ts';
import { buildMessage, failing, failingFor, type World } from '../mocks/index.ts';
import * as legacy from './index.ts';

const platform = mockPlatform();
const fetching = { fetchNotifications: true };
const calls = (world: World, end: string) => world.requests.filter(({ path }) => path.endsWith(end));

describe('an effect of the host', () => {
  test('that depends on the notifications and sets state does not loop', async () => {
    const errors = vi.spyOn(console, 'error');
    const page = mountLegacy(
      platform(),
      () => {
        const { notifications } = legacy.useNotifications();
        const [items, setItems] = useState<string[]>([]);
        useEffect(() => setItems(notifications.map(({ _id }) => _id)), [notifications]);
        return items;
      },
      { initialFetchingStrategy: fetching },
    );
    await vi.waitFor(() => expect(page.now).toHaveLength(10));
    const renders = page.seen.length;
    page.again();
    expect(page.seen.length).toBe(renders + 1);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  test('that depends on a function and calls it runs once', async () => {
    const world = platform();
    let runs = 0;
    const page = mountLegacy(
      world,
      () => {
        const { markAllNotificationsAsSeen } = legacy.useNotifications();
        const { isSessionInitialized } = legacy.useNovuContext();
        useEffect(() => {
          runs += isSessionInitialized ? 1 : 0;
          if (isSessionInitialized) {
            markAllNotificationsAsSeen();
          }
        }, [isSessionInitialized, markAllNotificationsAsSeen]);
        return isSessionInitialized;
      },
      { initialFetchingStrategy: fetching },
    );
    await vi.waitFor(() => expect(calls(world, '/messages/seen')).toHaveLength(1));
    page.again();
    expect(runs).toBe(1);
  });
});

describe('the fetching strategy', () => {
  test('fetches no feed for a host that only counts, until it is turned on', async () => {
    const world = platform();
    const page = mountLegacy(world, () => ({ ...legacy.useNotifications(), ...legacy.useNovuContext() }));
    await vi.waitFor(() => expect(page.now.unseenCount).toBeGreaterThan(0));
    expect(page.now).toMatchObject({ notifications: [], isLoading: true });
    expect(calls(world, '/feed')).toEqual([]);
    page.now.setFetchingStrategy({ fetchNotifications: true });
    await vi.waitFor(() => expect(page.now.notifications).toHaveLength(10));
    expect(page.now.fetchingStrategy).toMatchObject({ fetchNotifications: true, fetchUnseenCount: true });
    expect(calls(world, '/feed')).toHaveLength(1);
  });

  test('fetches no count that it leaves out, until that is turned on', async () => {
    const world = platform();
    const page = mountLegacy(world, () => ({ ...legacy.useNotifications(), ...legacy.useNovuContext() }), {
      initialFetchingStrategy: { ...fetching, fetchUnreadCount: false, fetchUnseenCount: false },
    });
    await vi.waitFor(() => expect(page.now.notifications).toHaveLength(10));
    const counts = () => world.requests.filter(({ path }) => /\/(?:unread|unseen|count)$/.test(path));
    expect(counts()).toEqual([]);
    page.now.setFetchingStrategy({ fetchUnreadCount: true });
    await vi.waitFor(() => expect(counts().map(({ path }) => path.split('/').at(-1))).toEqual(['unread']));
  });
});

test('the first page is fetched once, with the query of the open store', async () => {
  const world = platform();
  const page = mountLegacy(world, () => legacy.useNotifications(), {
    initialFetchingStrategy: fetching,
    stores: [{ storeId: 'bills', query: { feedIdentifier: 'billing' } }],
  });
  await vi.waitFor(() => expect(page.now.isLoading).toBe(false));
  await vi.waitFor(() => expect(calls(world, '/organization')).toHaveLength(1));
  expect(calls(world, '/feed').map(({ query }) => String(query))).toEqual(['page=0&feedIdentifier=billing']);
});

describe('useMarkNotificationsAs', () => {
  test.each([
    [
      { seen: true, read: true },
      { seen: true, read: true },
    ],
    [
      { seen: true, read: false },
      { seen: true, read: false },
    ],
    [
      { seen: false, read: false },
      { seen: false, read: false },
    ],
    [
      { seen: false, read: true },
      { seen: false, read: true },
    ],
    [{ seen: false }, { seen: false }],
    [{ seen: true }, { seen: true }],
    [{ read: false }, { read: false }],
    [{ read: true }, { read: true }],
    [{}, { seen: true }],
  ])('with %j sets exactly that', async (asked, sent) => {
    const world = platform({ messages: [buildMessage({ seen: true, read: true })] });
    const [before] = world.messages();
    const id = before?._id ?? '';
    const page = mountLegacy(
      world,
      () => ({ ...legacy.useMarkNotificationsAs(), ...legacy.useNotifications() }),
      { initialFetchingStrategy: fetching },
    );
    await vi.waitFor(() => expect(page.now.notifications).toHaveLength(1));
    page.now.markNotificationsAs({ messageId: id, ...asked });
    await vi.waitFor(() => expect(page.now.isSuccess).toBe(true));
    expect(calls(world, '/markAs').map(({ body }) => body)).toEqual([{ messageId: id, mark: sent }]);
    const flags = { seen: true, read: true, ...sent };
    expect(world.messages()[0]).toMatchObject(flags);
    expect(page.now.notifications[0]).toMatchObject(flags);
    expect(page.now.data).toEqual(page.now.notifications);
  });
});

describe('a change', () => {
  test('calls back with its data, its input and the context, of the hook and of the call', async () => {
    const world = platform();
    const onSuccess = vi.fn();
    const onSettled = vi.fn();
    const ofCall = vi.fn();
    const page = mountLegacy(
      world,
      () => ({
        ...legacy.useUpdateUserPreferences({ onMutate: () => 'context', onSuccess, onSettled }),
        preferences: legacy.useFetchUserPreferences().data,
        remove: legacy.useRemoveNotification({ onSuccess: ofCall }),
        first: legacy.useNotifications().notifications[0],
      }),
      { initialFetchingStrategy: { ...fetching, fetchUserPreferences: true } },
    );
    await vi.waitFor(() => expect(page.now.preferences?.length).toBeGreaterThan(0));
    const chosen = page.now.preferences?.find(({ preference }) => preference.channels.email === true);
    const input = { templateId: chosen?.template._id ?? '', channelType: 'email', checked: false };
    const saved = await page.now.mutateAsync(input);
    expect(saved.preference.channels.email).toBe(false);
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(saved, input, 'context');
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(saved, null, input, 'context');
    await vi.waitFor(() => expect(page.now.status).toBe('success'));
    page.now.reset();
    await vi.waitFor(() => expect(page.now.isIdle).toBe(true));

    const { first } = page.now;
    const ownCall = vi.fn();
    page.now.remove.removeNotification({ messageId: first?._id ?? '' }, { onSuccess: ownCall });
    await vi.waitFor(() => expect(ownCall).toHaveBeenCalledTimes(1));
    expect(ofCall.mock.calls[0]?.slice(0, 2)).toEqual([first, { messageId: first?._id }]);
    await vi.waitFor(() => expect(page.now.first?._id).not.toBe(first?._id));
  });

  test('that fails calls back with the error, and rejects only where it is awaited', async () => {
    const world = platform();
    const onError = vi.fn();
    const page = mountLegacy(world, () => legacy.useMarkNotificationsAs({ onError }));
    await vi.waitFor(() => expect(calls(world, '/initialize')).toHaveLength(1));
    failing(400)(world);
    const input = { messageId: 'm1', seen: true, read: true };
    page.now.markNotificationsAs(input);
    await vi.waitFor(() => expect(page.now.isError).toBe(true));
    expect(onError).toHaveBeenCalledExactlyOnceWith(page.now.error, input, undefined);
    await expect(page.now.mutateAsync(input)).rejects.toThrow('400');
  });
});

describe('a query', () => {
  test('calls back once for each answer, and not for a live count', async () => {
    const world = platform();
    const onSuccess = vi.fn();
    const onSettled = vi.fn();
    const page = mountLegacy(world, () => ({
      ...legacy.useUnseenCount({ onSuccess, onSettled }),
      client: useInboxClient('the test'),
    }));
    // Called a moment after the data is shown.
    await vi.waitFor(() => expect(onSettled).toHaveBeenCalled());
    const first = page.now.data;
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(first);
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(first, null);
    applyLiveBatch(page.now.client, { unseenCount: 77, messages: [], changes: 1, mayHaveMissed: false });
    await vi.waitFor(() => expect(page.now.data).toEqual({ count: 77 }));
    expect(onSuccess).toHaveBeenCalledTimes(1);
    await page.now.refetch();
    await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(2));
  });

  test('reports a failure, and is not made while it is not enabled', async () => {
    const world = platform();
    failingFor('/widgets/organization', 400)(world);
    const onError = vi.fn();
    const page = mountLegacy(world, () => ({
      organization: legacy.useFetchOrganization({ onError }),
      off: legacy.useFeedUnseenCount({ query: { feedIdentifier: 'billing' } }, { enabled: false }),
    }));
    await vi.waitFor(() => expect(page.now.organization.isError).toBe(true));
    // Called a moment after the error is shown.
    await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(page.now.organization.error));
    expect(page.now.off).toMatchObject({ isLoading: true, isInitialLoading: false, fetchStatus: 'idle' });
    expect(calls(world, '/count')).toEqual([]);
  });

  test('of a feed has the pages of the platform, and loads the next one by its number', async () => {
    const world = platform({ messages: 16 });
    const page = mountLegacy(world, () => legacy.useFetchNotifications(), {
      initialFetchingStrategy: fetching,
    });
    await vi.waitFor(() => expect(page.now.isSuccess).toBe(true));
    expect(page.now.data?.pages).toMatchObject([
      { page: 0, pageSize: 10, hasMore: true, totalCount: expect.any(Number) },
    ]);
    page.now.refetch({ page: 1 });
    await vi.waitFor(() => expect(page.now.data?.pages).toHaveLength(2));
    expect(page.now.data?.pages[1]).toMatchObject({ page: 1, pageSize: 10, hasMore: false });
    expect(page.now.data?.pages[1]?.data).toHaveLength(6);
    page.now.refetch({ page: 1 });
    await vi.waitFor(() => expect(calls(world, '/feed').length).toBeGreaterThan(2));
    expect(page.now.data?.pages).toHaveLength(2);
  });
});
