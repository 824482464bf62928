import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakeSockets } from '../../../../tests/support/fakeSockets.ts';
import { openSocketConnection } from './socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function start() {
  const server = fakeSockets();
  const renewSession = vi.fn(async () => {});
  const session = { readToken: () => 'secret', renewSession, onSignedOut() {} };
  const address = { url: 'https://ws.carillon.test', path: undefined };
  const socket = openSocketConnection(server.io, address, session, { onState() {}, onEvent() {} });
  /** The server disconnects the socket after a while. It has reconnected, or is about to. */
  const live = async (livesMs: number) => {
    server.connect();
    await vi.advanceTimersByTimeAsync(livesMs);
    server.sockets[0]?.happens('disconnect', 'io server disconnect');
    await vi.advanceTimersByTimeAsync(10_000);
  };
  return { server, socket, renewSession, live };
}

test('the socket connects to the path that the host sets', () => {
  const library = { io: fakeSockets().io };
  const io = vi.spyOn(library, 'io');
  const session = { readToken: () => 'secret', renewSession: async () => {}, onSignedOut() {} };
  const address = { url: 'https://ws.carillon.test', path: '/live/' };
  openSocketConnection(library.io, address, session, { onState() {}, onEvent() {} });
  expect(io).toHaveBeenCalledWith(address.url, expect.objectContaining({ path: '/live/' }));
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
  const { server, socket, renewSession, live } = start();
  let renewed = () => {};
  renewSession.mockReturnValue(
    new Promise((resolve) => {
      renewed = resolve;
    }),
  );
  await live(1_000);
  await live(1_000);
  socket.close();
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
    const steps = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000];
    for (const [index, pauseMs] of pausesMs.entries()) {
      expect(pauseMs).toBeGreaterThanOrEqual((steps[index] ?? 64_000) / 2);
      expect(pauseMs).toBeLessThanOrEqual((steps[index] ?? 64_000) + 100);
    }
    expect(triedAtMs.length).toBeGreaterThan(4);
    expect(renewSession).toHaveBeenCalledOnce();
  },
);
