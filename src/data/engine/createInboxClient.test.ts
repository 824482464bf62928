import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '../../../tests/support/answering.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { rawServer } from '../../../tests/support/rawServer.ts';
import { createWorld } from '../../mocks/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';

afterEach(() => void vi.useRealTimers());

/** A client of a server that opens sessions, and answers other calls so. */
async function start(answer: '' | 'headers' | 'all') {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = await rawServer((request, response) => {
    if (request.url?.endsWith('/initialize')) {
      // Node's `fetch` has a timer for each connection that it keeps.
      response.setHeader('Connection', 'close').end('{"data":{"token":"secret","profile":{}}}');
    } else if (answer === 'headers') {
      response.writeHead(200).write('{');
    } else if (answer === 'all') {
      response.end('{"data":{"_id":"o"}}');
    }
  });
  const client = inboxOf(createWorld(), { backendUrl: server.url });
  return { server, client };
}

const ask = (client: InboxClient, signal: AbortSignal) =>
  client.ask('organization', signal, async (call) => client.backend.getOrganization?.(call));

const timedOut = {
  kind: 'timeout',
  status: 0,
  reason: 'The server gave no answer within 30 seconds',
  retryable: true,
};

describe('a call without an answer', () => {
  test.each([
    ['before the headers', ''],
    ['in the body', 'headers'],
  ] as const)('fault 16: fails after 30 seconds of silence %s', async (_, answer) => {
    const { server, client } = await start(answer);
    await client.openSession();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = server.next();
    const call = failureOf(client.send(async (one) => client.backend.getOrganization?.(one)));
    await arrived;
    let settled = false;
    void call.then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject(timedOut);
  });

  test('fault 16: is given up also by a backend that does not listen to its signal', async () => {
    const { client } = await start('');
    await client.openSession();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = failureOf(client.send(() => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await call).toMatchObject(timedOut);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fault 69: ends at once when it is cancelled, and leaves no timer', async () => {
    const { server, client } = await start('');
    await client.openSession();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reader = new AbortController();
    const arrived = server.next();
    const call = failureOf(ask(client, reader.signal));
    await arrived;
    reader.abort();
    expect(await call).toMatchObject({ kind: 'aborted', retryable: false });
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('fault 69: a call that is answered leaves no listener on its signal', async () => {
  const { client } = await start('all');
  const { signal } = new AbortController();
  await expect(ask(client, signal)).resolves.toMatchObject({ id: 'o' });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a call that was cancelled before it started is never sent', async () => {
  const { server, client } = await start('all');
  await client.openSession();
  expect(await failureOf(ask(client, AbortSignal.abort()))).toMatchObject({ kind: 'aborted' });
  expect(server.requests).toHaveLength(1);
});
