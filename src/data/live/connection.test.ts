import { onlineManager } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { fakeSockets } from '../../../tests/support/fakeSockets.ts';
import { countScreen, feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { tryAgain } from '../../base/index.ts';
import { offline, type World } from '../../mocks/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { Identity } from '../client/identity.ts';
import { shareClient } from '../engine/clientRegistry.ts';
import { isRecord } from '../transport/guards.ts';

const library = vi.hoisted(() => ({
  io: undefined as unknown,
  /** The next tries to load it fail. */
  broken: 0,
}));
vi.mock('../backends/widget/socketIo.ts', () => ({
  get io() {
    if (library.broken > 0) {
      library.broken -= 1;
      throw new Error('The chunk is not there');
    }
    return library.io;
  },
}));

const platform = mockPlatform();
let server: ReturnType<typeof fakeSockets>;
beforeEach(() => {
  server = fakeSockets();
  library.io = server.io;
});

/** Asks the backend something, which opens the session. */
const askSomething = (client: InboxClient) =>
  client.ask('organization', new AbortController().signal, async (call) =>
    client.backend.getOrganization?.(call),
  );
const markFirst = (client: InboxClient, id = '') =>
  client.send((call) => client.backend.changeMessages({ ids: [id] }, { seen: true, read: true }, call));
const live = (client: InboxClient) => vi.waitFor(() => expect(client.connection.get()).toBe('live'));

/** An inbox whose socket is connected. */
async function liveInbox(world: World, overrides: Partial<Identity> = {}) {
  const sockets = server.sockets.length;
  const client = inboxOf(world, { socketUrl: world.socketUrl, ...overrides });
  await askSomething(client);
  await vi.waitFor(() => expect(server.sockets).toHaveLength(sockets + 1));
  server.connect();
  await live(client);
  return client;
}

/** The same inbox in another tab of the browser. */
async function otherTab(world: World) {
  const client = inboxOf(world, { socketUrl: world.socketUrl });
  await askSomething(client);
  await live(client);
  return client;
}

function identityOf(world: World): Identity {
  return {
    applicationIdentifier: world.applicationIdentifier,
    subscriberId: world.subscriberId,
    subscriberHash: undefined,
    backendUrl: world.backendUrl,
    socketUrl: world.socketUrl,
    socketPath: undefined,
  };
}

/** Mounts a provider, as a page does. */
function mount(world: World, overrides: Partial<Identity> = {}) {
  const shared = shareClient({ ...identityOf(world), ...overrides }, undefined);
  const unmount = shared.retain();
  onTestFinished(unmount);
  void askSomething(shared.current()).catch(() => {});
  return { client: shared.current(), unmount };
}

describe('the live connection', () => {
  test('without a socket’s address is off, and opens no socket', async () => {
    const client = inboxOf(platform());
    await askSomething(client);
    expect(client.connection.get()).toBe('off');
    expect(server.sockets).toEqual([]);
  });

  test('opens after the session, with its token, and only once', async () => {
    const world = platform();
    const client = await liveInbox(world);
    expect(`Bearer ${server.sockets[0]?.token()}`).toBe(world.requests.at(-1)?.authorization);
    client.live.connect();
    await client.openSession();
    expect(server.sockets).toHaveLength(1);
    expect(server.sockets[0]?.url).toBe(world.socketUrl);
  });

  test.each(['is loaded', 'cannot be loaded'])(
    'opens with the first answer, once what comes first %s',
    async (how) => {
      const world = platform();
      const client = inboxOf(world, { socketUrl: world.socketUrl });
      let end = () => {};
      client.first = new Promise<void>((resolve, reject) => {
        end = () => (how === 'is loaded' ? resolve() : reject(new Error('The chunk is not there')));
      });
      await askSomething(client);
      await quiet(client);
      expect(client.connection.get()).toBe('off');
      end();
      await quiet(client);
      expect(client.connection.get()).toBe('connecting');
    },
  );

  test('opens though another call of the first ones has no answer', async () => {
    const world = platform();
    const client = inboxOf(world, { socketUrl: world.socketUrl });
    void client.ask('page', new AbortController().signal, () => new Promise(() => {})).catch(() => {});
    await askSomething(client);
    await quiet(client);
    expect(client.connection.get()).toBe('connecting');
  });

  test('is connecting as soon as it is opened with an address', () => {
    fakeBrowser();
    const world = platform();
    const clients = [inboxOf(world, { socketUrl: world.socketUrl }), inboxOf(world)];
    for (const { live } of clients) {
      live.connect();
    }
    expect(clients.map((client) => client.connection.get())).toEqual(['connecting', 'off']);
  });

  test('tries again when its code cannot be loaded', async () => {
    // The network is back as soon as the failure is known.
    const error = vi.spyOn(console, 'error').mockImplementation(tryAgain);
    onTestFinished(() => error.mockRestore());
    library.broken = 1;
    await liveInbox(platform());
    expect(error).toHaveBeenCalledOnce();
    expect(server.sockets).toHaveLength(1);
  });

  test('fault 44: opens no socket if it ends before its code is loaded', async () => {
    const world = platform();
    const client = inboxOf(world, { socketUrl: world.socketUrl });
    client.events.on('session', () => client.destroy());
    await askSomething(client).catch(() => {});
    client.live.connect();
    await liveInbox(world);
    expect(server.sockets).toHaveLength(1);
  });

  test('fault 44: passes an event of the old subscriber neither to listeners nor to the document', async () => {
    const browser = fakeBrowser();
    const client = await liveInbox(platform());
    const [socket] = server.sockets;
    const heard = vi.fn();
    client.events.on('message', heard);
    const announced = vi.spyOn(document, 'dispatchEvent').mockReturnValue(true);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    socket?.happens('notification_received', { message: { _id: 'late' } });
    socket?.happens('unread_count_changed', { unreadCount: 9 });
    client.destroy();
    announced.mockClear();
    socket?.happens('unread_count_changed', { unreadCount: 10 });
    vi.advanceTimersByTime(10_000);
    expect(heard).not.toHaveBeenCalled();
    expect(announced).not.toHaveBeenCalled();
    expect(browser.left()).toMatchObject({ channels: 0, listeners: 0 });
  });
});

describe('providers and their sockets', () => {
  const open = () => server.open().map((socket) => socket.token());

  test('fault 67, 68: two providers of a subscriber, and one mounted twice in a tick, have one socket', async () => {
    fakeBrowser();
    const world = platform();
    const first = mount(world);
    first.unmount();
    const again = mount(world);
    mount(world);
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    server.connect();
    await live(again.client);
    await quiet(again.client);
    expect(server.sockets).toHaveLength(1);
  });

  test('fault 62: the identities A, B, A within two ticks end as A, with one socket', async () => {
    fakeBrowser();
    const world = platform();
    mount(world).unmount();
    mount(world, { subscriberId: 'grace.kim' }).unmount();
    const { client } = mount(world);
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    await quiet(client);
    expect(server.sockets).toHaveLength(1);
    expect(world.memory.holderOf(String(open()[0]))?.person.subscriberId).toBe(world.subscriberId);
  });

  test('fault 65: another hash means another session and another socket, and the old socket is closed', async () => {
    fakeBrowser();
    const world = platform();
    const { unmount } = mount(world, { subscriberHash: 'one' });
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    const [before] = open();
    unmount();
    mount(world, { subscriberHash: 'two' });
    await vi.waitFor(() => expect(server.sockets).toHaveLength(2));
    expect(open()).toHaveLength(1);
    expect(open()).not.toEqual([before]);
  });

  test('fault 66: two subscribers on a page have a socket each', async () => {
    fakeBrowser();
    const world = platform();
    mount(world);
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    mount(world, { subscriberId: 'grace.kim' });
    await vi.waitFor(() => expect(open()).toHaveLength(2));
    const holders = open().map((token) => world.memory.holderOf(String(token))?.person.subscriberId);
    expect(holders.sort()).toEqual([world.subscriberId, 'grace.kim'].sort());
  });

  test('fault 69: after the unmount no timer, listener, socket, lock or channel is left', async () => {
    const browser = fakeBrowser();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { client, unmount } = mount(platform());
    await vi.waitFor(() => expect(open()).toHaveLength(1));
    server.connect();
    server.sockets[0]?.happens('unread_count_changed', { unreadCount: 9 });
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    unmount();
    await vi.waitFor(() => expect(client.isDestroyed()).toBe(true));
    await vi.waitFor(() => expect(browser.left()).toEqual({ channels: 0, locks: 0, listeners: 0 }));
    expect(vi.getTimerCount()).toBe(0);
    expect(open()).toEqual([]);
    expect(server.sockets[0]?.listeners()).toBe(0);
  });
});

describe('tabs of one browser', () => {
  test('refetch what was marked in another one, but not what was only read or logged there', async () => {
    const browser = fakeBrowser();
    const world = platform();
    const here = await liveInbox(world);
    const there = await otherTab(world);
    const screen = feedScreen(there);
    const asked = () => world.requests.filter(({ path }) => path.endsWith('/feed'));
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    await quiet(there);
    const first = screen.rows()[0]?.id;
    world.requests.length = 0;
    await askSomething(here);
    await here.send(async (call) => here.backend.logUsage?.('test', {}, call), { isSilent: true });
    await markFirst(here, first);
    await vi.waitFor(() => expect(screen.row(first)?.read).toBe(true));
    await quiet(there);
    expect(asked()).toHaveLength(1);
    expect(browser.said.filter((notice) => isRecord(notice) && notice.kind === 'changed')).toHaveLength(1);
    expect(server.sockets).toHaveLength(1);
  });

  test('notify each other also without a socket’s address', async () => {
    const browser = fakeBrowser();
    const world = platform();
    const [here, there] = [inboxOf(world), inboxOf(world)];
    const screen = feedScreen(there);
    await Promise.all([screen.loaded(), askSomething(here)]);
    await vi.waitFor(() => expect(browser.left().channels).toBe(2));
    expect([here.connection.get(), there.connection.get()]).toEqual(['off', 'off']);
    expect(browser.left().locks).toBe(0);
    const first = screen.rows()[0]?.id;
    await markFirst(here, first);
    await vi.waitFor(() => expect(screen.row(first)?.read).toBe(true));
  });

  test('fault 59: end their session when the reader signs out in another one', async () => {
    fakeBrowser();
    const world = platform();
    const here = await liveInbox(world);
    const there = await otherTab(world);
    here.signOut();
    await vi.waitFor(() => expect(there.isDestroyed()).toBe(true));
    expect(server.open()).toEqual([]);
  });
});

describe('fault 78: offline', () => {
  beforeEach(() => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => silent.mockRestore());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
      onlineManager.setOnline(true);
    });
  });
  const asked = (world: World) => world.requests.map(({ path }) => path.split('/').at(-1)).sort();

  test('at the start the state is offline, requests stop after a few tries, and the return causes one session and one request each', async () => {
    const browser = fakeBrowser();
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    const world = platform();
    const mend = offline(world);
    const client = inboxOf(world, { socketUrl: world.socketUrl });
    expect(client.connection.get()).toBe('offline');
    const counts = countScreen(client);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(world.requests.length).toBeLessThanOrEqual(4);
    expect(client.connection.get()).toBe('offline');
    world.requests.length = 0;
    mend();
    vi.stubGlobal('navigator', { ...navigator, onLine: true });
    browser.turnNetwork('online');
    await vi.waitFor(() => expect(counts.shown()).toEqual([3, 2]));
    expect(asked(world)).toEqual(['initialize', 'unread', 'unseen']);
    expect(server.sockets.length).toBeLessThanOrEqual(1);
  });

  test('during a session requests pause, and the return causes one request each', async () => {
    fakeBrowser();
    const world = platform();
    const client = await liveInbox(world);
    client.queryClient.mount();
    onTestFinished(() => client.queryClient.unmount());
    const screen = feedScreen(client);
    countScreen(client);
    await screen.loaded();
    await quiet(client);
    world.requests.length = 0;
    onlineManager.setOnline(false);
    expect(client.connection.get()).toBe('offline');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(world.requests).toEqual([]);
    onlineManager.setOnline(true);
    server.connect();
    await vi.waitFor(() => expect(asked(world)).toEqual(['feed', 'unread', 'unseen']));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked(world)).toEqual(['feed', 'unread', 'unseen']);
    expect(client.connection.get()).toBe('live');
    expect(server.sockets).toHaveLength(2);
  });
});
