import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { checkRows } from './checkRows.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The findings about a server with such rows and such a count, which lets in one reader. */
async function findings(messages: unknown, count: unknown, cookie = 'ana') {
  server = createServer(({ url = '', headers }, response) => {
    const body = url.includes('/count') ? { count } : { messages };
    response.writeHead(headers.cookie === 'ana' ? 200 : 401).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return checkRows(`http://127.0.0.1:${port}/inbox/`, { cookie });
}

describe('the check of rows', () => {
  test('finds nothing in rows with the types of a database that have one meaning', async () => {
    const row = { id: 7, read: 1, createdAt: 1_795_000_000, link: '/x' };
    expect((await findings([row], '5')).map(({ state }) => state)).toEqual(['ok', 'ok']);
  });

  test('names each member that is left out once, with its value and the map that mends it', async () => {
    const found = await findings(
      [
        { id: 'a', tags: 'a,b' },
        { id: 'b', tags: 'c', read: 'no' },
      ],
      'five',
    );
    expect(found.map(({ state }) => state)).toEqual(['warning', 'warning', 'failed']);
    const said = found.map(({ seen }) => seen).join('\n');
    expect(said).toContain('`tags` of a message is "a,b"');
    expect(said).toContain('map: { read: (row) => … }');
  });

  test('fails at an answer that is too long, and reads it no further than to the bound', async () => {
    const [list, count] = await findings([{ id: 'a', title: 'x'.repeat(20_000_000) }], 1);
    expect(list).toMatchObject({ state: 'failed', seen: expect.stringContaining('too long') });
    expect(count).toMatchObject({ state: 'ok' });
  });

  test('fails where no row can be shown, and where the reader is not let in', async () => {
    expect((await findings([{ uuid: 'a' }], 1))[0]).toMatchObject({
      state: 'failed',
      breaks: expect.stringContaining('no row'),
    });
    expect((await findings([], 0, 'eve')).map(({ seen }) => seen)).toEqual(
      Array(2).fill('the server answers 401'),
    );
  });
});
