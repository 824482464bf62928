import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useConnection } from '../../src/data/client/clientHooks.ts';
import { useInboxClient } from '../../src/data/client/InboxClientContext.ts';
import { useCountQuery } from '../../src/data/counts/serverCount.ts';
import { applyLiveBatch } from '../../src/data/live/applyLiveBatch.ts';
import { useMessagesQuery } from '../../src/data/messages/messagesFeed.ts';
import { useGlobalPreferences, usePreferences } from '../../src/data/preferences/preferences.ts';
import { useSessionState } from '../../src/data/session/sessionState.ts';
import { failing, failingFor, hanging, rateLimited, type World } from '../../src/mocks/index.ts';
import { fakeSockets } from '../support/fakeSockets.ts';
import { mockPlatform } from '../support/mockPlatform.ts';
import { mountInbox } from '../support/mountInbox.ts';
import { passTime } from '../support/passTime.ts';

const sockets = vi.hoisted(() => ({ current: undefined as ReturnType<typeof fakeSockets> | undefined }));
vi.mock('socket.io-client', () => ({
  io: (...given: Parameters<ReturnType<typeof fakeSockets>['io']>) => sockets.current?.io(...given),
}));

const platform = mockPlatform();
const sessionPath = '/widgets/session/initialize';
const feedPath = '/widgets/notifications/feed';
const withSocket = { socketUrl: 'https://ws.carillon.test' };

let consoleError = vi.spyOn(console, 'error');
let consoleWarn = vi.spyOn(console, 'warn');
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  sockets.current = fakeSockets();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

function useProbe() {
  return {
    client: useInboxClient('useProbe'),
    state: useSessionState(),
    connection: useConnection(),
    feed: { ...useMessagesQuery() },
    unread: { ...useCountQuery() },
  };
}

const callsTo = (world: World, path: string) => world.requests.filter((call) => call.path === path).length;
const refuseToken = (world: World) =>
  world.addFault({
    concerns: ({ path }) => path !== sessionPath,
    before: () => HttpResponse.json({}, { status: 401 }),
  });

/** An event that causes a refetch of everything. */
function liveEvent(client: ReturnType<typeof useProbe>['client']): void {
  applyLiveBatch(client, {
    messages: [],
    unreadCount: undefined,
    unseenCount: undefined,
    changes: 0,
    mayHaveMissed: true,
  });
}

async function liveInbox() {
  const world = platform();
  const inbox = mountInbox(world, useProbe, withSocket);
  await vi.waitFor(() => expect(inbox.now.feed.isSuccess).toBe(true));
  await vi.waitFor(() => expect(sockets.current?.open()).toHaveLength(1));
  sockets.current?.connect();
  await passTime(1_000);
  expect(inbox.now.connection).toBe('live');
  world.requests.splice(0);
  return { world, inbox };
}

describe('calls that are refused although a session was opened', () => {
  test('renew the session once, fail, and close the socket with the token', async () => {
    const { world, inbox } = await liveInbox();
    refuseToken(world);
    for (let reasons = 0; reasons < 10; reasons += 1) {
      liveEvent(inbox.now.client);
      mountInbox(world, () => [usePreferences(), useGlobalPreferences()], withSocket);
      await passTime(100);
    }
    expect(callsTo(world, sessionPath)).toBe(1);
    expect(inbox.now.state).toBe('failed');
    expect(inbox.now.feed.error).toMatchObject({ kind: 'unauthorized' });
    expect(inbox.now.connection).toBe('refused');
    expect(sockets.current?.open()).toEqual([]);
    await passTime(60_000);
    expect(callsTo(world, sessionPath)).toBe(1);
  });

  test('are repeated when the reader retries, with one session and one socket', async () => {
    const { world, inbox } = await liveInbox();
    const undo = refuseToken(world);
    liveEvent(inbox.now.client);
    await passTime(1_000);
    undo();
    await inbox.now.feed.refetch();
    await passTime(1_000);
    expect(callsTo(world, sessionPath)).toBe(2);
    expect(inbox.now).toMatchObject({ state: 'ready', feed: { isError: false }, unread: { isError: false } });
    expect(sockets.current?.open()).toHaveLength(1);
    sockets.current?.connect();
    await vi.waitFor(() => expect(inbox.now.connection).toBe('live'));
  });
});

