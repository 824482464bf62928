import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { restBackend } from '../../src/backends/index.ts';
import { kindOfStatus } from '../../src/data/backends/widget/httpClient.ts';
import type { BackendCall } from '../../src/data/index.ts';
import { checkExchange, eventProblems, operations } from '../support/openApi.ts';
import { answerOf } from '../support/restCalls.ts';
import { createRestServer, restUrl } from '../support/restServer.ts';

const page = readFileSync('docs/rest-protocol.md', 'utf8');
const workflow = { id: 'w', name: 'Comments', critical: false, tags: ['team'] };
const preferences = [{ workflow, preference: { enabled: true, channels: { email: true } } }];
const createdAt = '2026-11-25T10:00:00Z';
const messages = Array.from({ length: 15 }, (_, index) => ({
  id: `m${index}`,
  read: index % 2 === 0,
  seen: true,
  createdAt,
  title: 'Hello',
  feedId: index % 3 === 0 ? 'billing' : null,
  link: { url: '/' },
  answers: [{ id: 'primary', look: 'primary', label: 'Yes' } as const],
  data: { team: 1 },
}));

/** Makes every call of the adapter to a server, and checks each exchange by the description. */
async function checkAll(send: (request: Request) => Promise<Response>, session: boolean) {
  const exchanges: Awaited<ReturnType<typeof checkExchange>>[] = [];
  const backend = restBackend({
    baseUrl: restUrl,
    session,
    async fetch(input, init) {
      const request = new Request(input, init);
      const answer = await send(request.clone());
      exchanges.push(await checkExchange(restUrl, request, answer.clone()));
      return answer;
    },
  });
  const { token } = await backend.openSession({ subscriberId: 'ana', subscriberHash: 'f00' }, {});
  const call: BackendCall = { token, report() {}, follow: (one) => one };
  const queries = [{}, { read: false, seen: true, feed: ['billing', 'x'], data: { team: 1 } }];
  const { next } = await backend.listMessages({}, null, undefined, call);
  await backend.listMessages({}, null, undefined, call);
  await backend.listMessages({}, next, 5, call);
  for (const query of queries) {
    await backend.listMessages(query, null, 5, call);
    await backend.countMessages(query, 100, call);
    await backend.changeMessages({ all: query }, { read: true, seen: true }, call);
  }
  await backend.changeMessages({ ids: ['m1', 'm2'] }, { seen: true }, call);
  await backend.changeMessages({ ids: ['m1'] }, 'removed', call);
  await expect(backend.changeMessages({ ids: ['m1'] }, { read: true }, call)).rejects.toMatchObject({
    kind: 'gone',
  });
  await backend.answerMessage?.('m2', 'primary', { yes: true }, call);
  await expect(backend.answerMessage?.('m2', 'secondary', undefined, call)).rejects.toMatchObject({
    conflict: 'answered',
  });
  await backend.listPreferences?.(call);
  await backend.getGlobalPreference?.(call);
  await backend.changePreference?.('w', { email: false }, call);
  await backend.changePreference?.(undefined, { enabled: false }, call);
  const open = await backend.line?.load();
  await new Promise<void>((opened) => {
    const close = open?.(
      { token: () => token, renew: async () => {} },
      { opened: () => [close?.(), opened()], closed() {}, hint() {}, message() {}, counts() {} },
    );
  });
  for (const [method, route, body] of [
    ['POST', 'messages', { subscriberId: 'ana', message: { title: 'Hello', feedId: 'billing' } }],
    ['DELETE', 'messages', { subscriberIds: ['ana', 'ben'] }],
    ['POST', 'clock', { aheadMs: 60_000 }],
  ] as const) {
    const request = new Request(`${restUrl}/_conformance/${route}`, { method, body: JSON.stringify(body) });
    exchanges.push(await checkExchange(restUrl, request, await send(request.clone())));
  }
  return exchanges;
}

describe('the description of the REST protocol', () => {
  test('fits every request of restBackend and every answer of a server', async () => {
    const server = createRestServer({ messages, preferences, session: true });
    const exchanges = await checkAll(server.answer, true);
    expect(exchanges.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect([...new Set(exchanges.map(({ operation }) => operation))].sort()).toEqual([...operations].sort());
  });

  test('fits the events of a server', async () => {
    const server = createRestServer({ messages });
    server.receive({ title: 'New' });
    server.change(['m3'], { read: true });
    const { body } = await server.answer(
      new Request(`${restUrl}/events`, { headers: { 'Last-Event-ID': '0' } }),
    );
    const part = await body?.getReader().read();
    const text = new TextDecoder().decode(part?.value);
    expect(text.match(/^event: \w+/gm)).toEqual(['event: message', 'event: counts', 'event: counts']);
    expect(eventProblems(text)).toEqual([]);
    expect(eventProblems('event: message\ndata: {"id":""}\n\nevent: other\ndata: 1\n\n')).toHaveLength(4);
  });

  test.each([
    ['a member of the wrong type', 'GET', '/messages', undefined, { messages: [{ id: 5 }], next: null }],
    ['a parameter that is not described', 'GET', '/messages?page=1', undefined, { messages: [], next: null }],
    ['a parameter of the wrong type', 'GET', '/messages/count?limit=0', undefined, { count: 1 }],
    ['a body with too much', 'POST', '/messages/changes', { ids: ['a'], all: {}, remove: true }, {}],
    ['a body with too little', 'POST', '/messages/changes', { ids: ['a'] }, {}],
    ['an answer without its id', 'POST', '/messages/m1/answer', { data: {} }, {}],
    ['a delivery to nobody', 'POST', '/_conformance/messages', { message: { title: 'Hello' } }, {}],
    ['a route that is not described', 'GET', '/message', undefined, {}],
  ])('finds %s', async (_, method, path, body, answer) => {
    const request = new Request(restUrl + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    expect((await checkExchange(restUrl, request, answerOf(answer))).problems).not.toEqual([]);
  });

  test('has the routes that the page lists', () => {
    const listed = [...page.matchAll(/^\| `(\w+ \/\S+)`/gm)].map(([, route]) => route);
    expect(listed.sort()).toEqual([...operations].sort());
  });

  test('has the kinds of failures that the adapter gives', () => {
    const rows = [...page.matchAll(/^\| ([\d, ]+?)(?: and others)? +\| `(\w+)`/gm)];
    expect(rows.length).toBeGreaterThan(4);
    for (const [, statuses = '', kind] of rows) {
      expect(statuses.split(', ').map((status) => kindOfStatus(Number(status)))).toEqual(
        statuses.split(', ').map(() => kind),
      );
    }
  });
});
