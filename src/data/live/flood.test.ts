import { getResponse, RequestHandler } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aWhile } from '../../../tests/support/aWhile.ts';
import { countScreen, feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { startLiveClock } from '../../../tests/support/liveClock.ts';
import { until } from '../../../tests/support/liveFixture.ts';
import { type LiveServer, mockLiveServer, realLiveServer } from '../../../tests/support/liveServers.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { moveClock, passTime } from '../../../tests/support/passTime.ts';
import { createWorld, handlers, type World } from '../../mocks/index.ts';

const library = vi.hoisted(() => ({ io: undefined as unknown }));
vi.mock('socket.io-client', () => ({
  get io() {
    return library.io;
  },
}));

beforeEach(startLiveClock);

describe('fault 43: a flood from a real Socket.IO server', () => {
  floods(async () => {
    const world = createWorld();
    // Not MSW, which would intercept the connection between the socket and its server.
    const calls = handlers(world).filter((handler) => handler instanceof RequestHandler);
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => getResponse(calls, new Request(url, init)));
    onTestFinished(() => void vi.unstubAllGlobals());
    return { world, server: await realLiveServer() };
  });
});

describe('fault 43: a flood from the mock world', () => {
  beforeAll(() => void vi.stubGlobal('WebSocket', class {}));
  const platform = mockPlatform();
  afterAll(() => void vi.unstubAllGlobals());
  floods(async () => {
    const world = platform();
    return { world, server: mockLiveServer(world) };
  });
});

function floods(open: () => Promise<{ world: World; server: LiveServer }>): void {
  /** An inbox with its feed and its counts on screen, live and at rest. */
  async function start() {
    const { world, server } = await open();
    let heard = 0;
    library.io = (...given: Parameters<LiveServer['io']>) => server.io(...given).onAny(() => (heard += 1));
    const client = inboxOf(world, { socketUrl: server.url });
    const feed = feedScreen(client);
    const counts = countScreen(client);
    await feed.loaded();
    // A real server answers in its own time.
    await until(() => expect(client.connection.get()).toBe('live'));
    await passTime(20_000);
    const asked = (name: string) => world.requests.filter(({ path }) => path.endsWith(`/${name}`)).length;
    // What is on screen was asked for once more, a while after the first connect.
    expect(asked('feed')).toBe(2);
    world.requests.length = 0;
    /** Waits until so many events have come, while the clock stands still. */
    const hear = async (count: number) => {
      while (heard < count) {
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    return { world, server, counts, asked, hear };
  }

  test('with 10,000 events in a second causes at most 12 refetches of the feed, and shows the last value', async () => {
    const { server, counts, asked, hear } = await start();
    for (let count = 1; count <= 10_000; count += 1) {
      server.emit('unread_count_changed', { unreadCount: count === 10_000 ? 57 : count % 50 });
      if (count % 100 === 0) {
        await hear(count);
        await moveClock(10);
      }
    }
    await aWhile();
    expect(counts.unread()).toBe(57);
    expect(asked('feed')).toBeGreaterThan(0);
    expect(asked('feed')).toBeLessThanOrEqual(12);
    expect(asked('unseen')).toBeLessThanOrEqual(12);
    expect(asked('unread')).toBe(0);
  }, 30_000);

  test('with 200 events at once, malformed ones among them, causes at most 3 requests of any kind', async () => {
    const { world, server, counts, hear } = await start();
    for (let count = 1; count <= 200; count += 1) {
      server.emit('unread_count_changed', { unreadCount: count === 200 ? 57 : count % 50 });
      server.emit('unread_count_changed', { unreadCount: `${count} unread` });
    }
    await hear(400);
    await aWhile();
    expect(counts.unread()).toBe(57);
    expect(world.requests.length).toBeLessThanOrEqual(3);
  });
}
