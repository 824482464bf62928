import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import type { Platform } from './platform.ts';
import { startTestPlatform } from './testPlatform.ts';

let platform: Platform;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'carillon-page-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), '<title>host</title>');
  await writeFile(join(dir, 'assets', 'app.js'), 'export {};');
  platform = await startTestPlatform({ hostPageDir: dir });
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
