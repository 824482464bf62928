import { once } from 'node:events';
import { beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { hurry, socketServer } from '../../../tests/support/socketServer.ts';
import type { LiveBatch } from './eventBuffer.ts';
import { createLiveConnection } from './liveConnection.ts';

let consoleError: MockInstance<typeof console.error>;
beforeEach(() => {
  hurry();
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => consoleError.mockRestore());
});

/** A connection to a server, with everything it tells. */
function connect(url: string | undefined, tokens = { now: 'first-secret', next: 'second-secret' }) {
  const batches: LiveBatch[] = [];
  const states: string[] = [];
  const renewSession = vi.fn(async () => {
    tokens.now = tokens.next;
  });
  const live = createLiveConnection({
    address: url === undefined ? undefined : { url, path: undefined },
    readToken: () => tokens.now,
    renewSession,
    onBatch: (batch) => batches.push(batch),
  });
  live.subscribe(() => states.push(live.state()));
  onTestFinished(() => live.destroy());
  live.connect();
  return { live, batches, states, renewSession, tokens };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });

test('without an address it stays off, and nothing is loaded', () => {
  const { live, states } = connect(undefined);
  expect(live.state()).toBe('off');
  expect(states).toEqual([]);
});

test('it knocks with the token, goes live, and tells valid events as batches', async () => {
  const server = await socketServer();
  const { live, batches, states } = connect(server.url());
  live.connect();
  await until(() => expect(batches).toHaveLength(1));
  expect(batches[0]).toMatchObject({ caughtUp: true });
  expect(states).toEqual(['connecting', 'live']);
  expect(server.handshakes).toEqual(['first-secret']);
  const [socket] = server.open();
  expect(socket?.conn.transport.name).toBe('websocket');
  socket?.emit('unread_count_changed', { unreadCount: 'many' });
  socket?.emit('unread_count_changed', { unreadCount: 7 });
  socket?.emit('unseen_count_changed', { unseenCount: 3 });
  socket?.emit('notification_received', { message: { _id: 'a' } });
  socket?.emit('something_else', { unreadCount: 9 });
  await until(() => expect(batches).toHaveLength(2));
  expect(batches[1]).toMatchObject({ unreadCount: 7, unseenCount: 3, messages: [{ _id: 'a' }] });
});

describe('fault 44: events out of time', () => {
  test('those that wait when it ends are dropped, and later ones are not heard', async () => {
    const server = await socketServer();
    const { live, batches, states } = connect(server.url());
    await until(() => expect(batches).toHaveLength(1));
    const [socket] = server.open();
    socket?.emit('unread_count_changed', { unreadCount: 7 });
    live.destroy();
    await until(() => expect(server.open()).toEqual([]));
    live.connect();
    expect(batches).toHaveLength(1);
    expect(states).toEqual(['connecting', 'live']);
    expect(server.handshakes).toHaveLength(1);
  });

  test('an end before the socket is loaded opens none', async () => {
    const server = await socketServer();
    const { live } = connect(server.url());
    live.destroy();
    const other = connect(server.url());
    await until(() => expect(other.live.state()).toBe('live'));
    expect(server.handshakes).toHaveLength(1);
  });
});

