import { readFileSync } from 'node:fs';
import { betterAuth } from 'better-auth';
import { memoryAdapter } from 'better-auth/adapters/memory';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restBackend } from '../../../src/backends/index.ts';
import { runConformance } from '../../../src/backends-conformance.ts';
import { watchedFetch } from '../../testing/bin/conformance/watchedFetch.mjs';
import { inboxPlugin } from './better-auth.ts';
import { sqliteStore } from './sqlite.ts';

const origin = 'http://app.test';
const database = new Database(':memory:');
const plugin = inboxPlugin({ store: sqliteStore(database), conformance: (id) => ({ id }) });
const auth = betterAuth({
  baseURL: origin,
  secret: 'a secret of the test, with 32 characters',
  database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
  emailAndPassword: { enabled: true },
  user: { deleteUser: { enabled: true } },
  telemetry: { enabled: false },
  // Off by default where tests run.
  advanced: { disableOriginCheck: false },
  plugins: [plugin],
});

beforeAll(() => {
  database.exec(readFileSync(new URL('../migrations/sqlite.sql', import.meta.url), 'utf8'));
});
afterAll(async () => {
  await plugin.inbox.stop();
  database.close();
});

/** Somebody who has an account, and what their page sends with each request. */
async function signUp(name: string) {
  const body = { name, email: `${name}@app.test`, password: 'a password of the test' };
  const { headers, response } = await auth.api.signUpEmail({ body, returnHeaders: true });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { id: response.user.id, headers: { cookie, origin } };
}

const ask = (path: string, init: RequestInit = {}) =>
  auth.handler(new Request(`${origin}/api/auth${path}`, init));

test('a user of Better Auth has an inbox by the session, which passes the conformance suite', async () => {
  const [ada, grace] = [await signUp('ada'), await signUp('grace')];
  const watched = watchedFetch((input, init) => auth.handler(new Request(input, init)));
  const readerOf = ({ id, headers }: typeof ada, send: typeof fetch) => ({
    subscriberId: id,
    backend: restBackend({
      baseUrl: `${origin}/api/auth/inbox`,
      session: true,
      headers,
      capabilities: { archive: true, snooze: true, answered: true },
      fetch: send,
    }),
  });
  const post = (path: string, body: object) =>
    ask(`/inbox/_conformance/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });
  const results = await runConformance({
    reader: readerOf(ada, watched.fetch),
    other: readerOf(grace, (input, init) => auth.handler(new Request(input, init))),
    deliver: (subscriberId, message) => post('messages', { subscriberId, message }),
    setClock: (aheadMs) => post('clock', { aheadMs }),
    breakLine: watched.breakLine,
    lineText: watched.text,
    settleMs: 20_000,
  });
  const others = results.filter(({ outcome }) => outcome !== 'passed');
  expect(others.map(({ id, outcome, reason }) => [id, outcome, reason])).toEqual([
    ['sessions/refused', 'skipped', expect.stringMatching(/token/)],
    ...['workflow', 'foreign', 'global'].map((name) => [
      `preferences/${name}`,
      'skipped',
      expect.stringMatching(/cannot do that/),
    ]),
  ]);
});

test('nobody has an inbox without a session', async () => {
  const answer = await ask('/inbox/messages');
  expect(answer.status).toBe(401);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});

test('a page of another origin changes nothing', async () => {
  const { id, headers } = await signUp('eve');
  await plugin.inbox.send({ id }, { title: 'Hello' });
  const answer = await ask('/inbox/messages/changes', {
    method: 'POST',
    headers: { ...headers, origin: 'http://elsewhere.test', 'content-type': 'application/json' },
    body: JSON.stringify({ all: {}, remove: true }),
  });
  expect(answer.status).toBe(403);
  const listed = await ask('/inbox/messages', { headers });
  expect(await listed.json()).toMatchObject({ messages: [{ title: 'Hello' }] });
});

test('a user who is deleted takes the inbox along', async () => {
  const { id, headers } = await signUp('leaving');
  await plugin.inbox.send({ id }, { title: 'Hello' });
  const left = () =>
    Number(
      Object.values(
        Object(database.prepare('select count(*) as n from carillon_messages where reader = ?').get(id)),
      )[0],
    );
  expect(left()).toBe(1);
  await auth.api.deleteUser({ body: { password: 'a password of the test' }, headers: new Headers(headers) });
  expect(left()).toBe(0);
});