describe.each([400, 401, 403])('a session that is refused with %i', (status) => {
  test('is requested and logged once, whatever happens later, until the reader retries', async () => {
    const world = platform({ scenarios: [failingFor(sessionPath, status)] });
    const inbox = mountInbox(world, useProbe);
    await passTime(1_000);
    for (let parts = 0; parts < 5; parts += 1) {
      mountInbox(world, () => [
        usePreferences(),
        useCountQuery({ of: 'unseen', query: { feed: `${parts}` } }),
      ]);
      await passTime(1_000);
    }
    liveEvent(inbox.now.client);
    await passTime(600_000);
    expect(callsTo(world, sessionPath)).toBe(1);
    expect(consoleError).toHaveBeenCalledOnce();
    expect(inbox.now.feed.error).toMatchObject({ status });
    await inbox.now.feed.refetch();
    expect(callsTo(world, sessionPath)).toBe(2);
    expect(consoleError).toHaveBeenCalledTimes(2);
    world.faults.clear();
    await inbox.now.feed.refetch();
    await vi.waitFor(() => expect(inbox.now).toMatchObject({ state: 'ready', feed: { isSuccess: true } }));
    expect(callsTo(world, sessionPath)).toBe(3);
  });

  test('is requested again with another hash', async () => {
    const world = platform({ scenarios: [failingFor(sessionPath, status)] });
    const inbox = mountInbox(world, useProbe);
    await passTime(1_000);
    inbox.render({ subscriberHash: 'other' });
    await passTime(1_000);
    expect(callsTo(world, sessionPath)).toBe(2);
  });
});

test('the log of a refused session has its possible cause and a link to the documentation, but not the hash', async () => {
  const world = platform({ subscriberHashes: { 'demo-subscriber': 'right' } });
  mountInbox(world, useProbe, { subscriberHash: 'top-secret-hash' });
  await vi.waitFor(() => expect(consoleWarn).toHaveBeenCalledOnce());
  const [[words]] = consoleWarn.mock.calls as [[string]];
  expect(words).toMatch(/subscriberHash/);
  expect(words).toMatch(/troubleshooting\.md#when-the-session-fails/);
  expect(words).not.toContain('top-secret');
});

describe('a call that fails', () => {
  const reasons: Record<
    string,
    (inbox: ReturnType<typeof mountInbox<ReturnType<typeof useProbe>>>, world: World) => void
  > = {
    'a live event': ({ now }) => liveEvent(now.client),
    'a network that comes and goes': () => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    },
    'a list that is opened again': (_, world) => {
      mountInbox(world, useProbe, withSocket).unmount();
      mountInbox(world, useProbe, withSocket);
    },
  };

  test.each(Object.entries(reasons))('is tried at most six times a minute: %s', async (_, happens) => {
    const { world, inbox } = await liveInbox();
    const triesMs: number[] = [];
    world.addFault({
      concerns: ({ path }) => path === feedPath,
      before: () => HttpResponse.json({}, { status: 503 }),
    });
    // When a try leaves: it arrives when the mock has time for it, and the fake clock may have gone on by then.
    const { fetch } = globalThis;
    onTestFinished(() => {
      globalThis.fetch = fetch;
    });
    globalThis.fetch = (input, init) => {
      if (String(input).includes(feedPath)) {
        triesMs.push(Date.now());
      }
      return fetch(input, init);
    };
    liveEvent(inbox.now.client);
    for (let seconds = 0; seconds < 180; seconds += 3) {
      happens(inbox, world);
      await passTime(3_000);
    }
    const perMinute = triesMs.map(
      (start) => triesMs.filter((at) => at >= start && at < start + 60_000).length,
    );
    expect(Math.max(...perMinute)).toBeLessThanOrEqual(6);
    expect(triesMs.length).toBeGreaterThan(6);
  });

  test('is tried whenever the reader retries, and repeated by itself after its pause', async () => {
    const { world, inbox } = await liveInbox();
    const undo = failingFor(feedPath, 503)(world);
    for (let events = 0; events < 10; events += 1) {
      liveEvent(inbox.now.client);
      await passTime(3_000);
    }
    for (let presses = 0; presses < 5; presses += 1) {
      const before = callsTo(world, feedPath);
      void inbox.now.feed.refetch();
      await passTime(2_000);
      expect(callsTo(world, feedPath)).toBe(before + 1);
    }
    undo();
    liveEvent(inbox.now.client);
    await passTime(100);
    expect(inbox.now.feed.isError).toBe(true);
    await passTime(300_000);
    expect(inbox.now.feed).toMatchObject({ isError: false, isFetching: false });
  });
});

