import { IsRestoringProvider, QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
import { aWhile } from '../../../tests/support/aWhile.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { until } from '../../../tests/support/liveFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { stubStorage } from '../../../tests/support/stubStorage.ts';
import { failingFor, holdAnswers, type World } from '../../mocks/index.ts';
import { useConnection } from '../client/clientHooks.ts';
import { InboxClientContext, useInboxClient } from '../client/InboxClientContext.ts';
import { useCountQuery, useServerCount } from '../counts/serverCount.ts';
import { applyLiveBatch } from '../live/applyLiveBatch.ts';
import { useMessages, useMessagesQuery } from '../messages/messagesFeed.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { useSession } from './session.ts';
import { useLogout, useSessionState, useSignIn } from './sessionState.ts';
import { tokenStorageKey } from './tokenStorage.ts';

const platform = mockPlatform();
const sessionPath = '/widgets/session/initialize';
let held: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  held = stubStorage();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  // React says it once for a component, in whichever test comes first.
  const complaints = vi.mocked(console.error).mock.calls.filter(([text]) => /Cannot update/.test(`${text}`));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints).toEqual([]);
});

/** Everything that a part may want to know. */
function useAll() {
  return {
    state: useSessionState(),
    session: useSession(),
    unread: useCountQuery(),
    feed: useMessagesQuery(),
    connection: useConnection(),
    client: useInboxClient('useAll'),
    logout: useLogout(),
    signIn: useSignIn(),
  };
}

const pathsOf = (world: World) => world.requests.map(({ path }) => path.split('/').at(-1));
const sessionsOf = (world: World) => world.requests.filter(({ path }) => path === sessionPath);
const entry = () => held.get(tokenStorageKey);

describe('the state of the session', () => {
  test('is idle without an id, initializing during the request, and ready with a session', async () => {
    const world = platform();
    const answers = holdAnswers(world, sessionPath);
    const inbox = mountInbox(world, useAll, { subscriberId: undefined });
    expect(inbox.now.state).toBe('idle');
    inbox.render({});
    expect(inbox.now.state).toBe('initializing');
    answers.end();
    await until(() => expect(inbox.now.state).toBe('ready'));
    inbox.render({ applicationIdentifier: '' });
    expect(inbox.now.state).toBe('idle');
  });

  test('is initializing, and not failed, while the host restores its cache', () => {
    const inbox = createElement(
      InboxClientContext.Provider,
      { value: inboxOf(platform()) },
      createElement(ShownState),
    );
    const restoring = createElement(IsRestoringProvider, { value: true }, inbox);
    expect(renderToString(restoring)).toBe('initializing');
  });

  test('fault 1: is failed with the reason, and only refetch is another try, not another hook that reads it', async () => {
    const world = platform({ scenarios: [failingFor(sessionPath, 400)] });
    const inbox = mountInbox(world, () => ({ state: useSessionState(), session: useSession() }), {
      initialFetching: { unreadCount: false, unseenCount: false, organization: false },
    });
    await until(() => expect(inbox.now.state).toBe('failed'));
    expect(inbox.now.session.error?.message).toMatch(/^HTTP error! Status: 400, Message: /);
    const onlooker = mountInbox(world, useSessionState, {
      initialFetching: { unreadCount: false, unseenCount: false, organization: false },
    });
    // The device has been online all the time; the event only repeats that.
    window.dispatchEvent(new Event('online'));
    await aWhile();
    expect(onlooker.now).toBe('failed');
    expect(world.requests).toHaveLength(1);
    world.faults.clear();
    await inbox.now.session.refetch();
    await until(() => expect([inbox.now.state, onlooker.now]).toEqual(['ready', 'ready']));
    expect(world.requests).toHaveLength(2);
  });

  test('fault 4: does not change during a renewal', async () => {
    const world = platform();
    const inbox = mountInbox(world, useAll);
    await until(() => expect(inbox.now.feed.isSuccess).toBe(true));
    world.expireTokens();
    const { refetch } = inbox.now.unread;
    inbox.seen.splice(0);
    await refetch();
    expect(sessionsOf(world)).toHaveLength(2);
    expect(inbox.seen.filter(({ state }) => state !== 'ready')).toEqual([]);
  });

  test('fault 5: is failed after a renewal that is refused, or that brings a token which is refused', async () => {
    const world = platform();
    const inbox = mountInbox(world, useAll);
    await until(() => expect(inbox.now.feed.isSuccess).toBe(true));
    world.expireTokens();
    const refuse = failingFor(sessionPath, 401)(world);
    await inbox.now.unread.refetch();
    await until(() => expect(inbox.now.state).toBe('failed'));
    expect(inbox.now.session.error).toMatchObject({ kind: 'unauthorized' });
    expect(entry()).toBeUndefined();
    refuse();
    const answers = holdAnswers(world, sessionPath);
    void inbox.now.session.refetch();
    await until(() => expect(inbox.now.state).toBe('initializing'));
    answers.end();
    await until(() => expect(inbox.now.state).toBe('ready'));
    world.addFault({
      concerns: ({ path }) => path !== sessionPath,
      before: () => {
        world.expireTokens();
        return undefined;
      },
    });
    await inbox.now.unread.refetch();
    await until(() => expect(inbox.now.state).toBe('failed'));
    expect(inbox.now.session.error).toMatchObject({ kind: 'unauthorized' });
    expect(entry()).toBeUndefined();
  });
});

