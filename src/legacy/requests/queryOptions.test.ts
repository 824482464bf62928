import { focusManager } from '@tanstack/react-query';
import { Component, createElement, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountLegacy } from '../../../tests/support/mountLegacy.ts';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { failingFor, holdAnswers, type World } from '../../mocks/index.ts';
import * as legacy from '../index.ts';

const platform = mockPlatform();
const organizations = (world: World) =>
  world.requests.filter(({ path }) => path.endsWith('/organization')).length;

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

describe('until the platform has answered, a query', () => {
  test('has the initial data as data that were fetched', async () => {
    const page = mountLegacy(platform(), () => legacy.useUnseenCount({ initialData: { count: 41 } }));
    expect(page.now).toMatchObject({
      data: { count: 41 },
      status: 'success',
      isSuccess: true,
      isLoading: false,
      isInitialLoading: false,
      isPlaceholderData: false,
    });
    await vi.waitFor(() => expect(page.now.isFetched).toBe(true));
    expect(page.now.data?.count).not.toBe(41);
  });

  test('has the placeholder as data, and says that it is one', async () => {
    const page = mountLegacy(platform(), () =>
      legacy.useUnseenCount({ placeholderData: () => ({ count: 41 }) }),
    );
    expect(page.now).toMatchObject({
      data: { count: 41 },
      status: 'success',
      isLoading: false,
      isPlaceholderData: true,
    });
    await vi.waitFor(() => expect(page.now.isPlaceholderData).toBe(false));
    expect(page.now.data?.count).not.toBe(41);
  });

  test('without either of them has none', () => {
    const page = mountLegacy(platform(), () => legacy.useUnseenCount());
    expect(page.now).toMatchObject({ status: 'loading', isLoading: true, isSuccess: false });
    expect(page.now.data).toBeUndefined();
  });
});

test('a failed query keeps the initial data, and lets the placeholder go', async () => {
  const world = platform();
  failingFor('/widgets/notifications/unseen', 400)(world);
  failingFor('/widgets/notifications/unread', 400)(world);
  const page = mountLegacy(world, () => ({
    unseen: legacy.useUnseenCount({ initialData: { count: 41 } }),
    unread: legacy.useUnreadCount({ placeholderData: { count: 41 } }),
  }));
  await vi.waitFor(() => expect(page.now.unread.isError).toBe(true));
  await vi.waitFor(() => expect(page.now.unseen.isError).toBe(true));
  expect(page.now.unseen).toMatchObject({ data: { count: 41 }, isRefetchError: true, isLoadingError: false });
  expect(page.now.unread).toMatchObject({ isRefetchError: false, isLoadingError: true });
  expect(page.now.unread.data).toBeUndefined();
});

test('select changes what is returned and what the host is told', async () => {
  const onSuccess = vi.fn();
  const select = ({ count }: legacy.ICountData) => ({ count: count + 1000 });
  const page = mountLegacy(platform(), () => legacy.useUnseenCount({ select, onSuccess }));
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(page.now.data?.count).toBeGreaterThanOrEqual(1000);
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(page.now.data);
});

/** An effect sets an interval after an answer is drawn. */
const intervalIsSet = () => vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));