describe('a server that requests a pause of more than a minute', () => {
  test('fails at once and gets no call before the pause ends, unless the reader retries', async () => {
    const world = platform({ scenarios: [] });
    const undo = rateLimited('120')(world);
    const inbox = mountInbox(world, useProbe);
    await passTime(1_000);
    expect(inbox.now.feed.error).toMatchObject({ kind: 'limited', retryAfterMs: 120_000 });
    liveEvent(inbox.now.client);
    await passTime(110_000);
    expect(callsTo(world, sessionPath)).toBe(1);
    undo();
    await inbox.now.feed.refetch();
    await vi.waitFor(() => expect(inbox.now.feed.isSuccess).toBe(true));
  });

  test('applies this to one call as to a session', async () => {
    const { world, inbox } = await liveInbox();
    world.addFault({
      concerns: ({ path }) => path === feedPath,
      before: () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '120' } }),
    });
    for (let events = 0; events < 10; events += 1) {
      liveEvent(inbox.now.client);
      await passTime(10_000);
    }
    expect(callsTo(world, feedPath)).toBe(1);
    expect(inbox.now.feed.isRefetchError).toBe(true);
  });
});

describe('without any answer', () => {
  test('a session is requested again when the reader retries', async () => {
    const world = platform();
    hanging(world);
    const inbox = mountInbox(world, useProbe);
    await passTime(11_000);
    expect(callsTo(world, sessionPath)).toBe(1);
    world.faults.clear();
    await inbox.now.feed.refetch({ cancelRefetch: true });
    await vi.waitFor(() => expect(inbox.now).toMatchObject({ state: 'ready', feed: { isSuccess: true } }));
    expect(callsTo(world, sessionPath)).toBe(2);
    await passTime(1_000);
    expect(inbox.now.unread.isSuccess).toBe(true);
    expect(callsTo(world, feedPath)).toBe(1);
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('a feed is requested again when the reader retries', async () => {
    const world = platform();
    const release = hanging(world);
    release();
    world.addFault({ concerns: ({ path }) => path === feedPath, before: () => new Promise(() => {}) });
    const inbox = mountInbox(world, useProbe);
    await passTime(11_000);
    expect(callsTo(world, feedPath)).toBe(1);
    world.faults.clear();
    await inbox.now.feed.refetch({ cancelRefetch: true });
    await vi.waitFor(() => expect(inbox.now.feed.isSuccess).toBe(true));
    expect([callsTo(world, feedPath), callsTo(world, sessionPath)]).toEqual([2, 1]);
  });
});

test('a renewal that fails for a while closes the socket, which reconnects by itself', async () => {
  const { world, inbox } = await liveInbox();
  world.expireTokens();
  const undo = failing(503)(world);
  world.addFault({
    concerns: ({ path }) => path !== sessionPath,
    before: () => HttpResponse.json({}, { status: 401 }),
  });
  liveEvent(inbox.now.client);
  world.faults.clear();
  const down = failingFor(sessionPath, 503)(world);
  await passTime(30_000);
  expect(inbox.now.connection).toBe('refused');
  expect(sockets.current?.open()).toEqual([]);
  undo();
  down();
  await passTime(90_000);
  expect(inbox.now).toMatchObject({ state: 'ready', unread: { isError: false } });
  expect(sockets.current?.open()).toHaveLength(1);
});
