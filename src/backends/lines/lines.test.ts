import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { fakeSockets } from '../../../tests/support/fakeSockets.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { startWorldClock } from '../../../tests/support/worldClock.ts';
import type { InboxLine, LineListener } from '../../data/index.ts';
import { pollingLine } from './pollingLine.ts';
import { socketIoLine } from './socketIoLine.ts';
import { webSocketLine } from './webSocketLine.ts';

const sockets = vi.hoisted(() => ({ io: undefined as unknown }));
vi.mock('socket.io-client', () => ({
  get io() {
    return sockets.io;
  },
}));

/** An open line, and what it tells. */
async function openLine(line: InboxLine, renew = async () => {}) {
  const told: unknown[] = [];
  const listener: LineListener = {
    opened: () => told.push('opened'),
    closed: (reason) => told.push(reason),
    hint: () => told.push('hint'),
    message: (row) => told.push({ message: row }),
    counts: (counts) => told.push({ counts }),
  };
  const open = await line.load();
  const close = open({ token: () => 'secret', renew }, listener);
  return { told, close };
}

describe('a line by WebSocket', () => {
  let server: WebSocketServer;
  const addresses: (string | undefined)[] = [];
  const received: string[] = [];
  const clients = () => [...server.clients];
  const url = () => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? `ws://127.0.0.1:${address.port}/inbox` : '';
  };

  /** Longer than the pause before a lost line is opened again. */
  const pauseMs = 2_000;

  beforeEach(async () => {
    startWorldClock();
    vi.stubGlobal('WebSocket', WebSocket);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    addresses.length = 0;
    server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    server.on('connection', (socket, request) => {
      addresses.push(request.url);
      socket.on('message', (data) => received.push(String(data)));
    });
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    for (const client of server.clients) {
      client.terminate();
    }
    await new Promise((resolve) => server.close(resolve));
  });

  test('takes a frame of more than a million characters for a hint, whatever is in it', async () => {
    const { told, close } = await openLine(webSocketLine({ url }));
    await vi.waitFor(() => expect(told).toEqual(['opened']));
    const frame = (title: string) => JSON.stringify({ event: 'message', data: { id: '1', title } });
    clients()[0]?.send(frame('x'.repeat(1_000_000)));
    clients()[0]?.send(frame('short'));
    await vi.waitFor(() =>
      expect(told).toEqual(['opened', 'hint', { message: { id: '1', title: 'short' } }]),
    );
    close();
  });

  test('tells the events of the protocol, and nothing of other frames', async () => {
    const line = webSocketLine({ url: (token) => `${url()}?for=${token === 'secret'}`, map: { id: 'uuid' } });
    const { told, close } = await openLine(line);
    await vi.waitFor(() => expect(told).toEqual(['opened']));
    expect(addresses).toEqual(['/inbox?for=true']);
    for (const frame of [
      '{"event":"message","data":{"uuid":"a"}}',
      'no JSON',
      '[]',
      '{"event":7}',
      '{"event":"other","data":{}}',
      '{"event":"counts","data":{"unread":3}}',
      '{"event":"hint"}',
    ]) {
      clients()[0]?.send(frame);
    }
    await vi.waitFor(() => expect(told).toContain('hint'));
    expect(told).toEqual(['opened', { message: { uuid: 'a', id: 'a' } }, { counts: { unread: 3 } }, 'hint']);
    close();
    await vi.waitFor(() => expect(clients()).toEqual([]));
    expect(told).toHaveLength(4);
  });

  test('comes back by itself when it is lost, with the same token', async () => {
    const renew = vi.fn(async () => {});
    const { told, close } = await openLine(webSocketLine({ url: url() }), renew);
    await vi.waitFor(() => expect(clients()).toHaveLength(1));
    clients()[0]?.terminate();
    await vi.waitFor(() => expect(told).toEqual(['opened', 'lost']));
    await passTime(pauseMs);
    await vi.waitFor(() => expect(told).toEqual(['opened', 'lost', 'opened']));
    expect(renew).not.toHaveBeenCalled();
    close();
  });

  test('asks for a new session when the server has refused the token', async () => {
    const renew = vi.fn(async () => {});
    const { told, close } = await openLine(webSocketLine({ url: url() }), renew);
    await vi.waitFor(() => expect(clients()).toHaveLength(1));
    clients()[0]?.close(4401, 'Expired');
    await vi.waitFor(() => expect(told).toEqual(['opened', 'refused']));
    await passTime(pauseMs);
    await vi.waitFor(() => expect(told).toEqual(['opened', 'refused', 'opened']));
    expect(renew).toHaveBeenCalledOnce();
    close();
  });

  test('gets a ticket for each connection by a call with the token, which stays out of the address', async () => {
    const asked: (string | undefined)[] = [];
    const line = webSocketLine({
      url: async (token) => {
        asked.push(token);
        return `${url()}?ticket=${asked.length}`;
      },
    });
    expect(asked).toEqual([]);
    const { told, close } = await openLine(line);
    await vi.waitFor(() => expect(clients()).toHaveLength(1));
    clients()[0]?.terminate();
    await vi.waitFor(() => expect(told).toEqual(['opened', 'lost']));
    await passTime(pauseMs);
    await vi.waitFor(() => expect(told).toEqual(['opened', 'lost', 'opened']));
    expect(asked).toEqual(['secret', 'secret']);
    expect(addresses).toEqual(['/inbox?ticket=1', '/inbox?ticket=2']);
    close();
  });

  test('is lost, and comes back, where its address cannot be had', async () => {
    const makeUrl = vi.fn(async () => url()).mockRejectedValueOnce(new Error('offline'));
    const { told, close } = await openLine(webSocketLine({ url: makeUrl }));
    await vi.waitFor(() => expect(told).toEqual(['lost']));
    await passTime(pauseMs);
    await vi.waitFor(() => expect(told).toEqual(['lost', 'opened']));
    close();
  });

  test('is not opened when it was closed before its address was there', async () => {
    const open = vi.fn();
    vi.stubGlobal('WebSocket', open);
    let resolve = (_address: string) => {};
    const promise = new Promise<string>((give) => {
      resolve = give;
    });
    const makeUrl = vi.fn(() => promise);
    const { told, close } = await openLine(webSocketLine({ url: makeUrl }));
    await vi.waitFor(() => expect(makeUrl).toHaveBeenCalledOnce());
    close();
    resolve(url());
    await passTime(60_000);
    expect(open).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  /** Connections that open, and bring nothing by themselves. */
  function silentSockets() {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const opened: FakeWebSocket[] = [];
    class FakeWebSocket {
      static readonly OPEN = 1;
      readonly readyState = 1;
      onopen = () => {};
      onmessage = (_: { data: unknown }) => {};
      constructor() {
        opened.push(this);
        setTimeout(() => this.onopen());
      }
      send() {}
      close() {}
    }
    vi.stubGlobal('WebSocket', FakeWebSocket);
    return opened;
  }

  test('that brings nothing twice is off, says so to the developer, and is live again with the first frame', async () => {
    const opened = silentSockets();
    const { told, close } = await openLine(webSocketLine({ url: 'wss://live.test' }));
    await vi.advanceTimersByTimeAsync(75_000);
    expect(told).toEqual(['opened', 'lost']);
    await vi.advanceTimersByTimeAsync(76_000);
    expect(told).toEqual(['opened', 'lost', 'opened', 'off']);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('WebSocket'));
    await vi.advanceTimersByTimeAsync(3_000);
    // A connection that has ended tells nothing any more.
    opened[0]?.onmessage({ data: '{"event":"hint"}' });
    expect(told).toHaveLength(4);
    opened.at(-1)?.onmessage({ data: '{"event":"hint"}' });
    expect(told.slice(4)).toEqual(['opened', 'hint']);
    close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is silent after something has come is lost each time, and never off', async () => {
    const opened = silentSockets();
    const { told, close } = await openLine(webSocketLine({ url: 'wss://live.test' }));
    await vi.advanceTimersByTimeAsync(0);
    for (const round of [1, 2, 3, 4]) {
      // Of one that brings nothing at all, the first is lost, too.
      if (round < 4) {
        opened.at(-1)?.onmessage({ data: '{"event":"pong"}' });
      }
      // Lost at the first ping that is due a minute after the last frame, and opened once more within seconds.
      await vi.advanceTimersByTimeAsync(80_000);
      expect(told).toEqual(['opened', ...Array.from({ length: round }, () => ['lost', 'opened']).flat()]);
    }
    expect(console.error).not.toHaveBeenCalled();
    close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is closed while it opens stays closed', async () => {
    const { told, close } = await openLine(webSocketLine({ url: url() }));
    close();
    await passTime(60_000);
    // What came before a later one has come by then.
    const later = await openLine(webSocketLine({ url: url() }));
    await vi.waitFor(() => expect(later.told).toEqual(['opened']));
    expect(told).toEqual([]);
    later.close();
    await vi.waitFor(() => expect(clients()).toEqual([]));
    await passTime(60_000);
    expect(told).toEqual([]);
  });
});

