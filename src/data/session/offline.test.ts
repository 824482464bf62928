import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aWhile } from '../../../tests/support/aWhile.ts';
import { until } from '../../../tests/support/liveFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { failingFor, offline, type World } from '../../mocks/index.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { useCountQuery } from '../counts/serverCount.ts';
import { useMessagesQuery } from '../messages/messagesFeed.ts';
import { useSessionState } from './sessionState.ts';

const platform = mockPlatform();
let consoleError = vi.spyOn(console, 'error');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function useProbe() {
  return {
    state: useSessionState(),
    feed: { ...useMessagesQuery() },
    unread: { ...useCountQuery() },
    client: useInboxClient('useProbe'),
  };
}

function pathsOf(world: World) {
  return world.requests
    .splice(0)
    .map(({ path }) => path.split('/').at(-1))
    .sort();
}

const early = { initialFetching: { unseenCount: true, organization: true } };
const everythingOnce = ['feed', 'initialize', 'organization', 'unread', 'unseen'];
const idle = { isPaused: false, isFetching: false, isSuccess: true };

describe('fault 78: no network', () => {
  test('from the start: requests wait, and are made once when the network is available', async () => {
    const world = platform();
    onlineManager.setOnline(false);
    const inbox = mountInbox(world, useProbe, early);
    await aWhile();
    expect(inbox.now).toMatchObject({ state: 'initializing', feed: { fetchStatus: 'paused' } });
    expect(world.requests).toEqual([]);
    onlineManager.setOnline(true);
    await until(() => expect(inbox.now.feed.isSuccess).toBe(true));
    await until(() => expect(world.requests).toHaveLength(everythingOnce.length));
    await aWhile();
    expect(pathsOf(world)).toEqual(everythingOnce);
    expect(inbox.now.state).toBe('ready');
  });

  test('for a while: requests that were made meanwhile wait, loaded data stays, and nothing is requested twice', async () => {
    const world = platform();
    const inbox = mountInbox(world, useProbe, early);
    await until(() => expect(world.requests).toHaveLength(everythingOnce.length));
    await until(() => expect(inbox.now.feed.isSuccess).toBe(true));
    pathsOf(world);
    const back = offline(world);
    window.dispatchEvent(new Event('offline'));
    void inbox.now.feed.refetch();
    void inbox.now.feed.refetch();
    await aWhile();
    expect(inbox.now).toMatchObject({ state: 'ready', feed: { isPaused: true, isSuccess: true } });
    expect(world.requests).toEqual([]);
    back();
    window.dispatchEvent(new Event('online'));
    await until(() => expect(inbox.now.feed).toMatchObject({ isPaused: false, isFetching: false }));
    await aWhile();
    // The pending requests, and one more if the live connection may have missed something.
    const paths = pathsOf(world);
    expect(paths.filter((path) => path === 'feed').length).toBeLessThanOrEqual(2);
    expect(paths).toContain('feed');
    expect(paths).not.toContain('initialize');
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('when the token expires: one renewal on return, for all waiting calls', async () => {
    const world = platform();
    const inbox = mountInbox(world, useProbe, early);
    await until(() => expect(inbox.now.feed.isSuccess).toBe(true));
    await until(() => expect(world.requests).toHaveLength(everythingOnce.length));
    world.expireTokens();
    pathsOf(world);
    onlineManager.setOnline(false);
    void inbox.now.feed.refetch();
    void inbox.now.unread.refetch();
    await aWhile();
    onlineManager.setOnline(true);
    const sessions = () => world.requests.filter(({ path }) => path.endsWith('/initialize'));
    await until(() => expect(sessions()).toHaveLength(1));
    await until(() => expect(inbox.now).toMatchObject({ feed: idle, unread: idle }));
    await aWhile();
    expect(sessions()).toHaveLength(1);
  });
});

test('fault 79: a failed request for the organization does not affect the inbox', async () => {
  const world = platform({ scenarios: [failingFor('/widgets/organization', 400)] });
  const onError = vi.fn();
  const inbox = mountInbox(world, useProbe, { ...early, onError });
  await until(() => expect(world.requests).toHaveLength(everythingOnce.length));
  await until(() => expect(inbox.now.feed.isSuccess).toBe(true));
  await aWhile();
  expect(inbox.now.state).toBe('ready');
  expect(onError).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
});
