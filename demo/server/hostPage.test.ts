import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostBackend } from '../host/backend.ts';
import { subscriberHash } from './auth/secrets.ts';
import { readConfig, refuseOpenNetwork } from './config.ts';
import { isOwnAddress } from './http/ownAddress.ts';
import type { Platform } from './platform.ts';
import { startTestPlatform } from './testPlatform.ts';

let platform: Platform;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'carillon-page-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), '<title>host</title>');
  await writeFile(join(dir, 'assets', 'app.js'), 'export {};');
  platform = await startTestPlatform({ hostPageDir: dir, extend: hostBackend, requireSubscriberHash: true });
});
afterAll(async () => {
  await platform.close();
  await rm(dir, { recursive: true, force: true });
});

async function get(path: string, accept = 'text/html,*/*') {
  const response = await fetch(`${platform.url}${path}`, { headers: { accept } });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

test('the host page is served at every address outside the API', async () => {
  for (const path of ['/', '/index.html', '/documents/q4-launch-plan']) {
    expect(await get(path)).toMatchObject({
      status: 200,
      type: expect.stringContaining('text/html'),
      text: '<title>host</title>',
    });
  }
  expect(await get('/assets/app.js', '*/*')).toMatchObject({
    status: 200,
    type: expect.stringContaining('javascript'),
  });
});

test('no page may frame the host page, nor make it load or call what is not its own', async () => {
  for (const path of ['/', '/documents/x', '/assets/app.js', '/host/reader']) {
    const { headers } = await fetch(`${platform.url}${path}`, { headers: { accept: 'text/html' } });
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.join()).not.toContain('unsafe');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }
  const { headers } = await fetch(`${platform.url}/v1/nowhere`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('missing files, API addresses and files outside the folder are answered with 404', async () => {
  for (const [path, accept] of [
    ['/assets/none.js', '*/*'],
    ['/v1/nowhere', 'text/html'],
    ['/%2e%2e/%2e%2e/etc/passwd', '*/*'],
  ]) {
    const answer = await get(path ?? '', accept);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(JSON.parse(answer.text)).toMatchObject({ statusCode: answer.status, message: expect.anything() });
  }
});

test('settings come from the environment, and an error names a wrong one', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4170,
    databaseUrl: null,
    applicationIdentifier: 'demo-app',
    apiKey: 'demo-key',
    requireSubscriberHash: false,
  });
  expect(readConfig({}).dataDir).toMatch(/demo\/\.data$/);
  expect(
    readConfig({ PORT: '0', REQUIRE_SUBSCRIBER_HASH: '1', DATABASE_URL: 'postgres://x/y' }),
  ).toMatchObject({
    port: 0,
    requireSubscriberHash: true,
    databaseUrl: 'postgres://x/y',
  });
  expect(() => readConfig({ PORT: '99999' })).toThrow(
    'PORT must be a whole number from 0 to 65535, but it is "99999".',
  );
  expect(() => readConfig({ REQUIRE_SUBSCRIBER_HASH: 'yes' })).toThrow(
    'REQUIRE_SUBSCRIBER_HASH must be 1 or 0',
  );
});

