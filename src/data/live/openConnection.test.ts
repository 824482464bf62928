import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connect, until } from '../../../tests/support/liveFixture.ts';
import { type LiveServer, mockLiveServer, realLiveServer } from '../../../tests/support/liveServers.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { hurry } from '../../../tests/support/socketServer.ts';

beforeEach(() => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => silent.mockRestore());
});

describe('a line to a real Socket.IO server', () => behavesWell(realLiveServer));

describe('a line to the mock world', () => {
  // The mock shows itself in the place of the browser's WebSocket; Node 20 has none.
  beforeAll(() => void vi.stubGlobal('WebSocket', class {}));
  const createWorld = mockPlatform();
  afterAll(() => void vi.unstubAllGlobals());
  behavesWell(async () => mockLiveServer(createWorld()));
});

function behavesWell(open: () => Promise<LiveServer>): void {
  async function start() {
    const server = await open();
    const fixture = connect(server.url, server);
    await until(() => expect(fixture.batches).toHaveLength(1));
    return { server, ...fixture };
  }

  test('knocks with the token, goes live, and asks for what was missed', async () => {
    const { server, batches, states, tokens } = await start();
    expect(batches).toEqual([expect.objectContaining({ mayHaveMissed: true, messages: [] })]);
    expect(states).toEqual(['connecting', 'live']);
    expect(server.handshakes).toEqual([tokens.now]);
    expect(server.sockets()).toBe(1);
  });

  test('fault 41, 42: tells valid events as one batch, and no rubbish', async () => {
    const { server, batches } = await start();
    server.emit('unread_count_changed', { unreadCount: 'many' });
    server.emit('unread_count_changed', { unreadCount: 7 });
    server.emit('unread_count_changed', { unreadCount: 7.5 });
    server.emit('unseen_count_changed', { unseenCount: 3 });
    server.emit('unseen_count_changed', null);
    server.emit('notification_received', { message: { _id: 'a' } });
    server.emit('notification_received', { message: {} });
    server.emit('something_else', { unreadCount: 9 });
    await until(() => expect(batches).toHaveLength(2));
    expect(batches[1]).toMatchObject({
      unreadCount: 7,
      unseenCount: 3,
      messages: [{ _id: 'a' }],
      mayHaveMissed: false,
    });
  });

  test('fault 43: 10,000 events in one tick are a batch or two, with the last count', async () => {
    const { server, batches } = await start();
    for (let count = 1; count <= 10_000; count += 1) {
      server.emit('unread_count_changed', { unreadCount: count });
    }
    await until(() => expect(batches.at(-1)?.unreadCount).toBe(10_000));
    expect(batches.length).toBeLessThanOrEqual(12);
  });

  test('fault 44: after its end it hears nothing, and no socket is left', async () => {
    const { server, live, batches, states } = await start();
    server.emit('unread_count_changed', { unreadCount: 7 });
    live.close();
    await until(() => expect(server.sockets()).toBe(0));
    hurry();
    const other = connect(server.url, server);
    await until(() => expect(other.batches).toHaveLength(1));
    server.emit('unread_count_changed', { unreadCount: 8 });
    await until(() => expect(other.batches.at(-1)?.unreadCount).toBe(8));
    expect(batches).toHaveLength(1);
    expect(states).toEqual(['connecting', 'live']);
  });

  test('fault 71: refused, it waits, renews the session and comes back with the new token', async () => {
    hurry();
    const { server, state, states, renewSession, tokens } = await start();
    const first = tokens.now;
    const accept = server.refuse();
    await until(() => expect(renewSession).toHaveBeenCalled());
    accept();
    await until(() => expect(state()).toBe('live'));
    expect(states).toContain('refused');
    expect(server.handshakes.slice(0, 2)).toEqual([first, first]);
    expect(server.handshakes.at(-1)).toBe(tokens.next);
  });

  test('fault 72: sent away on purpose, it comes back by itself and catches up', async () => {
    hurry();
    const { server, batches, states } = await start();
    server.disconnectAll();
    await until(() => expect(batches).toHaveLength(2));
    expect(states.slice(0, 3)).toEqual(['connecting', 'live', 'refused']);
    expect(states.at(-1)).toBe('live');
    expect(batches[1]).toMatchObject({ mayHaveMissed: true });
    expect(server.sockets()).toBe(1);
  });

  test('fault 73: after fifty breaks there is one socket, one listener, and a batch a return at most', async () => {
    hurry();
    const { server, state, batches } = await start();
    for (let round = 1; round <= 50; round += 1) {
      await until(() => expect([state(), server.sockets()]).toEqual(['live', 1]));
      server.breakConnections();
      await until(() => expect(state()).toBe('recovering'));
    }
    await until(() => expect([state(), server.sockets()]).toEqual(['live', 1]));
    expect(server.handshakes).toHaveLength(51);
    server.emit('notification_received', { message: { _id: 'once' } });
    const heard = () => batches.flatMap(({ messages }) => messages);
    await until(() => expect(heard()).not.toEqual([]));
    expect(heard()).toHaveLength(1);
    expect(batches.length).toBeLessThanOrEqual(52);
  }, 30_000);

  test('fault 74: a server that stops and starts is found again, and what was missed is asked for', async () => {
    hurry();
    const { server, batches, states, state, tokens } = await start();
    await server.stop();
    await until(() => expect(state()).toBe('recovering'));
    tokens.now = tokens.next;
    await server.start();
    await until(() => expect(batches).toHaveLength(2));
    expect(batches[1]).toMatchObject({ mayHaveMissed: true });
    expect(states).toEqual(['connecting', 'live', 'recovering', 'live']);
    expect(server.handshakes.at(-1)).toBe(tokens.next);
  });

  test('fault 71: without a server it goes on trying', async () => {
    hurry();
    const server = await open();
    await server.stop();
    const { states, state } = connect(server.url, server);
    const failed = vi.mocked(console.error);
    await until(() => expect(failed.mock.calls.length).toBeGreaterThanOrEqual(2));
    expect(states).toEqual(['connecting']);
    for (const token of Object.values(server.tokens)) {
      expect(JSON.stringify(failed.mock.calls)).not.toContain(token);
    }
    await server.start();
    await until(() => expect(state()).toBe('live'));
  });
}
