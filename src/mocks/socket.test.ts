import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { tokenOf } from '../../tests/support/askWorld.ts';
import { mockPlatform } from '../../tests/support/mockPlatform.ts';
import { noSocket, refusedSocket, type World } from './index.ts';

let io: typeof import('socket.io-client')['io'];
const closers: (() => void)[] = [];

// Node 20 has no WebSocket, and the library keeps the one that exists when it is loaded: the mock's.
beforeAll(() => void vi.stubGlobal('WebSocket', class {}));
const createWorld = mockPlatform();
beforeAll(() => {
  const browserBuild: typeof import('socket.io-client') = createRequire(import.meta.url)(
    'socket.io-client/dist/socket.io.js',
  );
  io = browserBuild.io;
});
afterEach(() => {
  for (const close of closers.splice(0)) {
    close();
  }
  vi.useRealTimers();
});
afterAll(() => void vi.unstubAllGlobals());

function open(world: World, token: string) {
  const socket = io(world.socketUrl, {
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    reconnection: false,
  });
  const log: [string, unknown][] = [];
  const reached = (name: string) =>
    vi.waitFor(() => {
      if (!log.some(([event]) => event === name)) {
        throw new Error(`${name} did not happen`);
      }
    });
  socket.onAny((event: string, payload: unknown) => log.push([event, payload]));
  for (const event of ['connect', 'disconnect'] as const) {
    socket.on(event, (reason?: string) => log.push([event, reason]));
  }
  socket.on('connect_error', (error) => log.push(['connect_error', error.message]));
  closers.push(() => socket.disconnect());
  return { socket, log, reached };
}

test('a new message emits notification_received, the unseen count and the unread count, only to its subscriber', async () => {
  const world = createWorld({ messages: 3 });
  const mine = open(world, tokenOf(world));
  const other = open(world, tokenOf(world, 'grace.kim'));
  await vi.waitFor(() => expect(world.sockets).toBe(2));

  const message = world.receive({ subject: 'Fresh' });
  await mine.reached('unread_count_changed');

  expect(mine.log).toEqual([
    ['connect', undefined],
    ['notification_received', { message: expect.objectContaining({ _id: message._id, subject: 'Fresh' }) }],
    ['unseen_count_changed', { unseenCount: 3, hasMore: false }],
    ['unread_count_changed', { unreadCount: 4, hasMore: false }],
  ]);
  expect(mine.log[1]?.[1]).not.toHaveProperty('message.subscriber');
  expect(other.log).toEqual([['connect', undefined]]);
});

test('an invalid token and a refusing server both lead to a disconnect by the server', async () => {
  const world = createWorld();
  const stranger = open(world, 'nobody');
  await stranger.reached('disconnect');
  expect(stranger.log.at(-1)).toEqual(['disconnect', 'io server disconnect']);
  expect(world.sockets).toBe(0);

  const token = tokenOf(world);
  const undo = refusedSocket(world);
  const refused = open(world, token);
  await refused.reached('disconnect');
  expect(refused.log.at(-1)).toEqual(['disconnect', 'io server disconnect']);
  undo();

  open(world, token);
  await vi.waitFor(() => expect(world.sockets).toBe(1));
  expect(world.socketServer.handshakes).toEqual(['nobody', token, token]);
});

test('refuse disconnects open sockets as a server, while disconnect and restart break the transport', async () => {
  const world = createWorld();
  for (const [end, reason] of [
    [() => world.refuse()(), 'io server disconnect'],
    [() => world.disconnect(), 'transport close'],
    [() => world.restart(), 'transport close'],
  ] as const) {
    const one = open(world, tokenOf(world));
    await vi.waitFor(() => expect(world.sockets).toBe(1));
    end();
    await one.reached('disconnect');
    expect(one.log.at(-1)).toEqual(['disconnect', reason]);
    expect(world.sockets).toBe(0);
  }
});

test('without a socket server the connection of a client fails', async () => {
  const world = createWorld({ scenarios: [noSocket] });
  const one = open(world, tokenOf(world));
  await one.reached('connect_error');
  expect(world.sockets).toBe(0);
});

test('a client that disconnects is no longer counted as an open socket', async () => {
  const world = createWorld();
  const one = open(world, tokenOf(world));
  await vi.waitFor(() => expect(world.sockets).toBe(1));
  one.socket.disconnect();
  await vi.waitFor(() => expect(world.sockets).toBe(0));
});

test('a connection stays open for ten minutes, because the server pings in time', async () => {
  const world = createWorld();
  const token = tokenOf(world);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const one = open(world, token);
  for (let tries = 0; world.sockets === 0 && tries < 50; tries += 1) {
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(world.sockets).toBe(1);
  expect(one.log).toEqual([['connect', undefined]]);
});
