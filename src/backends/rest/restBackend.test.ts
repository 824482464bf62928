import { describe, expect, test } from 'vitest';
import { answerOf, restCalls } from '../../../tests/support/restCalls.ts';
import { problem } from '../../../tests/support/restServer.ts';
import { checkPage } from '../../data/backends/checkPage.ts';

const empty = () => new Response(null, { status: 204 });
const reader = { subscriberId: 'ana', subscriberHash: null };

describe('a REST backend asks', () => {
  test('for messages by the names of the inbox, with feeds one by one and data as JSON', async () => {
    const { backend, call, routes } = restCalls(() => answerOf({ messages: [], next: null }));
    const query = {
      read: false,
      feed: ['alerts', 'mentions'],
      data: { team: 1 },
      raw: { lang: 'de', none: null },
    };
    await backend.listMessages(query, 'after-9', 20, call);
    await backend.listMessages({}, null, undefined, call);
    expect(routes()).toEqual([
      'GET /messages?lang=de&read=false&feed=alerts&feed=mentions&data={"team":1}&limit=20&cursor=after-9',
      'GET /messages',
    ]);
  });

  test('for counts up to a limit, and never tells more', async () => {
    const { backend, call, routes } = restCalls(() => answerOf({ count: 250 }));
    expect(await backend.countMessages({ seen: false }, 100, call)).toBe(100);
    expect(routes()).toEqual(['GET /messages/count?seen=false&limit=100']);
  });

  test('for changes of some messages and of all of a query', async () => {
    const { backend, call, sent, routes } = restCalls(empty);
    await backend.changeMessages({ ids: ['a', 'b'] }, { read: true, seen: true }, call);
    await backend.changeMessages(
      { all: { feed: 'alerts', read: false, data: { team: 1 } } },
      'removed',
      call,
    );
    expect(routes()).toEqual(Array(2).fill('POST /messages/changes'));
    expect(sent.map(({ body }) => body)).toEqual([
      { ids: ['a', 'b'], set: { read: true, seen: true } },
      { all: { feed: ['alerts'], read: false, data: { team: 1 } }, remove: true },
    ]);
  });

  test('with an answer to a message, with its id encoded', async () => {
    const { backend, call, sent } = restCalls(empty);
    await backend.answerMessage?.('a/b', 'primary', { yes: true }, call);
    expect(sent[0]?.route).toBe('POST /messages/a/b/answer');
    expect(sent[0]?.body).toEqual({ answer: 'primary', data: { yes: true } });
  });

  test.each(['', '.', '..'])(
    'with no answer to a message whose id is "%s": its address would be another',
    async (id) => {
      const { backend, call, sent } = restCalls(empty);
      await expect(backend.answerMessage?.(id, 'primary', undefined, call)).rejects.toMatchObject({
        kind: 'unsupported',
      });
      expect(sent).toEqual([]);
    },
  );

  test('for preferences, and for changes of them', async () => {
    const channels = { email: false };
    const { backend, call, sent, routes } = restCalls(({ method }) =>
      answerOf(
        method === 'PATCH'
          ? { preference: { enabled: true, channels: { email: true } } }
          : {
              global: { enabled: true, channels: { push: true, email: 'yes' } },
              workflows: [
                { workflow: { id: 'w', name: 'Comments' }, preference: { enabled: true, channels } },
              ],
            },
      ),
    );
    expect(await backend.listPreferences?.(call)).toEqual([
      {
        workflow: { id: 'w', name: 'Comments', critical: false, tags: [] },
        preference: { enabled: true, channels },
      },
    ]);
    expect(await backend.getGlobalPreference?.(call)).toEqual({
      preference: { enabled: true, channels: { push: true } },
    });
    expect(await backend.changePreference?.('w', { email: true }, call)).toEqual({
      enabled: true,
      channels: { email: true },
    });
    await backend.changePreference?.(undefined, { enabled: false }, call);
    expect(routes()).toEqual([...Array(2).fill('GET /preferences'), ...Array(2).fill('PATCH /preferences')]);
    expect(sent.slice(2).map(({ body }) => body)).toEqual([
      { workflowId: 'w', channels: { email: true } },
      { enabled: false, channels: {} },
    ]);
  });
});