describe('fault 71: refused', () => {
  test('at the handshake: it waits, renews the session and comes back with the new token', async () => {
    const server = await socketServer();
    server.admit = ({ handshake }) =>
      handshake.auth.token === 'second-secret' ? undefined : new Error('Token first-secret is bad');
    const { live, states, renewSession } = connect(server.url());
    await until(() => expect(live.state()).toBe('live'));
    expect(states).toEqual(['connecting', 'refused', 'live']);
    expect(server.handshakes).toEqual(['first-secret', 'first-secret', 'second-secret']);
    expect(renewSession).toHaveBeenCalledOnce();
  });

  test('right after the handshake, as the platform does it', async () => {
    const server = await socketServer();
    server.admit = (socket) => {
      if (socket.handshake.auth.token !== 'second-secret') {
        setImmediate(() => socket.disconnect());
      }
      return undefined;
    };
    const { live, renewSession } = connect(server.url());
    await until(() => expect(renewSession).toHaveBeenCalledOnce());
    await until(() => expect(live.state()).toBe('live'));
    expect(server.handshakes.at(-1)).toBe('second-secret');
  });

  test('and the renewal fails, too: it goes on trying', async () => {
    const server = await socketServer();
    server.admit = () => new Error('closed');
    const { live, renewSession } = connect(server.url());
    renewSession.mockRejectedValue(new Error('no session'));
    await until(() => expect(renewSession.mock.calls.length).toBeGreaterThanOrEqual(2));
    server.admit = () => undefined;
    await until(() => expect(live.state()).toBe('live'));
  });

  test('by nobody: there is no server; it goes on trying, and the console has no token', async () => {
    const server = await socketServer();
    const url = server.url();
    await server.stop();
    const { live, states } = connect(url);
    await until(() => expect(consoleError.mock.calls.length).toBeGreaterThanOrEqual(2));
    expect(states).toEqual(['connecting']);
    expect(JSON.stringify(consoleError.mock.calls)).not.toContain('secret');
    await server.start();
    await until(() => expect(live.state()).toBe('live'));
  });
});

test('fault 72: a server that disconnects on purpose gets it back by itself', async () => {
  const server = await socketServer();
  const { live, batches, states } = connect(server.url());
  await until(() => expect(batches).toHaveLength(1));
  server.open()[0]?.disconnect(true);
  await until(() => expect(states).toEqual(['connecting', 'live', 'refused', 'live']));
  expect(live.state()).toBe('live');
  await until(() => expect(batches).toHaveLength(2));
  expect(batches[1]).toMatchObject({ caughtUp: true });
});

test('fault 73: after fifty breaks there is one socket, one listener, and a batch a return at most', async () => {
  const server = await socketServer();
  const { live, batches } = connect(server.url());
  for (let round = 1; round <= 50; round += 1) {
    await until(() => expect([live.state(), server.open().length]).toEqual(['live', 1]));
    server.open()[0]?.conn.close();
    await until(() => expect(live.state()).toBe('recovering'));
  }
  await until(() => expect([live.state(), server.open().length]).toEqual(['live', 1]));
  expect(server.handshakes).toHaveLength(51);
  server.open()[0]?.emit('notification_received', { message: { _id: 'once' } });
  const heard = () => batches.flatMap(({ messages }) => messages);
  await until(() => expect(heard()).not.toEqual([]));
  expect(heard()).toHaveLength(1);
  expect(batches.length).toBeLessThanOrEqual(52);
}, 30_000);

test('fault 74: a server that restarts is found again, and what was missed is asked for', async () => {
  const server = await socketServer();
  const { live, batches, states, tokens } = connect(server.url());
  await until(() => expect(batches).toHaveLength(1));
  await server.stop();
  await until(() => expect(live.state()).toBe('recovering'));
  tokens.now = 'renewed-meanwhile';
  await server.start();
  await until(() => expect(batches).toHaveLength(2));
  expect(batches[1]).toMatchObject({ caughtUp: true });
  expect(states).toEqual(['connecting', 'live', 'recovering', 'live']);
  expect(server.handshakes).toEqual(['first-secret', 'renewed-meanwhile']);
});

test.each(['42["unread_count_changed"', '42{}', '49["x"]', '9', '42"text"', '4'])(
  'fault 75: after the malformed packet %j the line is opened anew',
  async (packet) => {
    const raw = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => {
      raw.clients.forEach((client) => client.terminate());
      raw.close();
    });
    await once(raw, 'listening');
    let connections = 0;
    raw.on('connection', (client) => {
      connections += 1;
      client.send('0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}');
      client.send('40{"sid":"b"}');
      client.send(connections === 1 ? packet : '42["unread_count_changed",{"unreadCount":5}]');
    });
    const address = raw.address();
    const { batches } = connect(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    await until(() => expect(batches.at(-1)).toMatchObject({ unreadCount: 5 }));
    expect(connections).toBe(2);
  },
);
