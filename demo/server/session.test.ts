import { createHmac } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTokens } from './auth/tokens.ts';
import { defaultConfig } from './config.ts';
import { createHttp } from './http/createHttp.ts';
import type { Platform } from './platform.ts';
import { type Answer, call, type Failure, signIn, startTestPlatform } from './testPlatform.ts';

const path = '/widgets/session/initialize';
let platform: Platform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

type Session = { data: { token: string; profile: Record<string, string> } };

function initialize<Body = Session & Failure>(body: unknown): Promise<Answer<Body>> {
  return call<Body>(platform, 'POST', path, body);
}

describe('a session', () => {
  test('creates the subscriber once and updates the profile fields that are given', async () => {
    const first = await initialize({
      applicationIdentifier: 'demo-app',
      subscriberId: 'ana',
      hmacHash: null,
      firstName: 'Ana',
      email: 'ana@example.com',
    });
    expect(first.status).toBe(201);
    expect(Object.keys(first.body)).toEqual(['data']);
    expect(first.body.data.profile).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      firstName: 'Ana',
    });

    const second = await initialize({
      applicationIdentifier: 'demo-app',
      subscriberId: 'ana',
      lastName: 'Silva',
    });
    expect(second.body.data.profile).toEqual({ ...first.body.data.profile, lastName: 'Silva' });
  });

  test('returns a token with the claims of the protocol, valid for fifteen days', async () => {
    const { body } = await initialize({ applicationIdentifier: 'demo-app', subscriberId: 'ana' });
    const claims = decodeJwt(body.data.token);
    expect(claims).toMatchObject({
      _id: body.data.profile._id,
      firstName: 'Ana',
      lastName: 'Silva',
      email: 'ana@example.com',
      subscriberId: 'ana',
      organizationId: expect.stringMatching(/^[0-9a-f]{24}$/),
      environmentId: expect.stringMatching(/^[0-9a-f]{24}$/),
      iss: 'novu_api',
      aud: 'widget_user',
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 24 * 60 * 60);
  });

  test.each([
    [
      { applicationIdentifier: 'other-app', subscriberId: 'ana' },
      'applicationIdentifier is not known on this platform',
    ],
    [{ applicationIdentifier: 'demo-app' }, 'subscriberId is required'],
    [{ subscriberId: 'ana' }, 'applicationIdentifier is required'],
    [{ applicationIdentifier: 'demo-app', subscriberId: 7 }, 'subscriberId must be a string'],
    [{ applicationIdentifier: 'demo-app', subscriberId: '' }, 'subscriberId must not be empty'],
    [
      { applicationIdentifier: 'demo-app', subscriberId: 'a\u0000b' },
      'text must not contain zero characters or broken Unicode',
    ],
    [
      { applicationIdentifier: 'demo-app', subscriberId: 'ana', email: 'nobody' },
      'email must be an e-mail address',
    ],
    ['[]', 'body must be an object'],
    ['{"a"', "Body is not valid JSON but content-type is set to 'application/json'"],
  ])('refuses %j', async (body, sentence) => {
    const answer = await initialize<Failure>(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      path: `/v1${path}`,
      message: [sentence],
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });
});

