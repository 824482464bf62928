import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SseLineOptions } from './SseLineOptions.ts';
import { sseLine } from './sseLine.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const streamHeaders = { 'Content-Type': 'text/event-stream; charset=utf-8' };

/** A line to a server that a test plays. By default each request gets a stream. */
async function openLine(options: Partial<SseLineOptions> = {}, answer?: () => Response | undefined) {
  const told: unknown[] = [];
  const requests: Request[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const renew = vi.fn(async () => {});
  let token = 'token-1';
  const line = sseLine({
    url: 'https://rest.example/events',
    async fetch(input, init) {
      const request = new Request(input, init);
      requests.push(request);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push(controller);
          request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
        },
      });
      return answer?.() ?? new Response(body, { headers: streamHeaders });
    },
    ...options,
  });
  const open = await line.load();
  const close = open(
    { token: () => token, renew },
    {
      opened: () => told.push('opened'),
      closed: (reason) => told.push(reason),
      hint: () => told.push('hint'),
      message: (message) => told.push({ message }),
      counts: (counts) => told.push({ counts }),
    },
  );
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  await settle();
  return {
    told,
    requests,
    renew,
    close,
    settle,
    setToken: (next: string) => {
      token = next;
    },
    async send(text: string) {
      streams.at(-1)?.enqueue(new TextEncoder().encode(text));
      await settle();
    },
    async end() {
      streams.at(-1)?.close();
      await settle();
    },
  };
}