describe('a query with an interval', () => {
  test('is fetched again and again while the page has the focus, and not while it is not enabled', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const world = platform();
    let enabled = true;
    const page = mountLegacy(world, () => ({
      ...legacy.useFetchOrganization({ refetchInterval: 60_000, enabled }),
      askOther: legacy.useUnseenCount().refetch,
    }));
    await vi.waitFor(() => expect(page.now.isSuccess).toBe(true));
    const before = organizations(world);
    const passes = async (calls: number) => {
      await intervalIsSet();
      vi.advanceTimersByTime(60_000);
      await vi.waitFor(() => expect(organizations(world)).toBe(before + calls));
      await vi.waitFor(() => expect(page.now.isFetching).toBe(false));
    };
    await passes(1);
    await passes(2);
    focusManager.setFocused(false);
    vi.advanceTimersByTime(60_000);
    await page.now.askOther();
    focusManager.setFocused(true);
    await passes(3);
    enabled = false;
    page.again();
    vi.advanceTimersByTime(60_000);
    await page.now.askOther();
    enabled = true;
    page.again();
    await passes(4);
  });

  test('shorter than an answer takes lets the call end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const world = platform();
    const page = mountLegacy(world, () => ({
      ...legacy.useFetchOrganization({ refetchInterval: 1000 }),
      askOther: legacy.useUnseenCount().refetch,
    }));
    await vi.waitFor(() => expect(page.now.isSuccess).toBe(true));
    const answers = holdAnswers(world, '/widgets/organization');
    await intervalIsSet();
    vi.advanceTimersByTime(1000);
    await answers.arrived(1);
    vi.advanceTimersByTime(1000);
    await page.now.askOther();
    vi.advanceTimersByTime(1000);
    await page.now.askOther();
    expect(answers.requests).toHaveLength(1);
    answers.end();
    await vi.waitFor(() => expect(page.now.isFetching).toBe(false));
  });

  test.each([0, -1, Number.POSITIVE_INFINITY, Number.NaN])('of %s is not fetched again', async (interval) => {
    const started = vi.spyOn(globalThis, 'setInterval');
    const page = mountLegacy(platform(), () => legacy.useFetchOrganization({ refetchInterval: interval }));
    await vi.waitFor(() => expect(page.now.isSuccess).toBe(true));
    expect(started.mock.calls.filter(([, ms]) => Object.is(ms, interval))).toEqual([]);
    started.mockRestore();
  });
});

describe('a query that is fetched again', () => {
  test.each([true, 'always'] as const)(
    'with refetchOnWindowFocus %s is so when the reader comes back',
    async (when) => {
      const world = platform();
      const page = mountLegacy(
        world,
        () => ({
          wanted: legacy.useFetchOrganization({ refetchOnWindowFocus: when }),
          left: legacy.useFetchUserPreferences(),
        }),
        { initialFetchingStrategy: { fetchUserPreferences: true } },
      );
      await vi.waitFor(() => expect(page.now.left.isSuccess && page.now.wanted.isSuccess).toBe(true));
      const before = organizations(world);
      const preferences = () => world.requests.filter(({ path }) => path.endsWith('/preferences')).length;
      const others = preferences();
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await vi.waitFor(() => expect(organizations(world)).toBe(before + 1));
      await vi.waitFor(() => expect(page.now.wanted.isFetching).toBe(false));
      expect(preferences()).toBe(others);
    },
  );

  test('with refetchOnMount is so by the part that is mounted later', async () => {
    const world = platform();
    let late = false;
    const part = () => void legacy.useFetchOrganization({ refetchOnMount: true });
    const { applicationIdentifier, subscriberId, backendUrl } = world;
    let isLoaded = false;
    const first = () => {
      isLoaded = legacy.useFetchOrganization().isSuccess;
    };
    const element = () =>
      createElement(
        legacy.NovuProvider,
        { applicationIdentifier, subscriberId, backendUrl },
        createElement(Part, { use: first }),
        late && createElement(Part, { use: part }),
      );
    const { render } = mountReact(element());
    await vi.waitFor(() => expect(isLoaded).toBe(true));
    const before = organizations(world);
    late = true;
    render(element());
    await vi.waitFor(() => expect(organizations(world)).toBe(before + 1));
  });
});

/** A part of the host's, which calls hooks. */
function Part({ use }: { use: () => void }) {
  use();
  return null;
}

/** What a host has around parts that may fail. */
class Boundary extends Component<{ children?: ReactNode; onError: (error: unknown) => void }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

test.each([
  [true, undefined, 1],
  [true, { count: 41 }, 1],
  [(error: Error) => error.message.includes('400'), undefined, 1],
  [() => false, undefined, 0],
])(
  'with useErrorBoundary %s and the initial data %j a failure is thrown %d times',
  async (thrown, initialData, times) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const world = platform();
    failingFor('/widgets/notifications/unseen', 400)(world);
    const onError = vi.fn();
    const onThrown = vi.fn();
    const use = () => void legacy.useUnseenCount({ useErrorBoundary: thrown, initialData, onError });
    const { applicationIdentifier, subscriberId, backendUrl } = world;
    mountReact(
      createElement(
        legacy.NovuProvider,
        { applicationIdentifier, subscriberId, backendUrl },
        createElement(Boundary, { onError: onThrown }, createElement(Part, { use })),
      ),
    );
    await vi.waitFor(() => expect(times === 1 ? onThrown : onError).toHaveBeenCalledTimes(1));
    expect(onThrown).toHaveBeenCalledTimes(times);
    errors.mockRestore();
  },
);