describe('a token', () => {
  test.each([
    ['nothing', undefined],
    ['rubbish', 'Bearer rubbish'],
    ['another scheme', 'ApiKey demo-key'],
    ['no value', 'Bearer '],
  ])('is refused when it is %s', async (_name, authorization) => {
    const answer = await call<Failure>(
      platform,
      'GET',
      '/widgets/notifications/feed',
      undefined,
      authorization,
    );
    expect(answer).toMatchObject({
      status: 401,
      body: { statusCode: 401, message: 'Unauthorized', path: '/v1/widgets/notifications/feed' },
    });
  });

  test('ends with the API key that it was made under', async () => {
    const { database, environment } = platform;
    const { id, token } = await signIn(platform, 'ana');
    const under = async (key: string) => (await createTokens(database, environment, key)).verify(token);
    expect(await under('demo-key')).toEqual({ subscriber: id });
    expect(await under('another-key')).toBeNull();
  });

  test('is refused when it is expired, for another audience, or signed with another key', async () => {
    const [row] = await platform.database.query<{ value: string }>(
      `select value from settings where key = 'token-secret'`,
    );
    const secret = createHmac('sha256', Buffer.from(row?.value ?? '', 'hex'))
      .update('demo-key')
      .digest();
    const { id } = await signIn(platform, 'ana');
    const make = (audience: string, expiry: string, key: Uint8Array) =>
      new SignJWT({ _id: id, environmentId: platform.environment.environmentId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('novu_api')
        .setAudience(audience)
        .setExpirationTime(expiry)
        .sign(key);
    const ask = async (token: string) =>
      (await call(platform, 'GET', '/widgets/organization', undefined, `Bearer ${token}`)).status;
    expect(await ask(await make('widget_user', '1 minute', secret))).toBe(200);
    expect(await ask(await make('widget_user', '1 minute ago', secret))).toBe(401);
    expect(await ask(await make('dashboard', '1 minute', secret))).toBe(401);
    expect(await ask(await make('widget_user', '1 minute', Buffer.alloc(32, 1)))).toBe(401);
  });
});

describe('the HTTP server', () => {
  test('answers the organization in the envelope', async () => {
    const ana = await signIn(platform, 'ana');
    expect(await ana.call('GET', '/widgets/organization')).toEqual({
      status: 200,
      body: {
        data: {
          _id: platform.environment.organizationId,
          name: 'Carillon Works',
          branding: expect.objectContaining({ color: '#3b5bdb', direction: 'ltr' }),
        },
      },
    });
  });

  test('answers an unknown route in the shape of every failure', async () => {
    expect(await call(platform, 'GET', '/nowhere')).toMatchObject({
      status: 404,
      body: { statusCode: 404, path: '/v1/nowhere', message: 'Cannot GET /v1/nowhere', error: 'Not Found' },
    });
  });

  test.each(['/v1/widgets/organization', '/v1/nowhere', '/host/reader'])(
    'keeps what %s answers out of every cache',
    async (path) => {
      const answer = await fetch(platform.url + path);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('answers the origin that calls a widget route, and remembers it for a day', async () => {
    const response = await preflight(platform, path, 'http://localhost:3000');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(response.headers.get('vary')).toBe('Origin, Authorization');
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(response.headers.get('access-control-max-age')).toBe('86400');
  });

  test('lets no page of another origin call what only servers call', async () => {
    for (const route of ['/events/trigger', '/nowhere']) {
      const { headers } = await preflight(platform, route, 'https://host.example');
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('lets a page on this computer send a message, as its devtools do', async () => {
    const { headers } = await preflight(platform, '/events/trigger', 'http://localhost:5173');
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(headers.get('access-control-allow-headers')).toContain('Authorization');
    const other = await preflight(platform, '/events/trigger', 'http://localhost.evil.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('answers only the allowed origins where some are named', async () => {
    const guarded = { apiKey: 'own', requireSubscriberHash: true, allowedOrigins: ['https://app.example'] };
    const strict = createHttp({ ...defaultConfig, ...guarded });
    const allowed = async (origin: string) => {
      const answer = await strict.inject({ method: 'OPTIONS', url: `/v1${path}`, headers: { origin } });
      return answer.headers['access-control-allow-origin'];
    };
    expect(await allowed('https://app.example')).toBe('https://app.example');
    for (const other of ['https://app.example.evil', 'http://app.example', 'null']) {
      expect(await allowed(other)).toBeUndefined();
    }
    await strict.close();
  });
});

function preflight({ url }: Platform, route: string, origin: string): Promise<Response> {
  return fetch(`${url}/v1${route}`, { method: 'OPTIONS', headers: { origin } });
}

test('an unexpected failure reveals only the name of its log entry', async () => {
  const ana = await signIn(platform, 'ana');
  const { database } = platform;
  const original = database.query;
  const log: string[] = [];
  const print = console.error;
  console.error = (...words: unknown[]) => log.push(words.join(' '));
  database.query = () => Promise.reject(new Error('secret detail'));
  const answer = await ana.call<Failure & { errorId: string }>('GET', '/widgets/notifications/unseen');
  database.query = original;
  console.error = print;
  expect(answer.status).toBe(500);
  expect(answer.body.errorId).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(answer.body)).not.toContain('secret detail');
  expect(log.join()).toContain(answer.body.errorId);
  expect(log.join()).not.toContain(ana.token);
});

test('if the hash is required, only the right hash opens a session', async () => {
  const strict = await startTestPlatform({ requireSubscriberHash: true, apiKey: 'k' });
  const open = (hmacHash?: unknown) =>
    call<Failure>(strict, 'POST', path, { applicationIdentifier: 'demo-app', subscriberId: 'ana', hmacHash });
  const right = createHmac('sha256', 'k').update('ana').digest('hex');
  expect((await open(right)).status).toBe(201);
  for (const wrong of [
    undefined,
    null,
    '',
    right.slice(1),
    createHmac('sha256', 'k').update('bob').digest('hex'),
  ]) {
    expect(await open(wrong)).toMatchObject({
      status: 400,
      body: { message: ['hmacHash must be the subscriber hash of this subscriber'] },
    });
  }
  expect(await strict.database.query('select 1 from subscribers where subscriber_id <> $1', ['ana'])).toEqual(
    [],
  );
  await strict.close();
});

test('without an in-app integration there is no session', async () => {
  const bare = await startTestPlatform({ inAppIntegration: false });
  const body = { applicationIdentifier: 'demo-app', subscriberId: 'ana' };
  for (const one of [path, '/inbox/session']) expect((await call(bare, 'POST', one, body)).status).toBe(404);
  await bare.close();
});