describe('the prop enabled', () => {
  test('fault 2: set to false prevents all requests and the socket', async () => {
    const world = platform();
    const inbox = mountInbox(world, useAll, {
      enabled: false,
      socketUrl: world.socketUrl,
      initialFetching: { notifications: true },
    });
    await aWhile();
    const { state, session, unread, feed, connection, client } = inbox.now;
    expect([state, connection]).toEqual(['idle', 'off']);
    expect(client.queryClient.isFetching()).toBe(0);
    await Promise.allSettled([session.refetch(), unread.refetch(), feed.refetch()]);
    await expect(ask(client, 'organization')).rejects.toMatchObject({ kind: 'aborted' });
    expect(world.requests).toEqual([]);
  });

  test('opens a session when it becomes true, and removes its data when it becomes false', async () => {
    const world = platform();
    const inbox = mountInbox(world, useAll, { enabled: false });
    inbox.render({ enabled: true });
    await until(() => expect(inbox.now.feed.isSuccess).toBe(true));
    const before = inbox.now.client;
    inbox.render({ enabled: false });
    expect([inbox.now.state, inbox.now.feed.data]).toEqual(['idle', undefined]);
    await aWhile();
    expect(before.isDestroyed()).toBe(true);
    expect(entry()).toBeUndefined();
  });

  test('can be false for one provider and true for another one with the same cache', async () => {
    const world = platform();
    const queryClient = new QueryClient();
    const open = mountInbox(world, useAll, { queryClient });
    const shut = mountInbox(world, useAll, { queryClient, enabled: false });
    await until(() => expect(open.now.feed.isSuccess).toBe(true));
    expect(shut.now.feed.data).toBeUndefined();
    shut.unmount();
    await aWhile();
    expect(open.now.feed.data?.messages).toHaveLength(10);
  });
});

describe('fault 64: a logout', () => {
  test('ends the calls, the token and the cache of every provider of the subscriber', async () => {
    const world = platform();
    const [inbox, other] = [mountInbox(world, useAll), mountInbox(world, useAll)];
    await until(() => expect(other.now.feed.isSuccess).toBe(true));
    expect(entry()).toBeDefined();
    const answers = holdAnswers(world, '/widgets/organization');
    const call = ask(inbox.now.client, 'organization');
    await answers.arrived(1);
    const { queryClient, scope } = inbox.now.client;
    inbox.now.logout();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    await until(() => expect([inbox.now.state, other.now.state]).toEqual(['signedOut', 'signedOut']));
    expect([inbox.now.feed.data, other.now.unread.data]).toEqual([undefined, undefined]);
    expect(queryClient.getQueriesData({ queryKey: scope }).filter(([, data]) => data !== undefined)).toEqual(
      [],
    );
    expect(entry()).toBeUndefined();
    const before = world.requests.length;
    answers.end();
    await Promise.allSettled([inbox.now.session.refetch(), other.now.unread.refetch()]);
    inbox.render({ socketPath: undefined });
    await aWhile();
    expect(world.requests).toHaveLength(before);
    expect(inbox.now.state).toBe('signedOut');
  });

  test('is followed by one session for all providers after signIn', async () => {
    const world = platform();
    const [inbox, other] = [mountInbox(world, useAll), mountInbox(world, useAll)];
    await until(() => expect(other.now.feed.isSuccess).toBe(true));
    const { logout, signIn } = inbox.now;
    signIn();
    expect(inbox.now.client.isDestroyed()).toBe(false);
    logout();
    await until(() => expect(other.now.state).toBe('signedOut'));
    world.requests.splice(0);
    signIn();
    other.now.signIn();
    await until(() => expect([inbox.now, other.now].map(({ feed }) => feed.isSuccess)).toEqual([true, true]));
    expect([inbox.now.state, other.now.state]).toEqual(['ready', 'ready']);
    expect(sessionsOf(world)).toHaveLength(1);
    expect(pathsOf(world).filter((path) => path === 'feed')).toHaveLength(1);
    applyLiveBatch(other.now.client, { messages: [], changes: 1, mayHaveMissed: false, unreadCount: 42 });
    await until(() => expect(inbox.now.unread.data).toBe(42));
    // A function that was kept from before.
    logout();
    await until(() => expect(other.now.state).toBe('signedOut'));
    expect(entry()).toBeUndefined();
  });

  test('affects no other subscriber, and ends with another identity or with the last provider', async () => {
    const world = platform();
    const mine = mountInbox(world, useAll);
    const theirs = mountInbox(world, useAll, { subscriberId: 'grace.kim' });
    await until(() => expect([mine.now.state, theirs.now.state]).toEqual(['ready', 'ready']));
    mine.now.logout();
    await until(() => expect([mine.now.state, theirs.now.state]).toEqual(['signedOut', 'ready']));
    mine.render({ subscriberId: 'somebody.else' });
    await until(() => expect(mine.now.state).toBe('ready'));
    mine.now.logout();
    await until(() => expect(mine.now.state).toBe('signedOut'));
    mine.unmount();
    await aWhile();
    const again = mountInbox(world, useAll, { subscriberId: 'somebody.else' });
    await until(() => expect(again.now.state).toBe('ready'));
  });

  test('after the last provider was unmounted still removes the token', async () => {
    const world = platform();
    const inbox = mountInbox(world, useAll);
    await until(() => expect(inbox.now.state).toBe('ready'));
    inbox.unmount();
    await aWhile();
    expect(entry()).toBeDefined();
    inbox.now.logout();
    expect(entry()).toBeUndefined();
  });
});

