import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchInboxSnapshot } from '../../data/stored/fetchInboxSnapshot.ts';
import { laterInBrowser } from '../../features/snooze-in-browser/laterInBrowser.ts';
import { restBackend } from '../index.ts';

let close = () => {};
afterEach(() => close());

/** A server that answers with what its database gives, and the inbox's first questions to it. */
async function snapshotOf(messages: unknown, count: unknown = 5, wrapped = false) {
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(url.includes('/count') ? { count } : { messages, next: null }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  const rest = restBackend({ baseUrl: `http://127.0.0.1:${port}/inbox`, line: false });
  const backend = wrapped ? laterInBrowser(rest) : rest;
  return fetchInboxSnapshot({ subscriberId: 'ana', backend });
}

describe('a server that answers with the types of its database', () => {
  test('shows its messages and its count as they are meant', async () => {
    const row = { id: 7, read: 1, seen: 0, createdAt: 1_795_000_000, link: '/x', title: 'Hello' };
    const { counts, feeds } = await snapshotOf([row], '5');
    expect(counts).toEqual({ unread: 5 });
    expect(feeds?.[0]?.messages).toEqual([
      {
        id: '7',
        read: true,
        seen: false,
        createdAt: '2026-11-18T11:06:40.000Z',
        link: { url: '/x' },
        title: 'Hello',
      },
    ]);
  });

  test.each([false, true])(
    'and calls the id by another name fails, behind another adapter: %s',
    async (wrapped) => {
      await expect(snapshotOf([{ uuid: 'a' }, { uuid: 'b' }], 5, wrapped)).rejects.toMatchObject({
        kind: 'malformed',
        message: 'The answer cannot be used: A row is no message (its id is undefined)',
      });
    },
  );

  test('and counts in words fails in words of its own', async () => {
    await expect(snapshotOf([], 'five')).rejects.toMatchObject({
      message: 'The answer cannot be used: The count is not a whole number',
    });
  });

  test('and has no messages has an empty inbox', async () => {
    expect((await snapshotOf([], 0)).feeds?.[0]?.messages).toEqual([]);
  });
});
