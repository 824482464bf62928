import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connect, until } from '../../../tests/support/liveBench.ts';
import { hurry, socketServer } from '../../../tests/support/socketServer.ts';

beforeEach(() => {
  hurry();
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => silent.mockRestore());
});

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
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    server.open()[0]?.emit('unread_count_changed', { unreadCount: 7 });
    // The two timers of the debounce: it has arrived, and waits.
    while (vi.getTimerCount() < 2) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    live.destroy();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
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