describe('a line of server-sent events', () => {
  test('tells messages in the words of the inbox, counts and hints', async () => {
    const line = await openLine({ map: { id: 'uuid' } });
    await line.send('event: message\ndata: {"uuid":"a","title":"Hello"}\n\n');
    await line.send('event: counts\ndata: {"unread":3,"unseen":1}\n\nevent: hint\n\ndata: changed\n\n');
    expect(line.told).toEqual([
      'opened',
      { message: { uuid: 'a', id: 'a', title: 'Hello' } },
      { counts: { unread: 3, unseen: 1 } },
      'hint',
      'hint',
    ]);
    line.close();
  });

  test('tells nothing of comments, of other events and of empty ones, and a hint where it cannot read one', async () => {
    const line = await openLine();
    await line.send(': alive\n\nid: 4\n\nevent: ping\ndata: 1\n\ndata:\n\nretry: 5\n\n');
    expect(line.told).toEqual(['opened']);
    await line.send('event: counts\ndata: {"unread":\n\nevent: message\ndata: [1]\n\n');
    expect(line.told).toEqual(['opened', 'hint', 'hint']);
    line.close();
  });

  test('sends the token and the headers of the host, and asks for a stream', async () => {
    const line = await openLine({ headers: () => ({ 'X-Tenant': 'one' }) });
    expect(Object.fromEntries(line.requests[0]?.headers ?? [])).toEqual({
      accept: 'text/event-stream',
      authorization: 'Bearer token-1',
      'x-tenant': 'one',
    });
    line.close();
  });

  test('comes back after an end, with the newest token and the id of the last event', async () => {
    const line = await openLine();
    await line.send('id: 41\ndata: {"id":"a"}\n\nid: 4💥\ndata: x\n\n');
    await line.end();
    expect(line.told.at(-1)).toBe('lost');
    line.setToken('token-2');
    await line.settle(1_000);
    const headers = line.requests[1]?.headers;
    expect(headers?.get('Last-Event-ID')).toBe('41');
    expect(headers?.get('Authorization')).toBe('Bearer token-2');
    expect(line.told.slice(-2)).toEqual(['lost', 'opened']);
    line.close();
  });

  test('is lost when half an event is followed by silence, and says nothing of that event', async () => {
    const line = await openLine();
    await line.send('data: {"id":');
    await line.settle(59_000);
    expect(line.told).toEqual(['opened']);
    await line.send(': alive\n');
    await line.settle(59_000);
    expect(line.told).toEqual(['opened']);
    await line.settle(1_000);
    expect(line.told).toEqual(['opened', 'lost']);
    expect(line.requests[0]?.signal.aborted).toBe(true);
    await line.settle(1_000);
    await line.send('"a"}\n\n');
    expect(line.told).toEqual(['opened', 'lost', 'opened']);
    line.close();
  });

  test('pauses longer and longer while no stream comes, and shortly again after one that lasted', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const answers = Array.from({ length: 4 }, () => new Response('Down', { status: 503 }));
    const line = await openLine({}, () => answers.shift());
    for (const [pauseMs, requests] of [
      [1_000, 2],
      [2_000, 3],
      [4_000, 4],
      [8_000, 5],
    ] as const) {
      await line.settle(pauseMs - 1);
      expect(line.requests).toHaveLength(requests - 1);
      await line.settle(1);
      expect(line.requests).toHaveLength(requests);
    }
    expect(line.told).toEqual(['lost', 'lost', 'lost', 'lost', 'opened']);
    await line.settle(6_000);
    await line.end();
    await line.settle(1_000);
    expect(line.requests).toHaveLength(6);
    line.close();
  });

  test('goes on through a clock that is set to another year', async () => {
    const line = await openLine();
    vi.setSystemTime(new Date('1999-01-01'));
    await line.send('data: {"id":"a"}\n\n');
    await line.end();
    await line.settle(1_000);
    vi.setSystemTime(new Date('2090-01-01'));
    await line.send('data: {"id":"b"}\n\n');
    expect(line.told.filter((one) => typeof one === 'object')).toHaveLength(2);
    line.close();
  });

  test.each([401, 403])(
    'that is refused with %d asks for a new session before it comes back',
    async (status) => {
      const answers = [new Response('', { status })];
      const line = await openLine({}, () => answers.shift());
      expect(line.told).toEqual(['refused']);
      expect(line.renew).not.toHaveBeenCalled();
      await line.settle(1_000);
      expect(line.renew).toHaveBeenCalledOnce();
      expect(line.told).toEqual(['refused', 'opened']);
      await line.end();
      await line.settle(5_000);
      expect(line.renew).toHaveBeenCalledOnce();
      line.close();
    },
  );

  test('that was refused is only lost when the network fails next, and asks for no other session', async () => {
    const answers: (() => Response)[] = [
      () => new Response('', { status: 401 }),
      () => {
        throw new TypeError('Failed to fetch');
      },
    ];
    const line = await openLine({}, () => answers.shift()?.());
    await line.settle(1_000);
    expect(line.told).toEqual(['refused', 'lost']);
    await line.settle(2_000);
    expect(line.told).toEqual(['refused', 'lost', 'opened']);
    expect(line.renew).toHaveBeenCalledOnce();
    line.close();
  });

  test('that is closed while a new session is opened does not come back', async () => {
    const line = await openLine({}, () => new Response('', { status: 401 }));
    line.renew.mockImplementation(() => new Promise((done) => setTimeout(done, 5_000)));
    await line.settle(1_000);
    expect(line.renew).toHaveBeenCalledOnce();
    line.close();
    await line.settle(600_000);
    expect(line.requests).toHaveLength(1);
  });

  test('that is refused again and again asks for few sessions', async () => {
    const line = await openLine({}, () => new Response('', { status: 401 }));
    await line.settle(300_000);
    expect(line.renew.mock.calls.length).toBeLessThanOrEqual(4);
    line.close();
  });

  test.each([
    ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['nothing there', () => new Response('', { status: 404 })],
  ])('is not opened by %s', async (_, answer) => {
    const line = await openLine({}, answer);
    expect(line.told).toEqual(['lost']);
    line.close();
  });

  test('that is not wanted (204) is not opened again, and the server is asked instead', async () => {
    const line = await openLine({}, () => new Response(null, { status: 204 }));
    expect(line.told).toEqual(['off']);
    await line.settle(600_000);
    expect(line.requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(console.error).not.toHaveBeenCalled();
    line.close();
  });

  test('that is refused whatever the token is tried three times in the first minute', async () => {
    for (const luck of [0, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(luck);
      const line = await openLine({}, () => new Response('', { status: 401 }));
      await line.settle(59_999);
      expect(line.requests).toHaveLength(3);
      line.close();
    }
  });

  test('that was lost often and is then refused asks for a session soon', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const answers = [503, 503, 503, 503, 401].map((status) => new Response('', { status }));
    const line = await openLine({}, () => answers.shift());
    await line.settle(15_000);
    expect(line.told.at(-1)).toBe('refused');
    await line.settle(1_000);
    expect(line.told.at(-1)).toBe('opened');
    line.close();
  });

  test.each([
    ['7', 7_000],
    [new Date('2026-11-25T10:00:09Z').toUTCString(), 9_000],
    ['soon', 1_000],
  ])('comes back after the pause that the server asks for (%s)', async (header, pauseMs) => {
    vi.setSystemTime(new Date('2026-11-25T10:00:00Z'));
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const answers = [new Response('', { status: 503, headers: { 'Retry-After': header } })];
    const line = await openLine({}, () => answers.shift());
    await line.settle(pauseMs - 1);
    expect(line.requests).toHaveLength(1);
    await line.settle(1);
    expect(line.told).toEqual(['lost', 'opened']);
    line.close();
  });

  test('comes back without the id of the last event where that header is not allowed', async () => {
    const refusing: SseLineOptions['fetch'] = async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.headers.get('Last-Event-ID'));
      if (sent.at(-1) !== null) {
        throw new TypeError('Failed to fetch');
      }
      return new Response('id: 4\ndata: {"id":"a"}\n\n', { headers: streamHeaders });
    };
    const sent: (string | null)[] = [];
    const line = await openLine({ fetch: refusing });
    await line.settle(10_000);
    expect(sent.slice(0, 3)).toEqual([null, '4', null]);
    expect(line.told.filter((one) => one === 'opened').length).toBeGreaterThan(1);
    line.close();
  });

  test('ends the body with its request, where `fetch` does not', async () => {
    const cancel = vi.fn();
    const line = await openLine({
      fetch: async () => new Response(new ReadableStream({ cancel }), { headers: streamHeaders }),
    });
    expect(line.told).toEqual(['opened']);
    await line.settle(60_000);
    expect(line.told).toEqual(['opened', 'lost']);
    expect(cancel).toHaveBeenCalledOnce();
    await line.settle(1_000);
    line.close();
    await line.settle();
    expect(cancel).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that brings nothing twice is off, says so to the developer, and is live again with the first byte', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const line = await openLine();
    await line.settle(60_000);
    expect(line.told).toEqual(['opened', 'lost']);
    await line.settle(61_000);
    expect(line.told).toEqual(['opened', 'lost', 'opened', 'off']);
    expect(console.error).toHaveBeenCalledWith(expect.any(String), expect.stringContaining('buffer'));
    await line.settle(2_000);
    expect(line.requests).toHaveLength(3);
    expect(line.told).toHaveLength(4);
    await line.settle(60_000);
    expect(line.told.slice(4)).toEqual(['off']);
    await line.settle(4_000);
    await line.send(': alive\n\n');
    expect(line.told.slice(5)).toEqual(['opened']);
    line.close();
  });

  test('that is silent after something has come is lost each time, and never off', async () => {
    const line = await openLine();
    for (let round = 0; round < 4; round += 1) {
      // Of one that brings nothing at all, the first is lost, too.
      await (round < 3 && line.send(': alive\n\n'));
      // The minute of silence, and the pause before the next try, which is random.
      await line.settle(75_000);
    }
    expect(line.told).toEqual([
      'opened',
      'lost',
      'opened',
      'lost',
      'opened',
      'lost',
      'opened',
      'lost',
      'opened',
    ]);
    line.close();
  });

  test.each([307, 302])('that is redirected (%d) is refused, as one without a session', async (status) => {
    const answers = [new Response('', { status, headers: { Location: 'https://sign-in.example/' } })];
    const line = await openLine({}, () => answers.shift());
    expect(line.told).toEqual(['refused']);
    await line.settle(1_000);
    expect(line.renew).toHaveBeenCalledOnce();
    expect(line.requests.every(({ redirect }) => redirect === 'manual')).toBe(true);
    line.close();
  });

  test('that is closed tells nothing any more, ends its request, and leaves no timer', async () => {
    const line = await openLine();
    line.close();
    await line.send('data: {"id":"a"}\n\n').catch(() => {});
    await line.settle();
    expect(vi.getTimerCount()).toBe(0);
    await line.settle(600_000);
    expect(line.told).toEqual(['opened']);
    expect(line.requests.map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is closed before its answer comes is not opened by it', async () => {
    let resolve = (_: Response) => {};
    const line = await openLine({
      fetch: () =>
        new Promise<Response>((done) => {
          resolve = done;
        }),
    });
    line.close();
    expect(vi.getTimerCount()).toBe(0);
    resolve(new Response('data: {"id":"a"}\n\n', { headers: streamHeaders }));
    await line.settle(600_000);
    expect(line.told).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
