import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from './platform.ts';
import { signIn, startTestPlatform } from './testPlatform.ts';

let platform: Platform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  ({ token } = await signIn(platform, 'ana'));
});
afterAll(() => platform.close());

/** The first line and the headers of what a server answers to a request as it stands on the wire. */
async function ask(
  { url }: Platform,
  start: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write([`${start} HTTP/1.1`, ...lines, `content-length: ${body.length}`, '', body].join('\r\n'));
  let answer = '';
  while (!answer.includes('\r\n\r\n')) {
    const [chunk] = await once(socket, 'data');
    answer += chunk;
  }
  socket.destroy();
  return answer;
}

const status = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

const calls: readonly (readonly [start: string, headers: Record<string, string>, body?: string])[] = [
  [
    'POST /v1/widgets/session/initialize',
    { 'content-type': 'application/json' },
    '{"applicationIdentifier":"demo-app","subscriberId":"ana","hmacHash":null}',
  ],
  ['GET /v1/widgets/notifications/feed?page=0', {}],
  ['GET /v1/inbox/notifications', {}],
  [
    'POST /v1/events/trigger',
    { 'content-type': 'application/json', authorization: 'ApiKey demo-key' },
    '{"name":"message","to":"ana","payload":{"content":"x"}}',
  ],
];
const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};
const socketCall = 'GET /socket.io/?EIO=4&transport=websocket';
const pollCall = 'GET /socket.io/?EIO=4&transport=polling';

describe('a platform whose key everybody knows', () => {
  const port = () => new URL(platform.url).port;
  const asked = async (headers: Record<string, string>) => {
    const bearer = { authorization: `Bearer ${token}` };
    const answers: number[] = [];
    for (const [start, own, body] of calls) {
      answers.push(status(await ask(platform, start, { ...bearer, ...own, ...headers }, body)));
    }
    answers.push(status(await ask(platform, socketCall, { ...upgrade, ...headers })));
    answers.push(status(await ask(platform, pollCall, headers)));
    return answers;
  };
  const served = [201, 200, 200, 201, 101, 200];
  // Socket.IO has no other number for a WebSocket that it does not open.
  const refused = [403, 403, 403, 403, 400, 403];

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.0.2.7',
    'localhost@evil.example',
  ])(
    'serves nothing, nor opens a socket, under the foreign name %s, which leads to this computer',
    async (name) => {
      expect(await asked({ host: `${name}:${port()}` })).toEqual(refused);
      expect(await asked({ host: name, origin: `http://${name}` })).toEqual(refused);
    },
  );

  test('tells a foreign name what to do, in the one shape of a failure', async () => {
    const answer = await ask(platform, 'GET /v1/widgets/preferences', { host: 'evil.example' });
    expect(answer).toContain('"statusCode":403');
    expect(answer).toContain('--origin');
  });

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'null',
    'http://192.0.2.7:4170',
    'chrome-extension://localhost',
  ])('serves nothing to a page of %s, not even with a token', async (origin) => {
    expect(await asked({ host: `127.0.0.1:${port()}`, origin })).toEqual(refused);
    const answer = await ask(platform, 'OPTIONS /v1/widgets/session/initialize', {
      host: `127.0.0.1:${port()}`,
      origin,
    });
    expect(answer.toLowerCase()).not.toContain('access-control');
  });

  test.each(['localhost', '127.0.0.1', '[::1]', 'app.localhost', 'LOCALHOST'])(
    'serves its own computer under %s, and to a page of it at another port',
    async (name) => {
      expect(await asked({ host: `${name}:${port()}` })).toEqual(served);
      expect(await asked({ host: `${name}:${port()}`, origin: `http://${name.toLowerCase()}:5173` })).toEqual(
        served,
      );
      expect(await asked({ host: `127.0.0.1:${port()}`, origin: `https://${name.toLowerCase()}` })).toEqual(
        served,
      );
    },
  );

  test('serves the origins that are named, under their names too, and no others', async () => {
    const named = await startTestPlatform({
      allowedOrigins: ['https://app.example.com', 'capacitor://localhost'],
    });
    const feed = async (headers: Record<string, string>) => {
      const own = { authorization: `Bearer ${(await signIn(named, 'ana')).token}` };
      return status(await ask(named, 'GET /v1/widgets/notifications/feed?page=0', { ...own, ...headers }));
    };
    const host = new URL(named.url).host;
    expect(await feed({ host, origin: 'https://app.example.com' })).toBe(200);
    expect(await feed({ host, origin: 'capacitor://localhost' })).toBe(200);
    expect(await feed({ host: 'app.example.com', origin: 'https://app.example.com' })).toBe(200);
    expect(await feed({ host, origin: 'http://localhost:3000' })).toBe(200);
    expect(await feed({ host, origin: 'https://other.example.com' })).toBe(403);
    expect(await feed({ host: 'other.example.com' })).toBe(403);
    await named.close();
  });
});

test('a platform with a key and a check of its own answers under every name, to pages of every origin', async () => {
  const guarded = await startTestPlatform({ apiKey: 'own', requireSubscriberHash: true });
  const preflight = await ask(guarded, 'OPTIONS /v1/widgets/session/initialize', {
    host: 'notifications.example.com',
    origin: 'https://app.example.com',
  });
  expect(preflight.toLowerCase()).toContain('access-control-allow-origin: https://app.example.com');
  expect(status(await ask(guarded, socketCall, { ...upgrade, host: 'notifications.example.com' }))).toBe(101);
  await guarded.close();
});
