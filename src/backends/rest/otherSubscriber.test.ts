import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchInboxSnapshot } from '../../data/stored/fetchInboxSnapshot.ts';
import { restBackend } from './restBackend.ts';

let asked: string[];
let profile: unknown;
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url?.split('?')[0]}`);
  response.setHeader('Content-Type', 'application/json');
  response.end(
    JSON.stringify(request.url === '/session' ? { profile } : { count: 5, messages: [], next: null }),
  );
});

beforeEach(() => {
  asked = [];
  return new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise<unknown>((resolve) => server.close(resolve)));

function snapshotOf(subscriberId: string) {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const backend = restBackend({ baseUrl: `http://127.0.0.1:${port}`, session: true, line: false });
  return fetchInboxSnapshot({ subscriberId, backend });
}

test.each(['eve', 8, 'ANA', 'ana '])(
  'a server that answers the session of ana by the profile of %j is asked for nothing more',
  async (id) => {
    profile = { id, firstName: 'Eve' };
    await expect(snapshotOf('ana')).rejects.toMatchObject({
      kind: 'refused',
      message: 'The answer cannot be used: The session is of another subscriber',
    });
    expect(asked).toEqual(['POST /session']);
  },
);

test.each([
  ['ana', { id: 'ana' }],
  ['7', { id: 7 }],
  ['ana', { firstName: 'Ana' }],
  ['ana', { id: null }],
  ['ana', undefined],
])('a server that answers the session of %s by the profile %j is asked for messages', async (id, given) => {
  profile = given;
  expect((await snapshotOf(id)).counts).toEqual({ unread: 5 });
});
