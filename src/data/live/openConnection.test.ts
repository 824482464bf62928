import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connect, until } from '../../../tests/support/liveFixture.ts';
import { type LiveServer, mockLiveServer, realLiveServer } from '../../../tests/support/liveServers.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { startWorldClock } from '../../../tests/support/worldClock.ts';

/** The longest first pause after a line was lost, in milliseconds. */
const lostMs = 1_500;

beforeEach(() => {
  startWorldClock();
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => silent.mockRestore());
});

describe('a connection to a real Socket.IO server', () => behavesWell(realLiveServer));

describe('a connection to the mock world', () => {
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

  test('connects with the token, becomes live, and requests a refetch of what was missed', async () => {
    const { server, batches, states, tokens } = await start();
    expect(batches).toEqual([expect.objectContaining({ mayHaveMissed: true, messages: [] })]);
    expect(states).toEqual(['connecting', 'live']);
    expect(server.handshakes).toEqual([tokens.now]);
    expect(server.sockets()).toBe(1);
  });

  test('fault 41, 42: passes valid events on as one batch, without malformed ones', async () => {
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
      messages: [{ id: 'a' }],
      mayHaveMissed: false,
    });
  });

  test('fault 43: makes one or two batches of 10,000 events in one tick, with the last count', async () => {
    const { server, batches } = await start();
    for (let count = 1; count <= 10_000; count += 1) {
      server.emit('unread_count_changed', { unreadCount: count });
    }
    await until(() => expect(batches.at(-1)?.unreadCount).toBe(10_000));
    expect(batches.length).toBeLessThanOrEqual(12);
  });

  test('fault 44: ignores events after its end, and leaves no socket', async () => {
    const { server, live, batches, states } = await start();
    server.emit('unread_count_changed', { unreadCount: 7 });
    live.close();
    await until(() => expect(server.sockets()).toBe(0));
    const other = connect(server.url, server);
    await until(() => expect(other.batches).toHaveLength(1));
    server.emit('unread_count_changed', { unreadCount: 8 });
    await until(() => expect(other.batches.at(-1)?.unreadCount).toBe(8));
    expect(batches).toHaveLength(1);
    expect(states).toEqual(['connecting', 'live']);
  });

  test('fault 71: waits after a refusal, renews the session and reconnects with the new token', async () => {
    const { server, state, states, renewSession, tokens } = await start();
    const first = tokens.now;
    const accept = server.refuse();
    await until(() => expect(renewSession).toHaveBeenCalled(), 500);
    accept();
    await until(() => expect(state()).toBe('live'), 500);
    expect(states).toContain('refused');
    expect(server.handshakes.slice(0, 2)).toEqual([first, first]);
    expect(server.handshakes.at(-1)).toBe(tokens.next);
  });

  test('fault 72: reconnects by itself after the server disconnected it on purpose, and refetches', async () => {
    const { server, batches, states } = await start();
    server.disconnectAll();
    await until(() => expect(batches).toHaveLength(2));
    expect(states.slice(0, 3)).toEqual(['connecting', 'live', 'refused']);
    expect(states.at(-1)).toBe('live');
    expect(batches[1]).toMatchObject({ mayHaveMissed: true });
    expect(server.sockets()).toBe(1);
  });

  test('fault 73: has one socket and one listener after fifty breaks, and at most one batch for each', async () => {
    const { server, state, batches } = await start();
    for (let round = 1; round <= 50; round += 1) {
      await until(() => expect([state(), server.sockets()]).toEqual(['live', 1]));
      server.breakConnections();
      await until(() => expect(state()).toBe('recovering'));
      await passTime(lostMs);
    }
    await until(() => expect([state(), server.sockets()]).toEqual(['live', 1]));
    expect(server.handshakes).toHaveLength(51);
    server.emit('notification_received', { message: { _id: 'once' } });
    const heard = () => batches.flatMap(({ messages }) => messages);
    await until(() => expect(heard()).not.toEqual([]));
    expect(heard()).toHaveLength(1);
    expect(batches.length).toBeLessThanOrEqual(52);
  }, 30_000);

  test('fault 74: reconnects to a server that stopped and started, and refetches what was missed', async () => {
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

  test('fault 71: keeps trying to connect without a server', async () => {
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