test('a line by socket.io tells the events of the protocol', async () => {
  const server = fakeSockets();
  sockets.io = server.io;
  const { told, close } = await openLine(
    socketIoLine({ url: 'https://live.test', map: { title: 'subject' } }),
  );
  server.connect();
  server.sockets[0]?.happens('message', { id: 'a', subject: 'Hello' });
  server.sockets[0]?.happens('counts', { unread: 2 });
  server.sockets[0]?.happens('hint');
  server.sockets[0]?.happens('message', 'no row');
  expect(told).toEqual([
    'opened',
    { message: { id: 'a', subject: 'Hello', title: 'Hello' } },
    { counts: { unread: 2 } },
    'hint',
    { message: {} },
  ]);
  close();
});

test('a line by socket.io that falls silent after an event is lost each time, and open again once its library is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = fakeSockets();
  sockets.io = server.io;
  const { told, close } = await openLine(socketIoLine({ url: 'https://live.test' }));
  for (let round = 0; round < 3; round += 1) {
    server.connect();
    server.sockets[0]?.happens('hint');
    server.sockets[0]?.happens('disconnect', 'ping timeout');
    expect(told.splice(0)).toEqual(['opened', 'hint', 'lost']);
  }
  close();
  server.sockets[0]?.happens('disconnect', 'ping timeout');
  expect(told).toEqual([]);
  vi.restoreAllMocks();
});

describe('a line that polls', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { visibilityState: 'visible' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('asks at its interval while the page is visible, and not once it is closed', async () => {
    const { told, close } = await openLine(pollingLine({ everyMs: 10_000 }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told).toEqual(['opened', 'hint', 'hint']);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    await vi.advanceTimersByTimeAsync(20_000);
    close();
    vi.stubGlobal('document', { visibilityState: 'visible' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told).toHaveLength(3);
  });

  test.each([0, 999, -1, Number.NaN])('refuses the interval %d', (everyMs) => {
    expect(() => pollingLine({ everyMs })).toThrow('1000 milliseconds');
  });
});
