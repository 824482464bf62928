import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakeSockets } from '../../../../tests/support/fakeSockets.ts';
import type { LineListener } from '../InboxLine.ts';
import { openSocket } from './socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A listener that keeps what it is told. */
function listening() {
  const told: unknown[] = [];
  const listener: LineListener = {
    opened: () => told.push('opened'),
    closed: (reason) => told.push(reason),
    hint: () => told.push('hint'),
    message: (message) => told.push({ message }),
    counts: (counts) => told.push(counts),
  };
  return { told, listener };
}

function start() {
  const server = fakeSockets();
  const renewSession = vi.fn(async () => {});
  const { told, listener } = listening();
  const session = { token: () => 'secret', renew: renewSession };
  const address = { url: 'https://ws.carillon.test', path: undefined };
  const close = openSocket(server.io, address, session, listener);
  /** The server disconnects the socket after a while. It has reconnected, or is about to. */
  const live = async (livesMs: number) => {
    server.connect();
    await vi.advanceTimersByTimeAsync(livesMs);
    server.sockets[0]?.happens('disconnect', 'io server disconnect');
    // The second pause may be 11.4 seconds.
    await vi.advanceTimersByTimeAsync(12_000);
  };
  return { server, told, close, renewSession, live };
}

test('the socket connects to the path that the host sets', () => {
  const library = { io: fakeSockets().io };
  const io = vi.spyOn(library, 'io');
  const session = { token: () => 'secret', renew: async () => {} };
  const address = { url: 'https://ws.carillon.test', path: '/live/' };
  openSocket(library.io, address, session, listening().listener);
  expect(io).toHaveBeenCalledWith(address.url, expect.objectContaining({ path: '/live/' }));
});

test.each<[event: string, payload: unknown, told: unknown]>([
  ['unread_count_changed', { unreadCount: 5, unseenCount: 6 }, { unread: 5 }],
  ['unseen_count_changed', { unreadCount: 5, unseenCount: 6 }, { unseen: 6 }],
  ['unread_count_changed', 5, { unread: undefined }],
  ['unread_count_changed', null, { unread: undefined }],
  ['notification_received', { message: { _id: 'a', subject: 'S' } }, { message: { id: 'a', title: 'S' } }],
  ['notification_received', { message: [{ _id: 'a' }] }, { message: {} }],
  ['notification_received', 'x', { message: {} }],
])('the event %s with %j is told in the inbox’s words', (event, payload, expected) => {
  const { server, told } = start();
  server.connect();
  server.sockets[0]?.happens(event, payload);
  expect(told).toEqual(['opened', expected]);
});

test('fault 72: occasional disconnects by the server are no refusal, so no session is renewed', async () => {
  const { renewSession, live } = start();
  await live(60_000);
  await live(60_000);
  await live(60_000);
  expect(renewSession).not.toHaveBeenCalled();
});

test('fault 71: a disconnect after every connection counts as a refusal of the token', async () => {
  const { renewSession, live } = start();
  await live(1_000);
  await live(1_000);
  expect(renewSession).toHaveBeenCalledOnce();
});

test('fault 69: a socket that is closed during the renewal of its session stays closed', async () => {
  const { server, close, renewSession, live } = start();
  let renewed = () => {};
  renewSession.mockReturnValue(
    new Promise((resolve) => {
      renewed = resolve;
    }),
  );
  await live(1_000);
  await live(1_000);
  close();
  renewed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.open()).toEqual([]);
});

test.each([0, 0.999])(
  'a server that refuses every connection is tried less and less often, and within the first 45 seconds one session is renewed for it (%d)',
  async (drawn) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    onTestFinished(() => void vi.restoreAllMocks());
    const { server, renewSession } = start();
    const triedAtMs: number[] = [];
    const startMs = Date.now();
    while (Date.now() - startMs < 45_000) {
      const [socket] = server.sockets;
      if (socket?.open) {
        triedAtMs.push(Date.now() - startMs);
        socket.open = false;
        socket.happens('connect');
        socket.happens('disconnect', 'io server disconnect');
      }
      await vi.advanceTimersByTimeAsync(100);
    }
    const pausesMs = triedAtMs.slice(1).map((at, index) => at - (triedAtMs[index] ?? 0));
    const steps = [1_000, 11_400];
    for (const [index, pauseMs] of pausesMs.entries()) {
      expect(pauseMs).toBeGreaterThanOrEqual((steps[index] ?? 128_000) / 2);
      expect(pauseMs).toBeLessThanOrEqual((steps[index] ?? 128_000) + 100);
    }
    expect(triedAtMs).toHaveLength(3);
    expect(renewSession).toHaveBeenCalledOnce();
  },
);