describe('a session', () => {
  test('that is refused is told without the hash that the server repeats', async () => {
    const { backend } = restCalls(() => problem(422, 'Wrong hash: f00d'), { session: true });
    await expect(backend.openSession({ ...reader, subscriberHash: 'f00d' }, {})).rejects.toMatchObject({
      reason: 'Wrong hash: …',
    });
  });

  test('is not asked for by default, and its token is not sent', async () => {
    const { backend, call, sent } = restCalls(() => answerOf({ count: 0 }));
    const { token, profile } = await backend.openSession(reader, {});
    expect(profile).toEqual({});
    expect(sent).toEqual([]);
    await backend.countMessages({}, 100, { ...call, token });
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
    expect((await backend.openSession(reader, {})).token).not.toBe(token);
  });

  test('is asked for with `session`, may bring a token, and narrows what the backend can do', async () => {
    const { backend, call, sent } = restCalls(
      ({ url }) =>
        url.endsWith('/session')
          ? answerOf({
              token: 'abc.def',
              profile: { id: 7, firstName: 'Ana' },
              capabilities: { answers: false, seen: true, remove: 'ids', read: 'all', other: false },
            })
          : answerOf({ count: 0 }),
      { session: true },
    );
    const opened = await backend.openSession({ ...reader, subscriberHash: 'f00' }, {});
    expect(opened).toEqual({
      token: 'abc.def',
      profile: { id: '7', firstName: 'Ana' },
      capabilities: { answers: false, remove: 'ids' },
    });
    expect(sent[0]).toMatchObject({
      route: 'POST /session',
      body: { subscriberId: 'ana', subscriberHash: 'f00' },
    });
    await backend.countMessages({}, 100, { ...call, token: opened.token });
    expect(sent[1]?.headers.get('Authorization')).toBe('Bearer abc.def');
  });

  test.each(['a b', 'a\nb', '', 5])('with the token %j fails', async (token) => {
    const { backend } = restCalls(() => answerOf({ token }), { session: true });
    await expect(backend.openSession(reader, {})).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('that is empty is one of cookies', async () => {
    const { backend } = restCalls(empty, { session: true });
    expect(await backend.openSession(reader, {})).toMatchObject({ profile: {}, capabilities: {} });
  });
});

describe('rows', () => {
  test('are renamed by `map`, by name or by function, in lists and in answers to changes', async () => {
    const row = { uuid: 'a', created_at: '2026-11-25', href: '/a', title: 'Hello', read: true };
    const { backend, call } = restCalls(() => answerOf({ messages: [row], next: null }), {
      map: { id: 'uuid', createdAt: 'created_at', link: ({ href }) => ({ url: href }) },
    });
    const { messages } = await backend.listMessages({}, null, 10, call);
    const message = { id: 'a', createdAt: '2026-11-25', link: { url: '/a' }, title: 'Hello', read: true };
    expect(messages).toMatchObject([message]);
    expect(await backend.changeMessages({ ids: ['a'] }, { read: true }, call)).toMatchObject({
      messages: [message],
    });
  });

  test('count as seen where the server does not know what was seen', async () => {
    const { backend, call } = restCalls(() => answerOf({ messages: [{ id: 'a' }], next: null }), {
      capabilities: { seen: false },
    });
    expect((await backend.listMessages({}, null, 10, call)).messages).toEqual([{ id: 'a', seen: true }]);
  });

  test.each([null, 5, 'a', [], {}, { id: 5.5 }, { id: '' }])(
    'of the kind %j are dropped at the port and reported, and the others are kept',
    async (row) => {
      const { backend, call, reported } = restCalls(() =>
        answerOf({ messages: [row, { id: 'a' }], next: null }),
      );
      const page = checkPage(await backend.listMessages({}, null, 10, call), call.report);
      expect(page.messages.map(({ id }) => id)).toEqual(['a']);
      expect(reported).toMatchObject([{ kind: 'malformed' }]);
    },
  );

  test('keep what a list says beside them', async () => {
    const { backend, call } = restCalls(() => answerOf({ messages: [], next: null, total: 3 }));
    expect(await backend.listMessages({}, null, 10, call)).toEqual({
      messages: [],
      next: null,
      raw: { total: 3 },
    });
  });

  test.each([
    ['b', 'b'],
    [0, 0],
    [null, null],
    [undefined, null],
    ['', null],
    [{ page: 2 }, null],
    ['a', null],
  ])('go on at %j as at %j, after the cursor "a"', async (next, expected) => {
    const { backend, call } = restCalls(() => answerOf({ messages: [], next }));
    expect((await backend.listMessages({}, 'a', 10, call)).next).toBe(expected);
  });
});

test.each([
  ['a list', (one: ReturnType<typeof restCalls>) => one.backend.listMessages({}, null, 10, one.call)],
  ['a count', (one: ReturnType<typeof restCalls>) => one.backend.countMessages({}, 10, one.call)],
  ['preferences', async (one: ReturnType<typeof restCalls>) => one.backend.listPreferences?.(one.call)],
  [
    'global switches',
    async (one: ReturnType<typeof restCalls>) => one.backend.getGlobalPreference?.(one.call),
  ],
])('%s of another shape is malformed, and never empty', async (_, ask) => {
  for (const body of [
    null,
    [],
    'x',
    5,
    {},
    { messages: {} },
    { count: 'five' },
    { count: 1.5 },
    { workflows: 1, global: [] },
  ]) {
    await expect(ask(restCalls(() => answerOf(body)))).rejects.toMatchObject({ kind: 'malformed' });
  }
  await expect(ask(restCalls(empty))).rejects.toMatchObject({ kind: 'malformed' });
  await expect(ask(restCalls(() => new Response('<html>')))).rejects.toMatchObject({ kind: 'malformed' });
});

test('a malformed row of the preferences is dropped and reported, and a second one of a workflow is dropped', async () => {
  const row = (id: unknown, name: string) => ({ workflow: { id, name }, preference: { channels: {} } });
  const { backend, call, reported } = restCalls(() =>
    answerOf({
      workflows: [
        row('a', 'One'),
        row('a', 'Two'),
        row(5, 'Five'),
        row(5.5, 'Three'),
        null,
        { workflow: { id: 'b' } },
      ],
    }),
  );
  expect((await backend.listPreferences?.(call))?.map(({ workflow }) => workflow.name)).toEqual([
    'One',
    'Five',
  ]);
  expect(reported.map(({ kind }) => kind)).toEqual(Array(3).fill('malformed'));
});

describe('a failure', () => {
  test.each([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'refused'],
    [404, 'gone'],
    [408, 'timeout'],
    [409, 'conflict'],
    [410, 'gone'],
    [422, 'refused'],
    [429, 'limited'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('with status %d is of the kind %s', async (status, kind) => {
    const { backend, call } = restCalls(() => problem(status, 'Because'));
    await expect(backend.countMessages({}, 10, call)).rejects.toMatchObject({
      kind,
      status,
      reason: 'Because',
    });
  });

  test('of the network is one of a server out of reach', async () => {
    const { backend, call } = restCalls(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(backend.countMessages({}, 10, call)).rejects.toMatchObject({
      kind: 'unavailable',
      status: 0,
    });
  });

  test('has the title of a problem without a detail, no words of a page, and never the token', async () => {
    const reasons = [];
    for (const body of [
      { title: 'Not now' },
      { detail: `No ${'token-1'} here`.padEnd(900, '.') },
      '<html>',
    ]) {
      const { backend, call } = restCalls(
        () =>
          new Response(typeof body === 'string' ? body : JSON.stringify(body), {
            status: 403,
            statusText: 'Forbidden',
          }),
      );
      reasons.push(await backend.countMessages({}, 10, call).catch(({ reason }) => reason));
    }
    expect(reasons[0]).toBe('Not now');
    expect(reasons[1]).toMatch(/^No … here/);
    expect(reasons[1]).toHaveLength(500);
    expect(reasons[2]).toBe('Forbidden');
  });

  test.each([
    ['2', 2_000],
    [new Date(Date.now() + 10 * 365 * 86_400_000).toUTCString(), 300_000],
    [new Date(Date.now() - 10 * 365 * 86_400_000).toUTCString(), 0],
    ['soon', undefined],
  ])('with Retry-After: %s asks for a pause of %j ms, also by a clock far off', async (header, pauseMs) => {
    const { backend, call } = restCalls(() => problem(429, 'Slower', { 'Retry-After': header }));
    await expect(backend.countMessages({}, 10, call)).rejects.toMatchObject({
      kind: 'limited',
      retryAfterMs: pauseMs,
    });
  });
});