describe('another identity', () => {
  test('fault 61, 63: is used by hooks that stay mounted, and live events reach them', async () => {
    const world = platform();
    const inbox = mountInbox(world, useAll);
    await until(() => expect(inbox.now.unread.data).toBe(3));
    inbox.seen.splice(0);
    inbox.render({ subscriberId: 'grace.kim' });
    await until(() => expect(inbox.now.unread.data).toBe(0));
    expect(inbox.seen.map(({ unread }) => unread.data)).not.toContain(3);
    expect(inbox.seen.flatMap(({ feed }) => feed.data?.messages ?? [])).toEqual([]);
    applyLiveBatch(inbox.now.client, { messages: [], changes: 1, mayHaveMissed: false, unreadCount: 42 });
    await until(() => expect(inbox.now.unread.data).toBe(42));
  });

  test('fault 63: that is refused shows nothing of the old one', async () => {
    const world = platform();
    const inbox = mountInbox(world, useAll);
    await until(() => expect(inbox.now.feed.isSuccess).toBe(true));
    world.addFault({
      concerns: ({ path }) => path === sessionPath,
      before: () => new Response('{}', { status: 403 }),
    });
    inbox.render({ subscriberId: 'grace.kim' });
    await until(() => expect(inbox.now.state).toBe('failed'));
    expect([inbox.now.feed.data, inbox.now.unread.data, inbox.now.session.data]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(entry()).toBeUndefined();
  });

  test('with the same ids at another platform shares nothing in one cache', async () => {
    const world = platform();
    const elsewhere = platform({ backendUrl: 'https://api.other.test', messages: 1 });
    const queryClient = new QueryClient();
    const here = mountInbox(world, useAll, { queryClient });
    const there = mountInbox(elsewhere, useAll, { queryClient });
    await until(() => expect([here.now, there.now].map(({ feed }) => feed.isSuccess)).toEqual([true, true]));
    expect([here.now, there.now].map(({ feed }) => feed.data?.messages.length)).toEqual([10, 1]);
    there.unmount();
    await aWhile();
    expect(here.now.feed.data?.messages).toHaveLength(10);
  });
});

function ShownState() {
  return useSessionState();
}

test('lists, counts and preferences do not load while the reader is signed out, and load once they sign in', async () => {
  const inbox = mountInbox(platform(), () => ({
    results: [useMessages(), useServerCount(), usePreferences()] as const,
    logout: useLogout(),
    signIn: useSignIn(),
  }));
  const loading = () => inbox.now.results.map(({ isLoading }) => isLoading);
  const isThere = () => inbox.now.results.map(({ data }) => data !== undefined);
  expect(loading()).toEqual([true, true, true]);
  await until(() => expect(isThere()).toEqual([true, true, true]));
  expect(loading()).toEqual([false, false, false]);
  inbox.now.logout();
  await until(() => expect(isThere()).toEqual([false, false, false]));
  expect(loading()).toEqual([false, false, false]);
  const signedOut = inbox.seen.length;
  inbox.now.signIn();
  await until(() => expect(isThere()).toEqual([true, true, true]));
  const [first] = inbox.seen.slice(signedOut);
  expect(first?.results.map(({ isLoading }) => isLoading)).toEqual([true, true, true]);
  inbox.leave();
});