describe('the host page’s own server', () => {
  const reader = (headers: Record<string, string>, path = '/host/reader') =>
    fetch(`${platform.url}${path}`, { headers });
  const notify = (kind: string, cookie: string) =>
    fetch(`${platform.url}/host/notify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ kind }),
    });
  const openPage = async () =>
    (await fetch(platform.url, { headers: { accept: 'text/html' } })).headers.get('set-cookie') ?? '';

  test('gives who opened the page the hash of the demo subscriber, and nobody else’s', async () => {
    const setCookie = await openPage();
    expect(setCookie).toMatch(/; Path=\/host; HttpOnly; SameSite=Strict$/);
    const cookie = setCookie.split(';')[0] ?? '';
    for (const path of ['/host/reader', '/host/reader?subscriber=ana']) {
      const answer = await reader({ cookie }, path);
      expect(await answer.json()).toEqual({
        applicationIdentifier: 'demo-app',
        subscriberId: 'demo-subscriber',
        subscriberHash: subscriberHash('demo-subscriber', 'demo-key'),
        name: 'Sam',
      });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('signs in again who opens the page from the cache of the browser', async () => {
    const first = await fetch(platform.url, { headers: { accept: 'text/html' } });
    const conditions = {
      // As a browser asks; fetch alone would add no-cache.
      'cache-control': 'max-age=0',
      'if-none-match': first.headers.get('etag') ?? '',
      'if-modified-since': first.headers.get('last-modified') ?? '',
    };
    const again = await fetch(platform.url, { headers: { accept: 'text/html', ...conditions } });
    expect(again.status).toBe(304);
    expect(again.headers.get('set-cookie')).toBe(first.headers.get('set-cookie'));
    // Only who opens a page is signed in.
    expect((await fetch(`${platform.url}/assets/app.js`)).headers.get('set-cookie')).toBeNull();
    const missing = await fetch(`${platform.url}/v1/nowhere`, { headers: { accept: 'text/html' } });
    expect(missing.headers.get('set-cookie')).toBeNull();
  });

  test('takes its cookie back at a sign-out, from its own page only', async () => {
    const [sent = ''] = (await openPage()).split(';');
    const signOut = (headers: Record<string, string>) =>
      fetch(`${platform.url}/host/sign-out`, { method: 'POST', headers });
    expect((await signOut({ cookie: sent, origin: 'https://evil.example' })).status).toBe(403);
    const answer = await signOut({ cookie: sent, origin: platform.url });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toBe(
      'atlas_session=; Max-Age=0; Path=/host; HttpOnly; SameSite=Strict',
    );
  });

  test('gives neither cookie nor hash to a site whose name leads to this computer', async () => {
    const { port } = new URL(platform.url);
    const cookie = (await openPage()).split(';')[0] ?? '';
    /** Fetch sets this header itself. */
    const ask = (host: string, path: string, method = 'GET') =>
      new Promise<{ status: number | undefined; setCookie: unknown; text: string }>((resolve, reject) => {
        const headers = { host, cookie, accept: 'text/html', 'content-type': 'application/json' };
        const call = request(`${platform.url}${path}`, { headers, method }, (answer) => {
          let text = '';
          answer.on('data', (chunk) => {
            text += chunk;
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode, setCookie: answer.headers['set-cookie'], text }),
          );
        });
        call.on('error', reject);
        call.end(method === 'POST' ? JSON.stringify({ kind: 'digest' }) : undefined);
      });
    for (const foreign of [`evil.example:${port}`, 'evil.example', 'localhost.evil.example', '192.0.2.7']) {
      const paths = ['/', '/documents/x', '/host/reader'] as const;
      const answers = await Promise.all([
        ...paths.map((path) => ask(foreign, path)),
        ask(foreign, '/host/notify', 'POST'),
      ]);
      for (const { status, setCookie, text } of answers) {
        expect([status, setCookie]).toEqual([403, undefined]);
        expect(text).not.toContain(subscriberHash('demo-subscriber', 'demo-key'));
        expect(text).toContain('Open it at the address that the platform printed');
      }
    }
    for (const own of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, `LOCALHOST:${port}`]) {
      expect(await ask(own, '/')).toMatchObject({ status: 200, setCookie: [expect.any(String)] });
      expect((await ask(own, '/host/reader')).status).toBe(200);
    }
  });

  test.each([
    [{ host: '0.0.0.0' }, '192.0.2.7:4170', true],
    [{ host: '0.0.0.0' }, `${hostname()}:4170`, true],
    [{ host: '0.0.0.0' }, 'evil.example:4170', false],
    [{ host: 'box.example' }, 'box.example:4170', true],
    [{ allowedOrigins: ['https://forwarded.example'] }, 'forwarded.example', true],
    [{ allowedOrigins: ['https://forwarded.example'] }, 'other.example', false],
    [{}, undefined, false],
    [{}, 'a b', false],
  ])('with %j answers under %s: %s', (settings, header, own) => {
    expect(isOwnAddress(header, { ...readConfig({}), ...settings })).toBe(own);
  });

  test('refuses who has no cookie, a wrong one, or comes from another origin', async () => {
    const cookie = (await openPage()).split(';')[0] ?? '';
    const notifyWith = (headers: Record<string, string>) =>
      fetch(`${platform.url}/host/notify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ kind: 'digest', subscriberId: 'demo-subscriber' }),
      });
    for (const headers of [{}, { cookie: 'atlas_session=0' }]) {
      expect((await reader(headers)).status).toBe(401);
      expect((await notifyWith(headers)).status).toBe(401);
    }
    expect((await notifyWith({ cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect((await notifyWith({ cookie, origin: 'null' })).status).toBe(403);
    const preflight = await fetch(`${platform.url}/host/notify`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(await platform.database.query('select 1 from messages')).toEqual([]);

    expect((await notifyWith({ cookie, origin: platform.url })).status).toBe(201);
    expect(await platform.database.query('select 1 from messages')).toHaveLength(1);
  });

  test.each([
    ['thread', [['comment', 'Checkout redesign', 4]]],
    [
      'burst',
      [
        ['build', 'build of release', 3],
        ['comment', 'Release checklist', 5],
        ['expense', null, 1],
        ['file-shared', null, 2],
        ['invoice', null, 1],
      ],
    ],
  ])('sends a %s, whose messages name their thread in both APIs', async (kind, expected) => {
    await platform.database.query('delete from messages');
    const cookie = (await openPage()).split(';')[0] ?? '';
    expect((await notify(kind, cookie)).status).toBe(201);
    expect(
      await platform.database.query(
        `select template_identifier as kind, data ->> 'thread' as thread, count(*)::int as count from messages
         where data ->> 'thread' is not distinct from payload ->> 'thread' group by 1, 2 order by 1`,
      ),
    ).toEqual(expected.map(([workflow, thread, count]) => ({ kind: workflow, thread, count })));
  });

  test('sends a question anew and the next state of a build at each call, and nothing of an unknown kind', async () => {
    await platform.database.query('delete from messages');
    const cookie = (await openPage()).split(';')[0] ?? '';
    for (const kind of ['question', 'question', 'build', 'build', 'build']) {
      expect((await notify(kind, cookie)).status).toBe(201);
    }
    expect((await notify('constructor', cookie)).status).toBe(400);
    const rows = await platform.database.query<{ subject: string; status: string | null }>(
      `select subject, cta -> 'action' ->> 'status' as status from messages order by created_at, id`,
    );
    expect(rows.map(({ subject, status }) => [subject, status])).toEqual([
      ['Expense 201 needs approval', 'pending'],
      ['Expense 202 needs approval', 'pending'],
      ['The build of main is running', null],
      ['The build of main failed', null],
      ['The build of main passed', null],
    ]);
  });

  test('sends a question with five answers, two of which ask for something', async () => {
    await platform.database.query('delete from messages');
    const cookie = (await openPage()).split(';')[0] ?? '';
    expect((await notify('release', cookie)).status).toBe(201);
    const rows = await platform.database.query<{ subject: string; answers: { fields?: object }[] }>(
      'select subject, answers from messages',
    );
    expect(rows).toMatchObject([
      {
        subject: 'Deploy api@2.15.0?',
        answers: ['deploy', 'canary', 'tonight', 'hold', 'reject'].map((id) => ({ id })),
      },
    ]);
    expect(rows[0]?.answers.filter((one) => one.fields)).toHaveLength(2);
  });
});

describe('a platform that other computers can reach', () => {
  const start = (env: Record<string, string>) =>
    startTestPlatform({ ...readConfig(env), port: 0, dataDir: null });

  test.each([
    [{}, 'API_KEY is the demo key, which everybody knows, and REQUIRE_SUBSCRIBER_HASH is off'],
    [{ API_KEY: 'own' }, 'but REQUIRE_SUBSCRIBER_HASH is off, so anybody can open any inbox. Set API_KEY'],
    [{ REQUIRE_SUBSCRIBER_HASH: '1' }, 'but API_KEY is the demo key, which everybody knows. Set API_KEY'],
  ])('does not start with %j', async (env, sentence) => {
    await expect(start({ HOST: '0.0.0.0', ...env })).rejects.toThrow(sentence);
  });

  test('starts with a key and the check, or when told so, and says where it listens', async () => {
    const secured = { HOST: '0.0.0.0', API_KEY: 'own', REQUIRE_SUBSCRIBER_HASH: '1' };
    expect(() => refuseOpenNetwork(readConfig(secured))).not.toThrow();
    const open = await start({ HOST: '0.0.0.0', ALLOW_NETWORK: '1' });
    expect(open.url).toMatch(/^http:\/\/0\.0\.0\.0:\d+$/);
    await open.close();
  });
});
