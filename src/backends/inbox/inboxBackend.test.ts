import { describe, expect, test } from 'vitest';
import type { BackendCall } from '../../data/backends/InboxBackend.ts';
import type { MessagesQuery } from '../../data/model/messagesQuery.ts';
import { inboxBackend } from './inboxBackend.ts';

const item = {
  id: '64f000000000000000000001',
  subject: 'Approve the order',
  body: 'Of *Monday*',
  to: { subscriberId: 'ada' },
  isRead: false,
  isSeen: true,
  isArchived: false,
  createdAt: '2026-11-25T08:00:00.000Z',
  primaryAction: { label: 'Approve', isCompleted: true, redirect: { url: '/orders/7', target: '_blank' } },
  secondaryAction: { label: 'Refuse', isCompleted: false },
  redirect: { url: '/orders' },
  tags: ['orders'],
  data: { order: 7 },
  severity: 'high',
  workflow: { id: 'w', identifier: 'order', name: 'Orders', critical: false },
};

type Answer = { readonly status?: number; readonly body?: unknown };

/** A backend over a server that answers as told, and what that was asked for. */
function start(answers: Readonly<Record<string, Answer | ((path: string) => Answer)>>) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const reports: string[] = [];
  let followed = 0;
  const backend = inboxBackend({
    backendUrl: 'https://api.test',
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input));
      const path = pathname.replace('/v1/inbox', '');
      asked.push(`${init?.method} ${path}${decodeURIComponent(search)}`);
      bodies.push(init?.body === undefined ? undefined : JSON.parse(String(init.body)));
      const answer = answers[`${init?.method} ${path}`] ?? {
        status: 404,
        body: { message: `Cannot ${path}` },
      };
      const { status = 200, body } = typeof answer === 'function' ? answer(search) : answer;
      return new Response(status === 204 ? null : JSON.stringify(body), { status });
    },
  });
  const call: BackendCall = {
    token: 'token',
    report: ({ reason }) => void reports.push(reason),
    follow(request) {
      followed += 1;
      return request;
    },
  };
  return { backend, call, asked, bodies, reports, followed: () => followed };
}

const ada = { applicationIdentifier: 'app', subscriberId: 'ada', subscriberHash: null };

describe('a session', () => {
  test('names the reader in the old and the new way, and of a new server has every capability', async () => {
    const { backend, bodies, asked } = start({
      'POST /session': {
        status: 201,
        body: {
          data: { token: 'abc', unreadCount: { total: 0 }, maxSnoozeDurationHours: 24, contextKeys: [] },
        },
      },
    });
    const session = await backend.openSession(ada, {});
    expect(session).toMatchObject({ token: 'abc', capabilities: { snooze: true } });
    expect({ ...backend.capabilities, ...session.capabilities }).toMatchObject({ seen: true, remove: 'ids' });
    expect(asked).toEqual(['POST /session']);
    expect(bodies).toEqual([
      { applicationIdentifier: 'app', subscriberId: 'ada', subscriber: { subscriberId: 'ada' } },
    ]);
  });

  test('that is refused is told without the hash that the server repeats', async () => {
    const { backend } = start({ 'POST /session': { status: 400, body: { message: 'Wrong hash: f00d' } } });
    await expect(backend.openSession({ ...ada, subscriberHash: 'f00d' }, {})).rejects.toMatchObject({
      reason: 'Wrong hash: …',
    });
  });

  test('of an old server says what that lacks', async () => {
    const { backend } = start({ 'POST /session': { body: { data: { token: 'abc', totalUnreadCount: 3 } } } });
    const { capabilities } = await backend.openSession(ada, {});
    expect(capabilities).toEqual({ snooze: false, seen: false, remove: false, schedule: false });
  });
});

describe('a list', () => {
  test('asks for what is neither put away nor off, and gives the items in the words of the inbox', async () => {
    const { backend, call, asked } = start({
      'GET /notifications': { body: { data: [item], hasMore: true, filter: {} } },
    });
    const { messages, next } = await backend.listMessages({ feed: ['b', 'a'], read: false }, null, 5, call);
    expect(asked).toEqual([
      'GET /notifications?read=false&archived=false&snoozed=false&tags[]=a&tags[]=b&limit=5',
    ]);
    expect(messages).toEqual([
      {
        id: item.id,
        read: false,
        seen: true,
        archived: false,
        snoozedUntil: null,
        cameBack: false,
        createdAt: item.createdAt,
        kind: 'order',
        title: 'Approve the order',
        body: 'Of *Monday*',
        avatar: undefined,
        link: { url: '/orders' },
        answers: [
          { id: 'primary', look: 'primary', label: 'Approve', url: '/orders/7', target: '_blank' },
          { id: 'secondary', look: 'neutral', label: 'Refuse' },
        ],
        answered: { id: 'primary' },
        tags: ['orders'],
        data: { order: 7 },
        severity: 'high',
        raw: { to: item.to, workflow: item.workflow },
      },
    ]);
    expect(next).toEqual({ after: item.id, rows: 1 });
  });

  test('goes on by number where the last message is gone, as far as the rows above have moved', async () => {
    const { backend, call, asked } = start({
      'GET /notifications': (search) =>
        search.includes('after')
          ? { status: 500, body: { message: 'Not found' } }
          : { body: { data: [], hasMore: false } },
    });
    const cursor = backend.moveCursor?.({ after: 'gone', rows: 10 }, 2);
    expect(await backend.listMessages({ archived: true }, cursor, 10, call)).toMatchObject({
      messages: [],
      next: null,
    });
    expect(asked.map((path) => path.replace(/.*limit=10/, ''))).toEqual(['&after=gone', '&offset=12']);
  });

  test('that is none is malformed', async () => {
    const { backend, call } = start({ 'GET /notifications': { body: { data: {} } } });
    await expect(backend.listMessages({}, null, 10, call)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('counts', () => {
  test('that are asked for in one moment go as one call, and each gets its own number', async () => {
    const { backend, call, asked } = start({
      'GET /notifications/count': { body: { data: [{ count: 3 }, { count: 100 }, { count: 'many' }] } },
    });
    const counts = await Promise.allSettled([
      backend.countMessages({ read: false }, 100, call),
      backend.countMessages({ read: false, feed: 'orders' }, 99, call),
      backend.countMessages({ seen: false, data: { order: 7 } }, 100, call),
    ]);
    expect(counts).toEqual([
      { status: 'fulfilled', value: 3 },
      { status: 'fulfilled', value: 99 },
      { status: 'rejected', reason: expect.objectContaining({ kind: 'malformed' }) },
    ]);
    expect(asked).toHaveLength(1);
    expect(JSON.parse(asked[0]?.split('filters=')[1] ?? '')).toEqual([
      { read: false, archived: false, snoozed: false },
      { read: false, archived: false, snoozed: false, tags: ['orders'] },
      { seen: false, archived: false, snoozed: false, data: { order: 7 } },
    ]);
  });

  test('of unread messages in the archive, which the server refuses, are none and are not asked for, nor is a list', async () => {
    const { backend, call, asked } = start({
      'GET /notifications/count': (search) =>
        /"read":false,"archived":true/.test(decodeURIComponent(search))
          ? {
              status: 400,
              body: { message: 'Filtering for unread and archived notifications is not supported' },
            }
          : { body: { data: [{ count: 3 }, { count: 1 }] } },
    });
    const count = (query: MessagesQuery) => backend.countMessages(query, 100, call);
    const archive = { read: false, archived: true };
    const counts = [count({ read: false }), count(archive), count({ seen: false, archived: true })];
    expect(await Promise.all(counts)).toEqual([3, 0, 1]);
    expect(asked).toHaveLength(1);
    expect(await backend.listMessages(archive, null, 10, call)).toEqual({ messages: [], next: null });
    expect(await count(archive)).toBe(0);
    expect(asked).toHaveLength(1);
  });

  test('of two readers never go in one call', async () => {
    const { backend, call, asked } = start({
      'GET /notifications/count': { body: { data: [{ count: 1 }] } },
    });
    await Promise.all([
      backend.countMessages({ read: false }, 100, call),
      backend.countMessages({ read: false }, 100, { ...call, token: 'other' }),
    ]);
    expect(asked).toHaveLength(2);
  });
});

describe('a change', () => {
  const answer = { body: { data: item } };

  test.each([
    [{ read: true, seen: true }, 'PATCH /notifications/a/read', {}],
    [{ read: false, seen: true }, 'PATCH /notifications/a/unread', {}],
    [{ seen: true }, 'POST /notifications/seen', { notificationIds: ['a'] }],
    [{ archived: true, read: true, seen: true }, 'PATCH /notifications/a/archive', {}],
    [{ archived: false }, 'PATCH /notifications/a/unarchive', {}],
    [
      { snoozedUntil: '2026-11-26T08:00:00.000Z', archived: false, seen: true },
      'PATCH /notifications/a/snooze',
      { snoozeUntil: '2026-11-26T08:00:00.000Z' },
    ],
    [{ snoozedUntil: null }, 'PATCH /notifications/a/unsnooze', {}],
    ['removed', 'DELETE /notifications/a/delete', {}],
  ] as const)('that makes %j of a message is %s', async (effect, path, body) => {
    const status = path.startsWith('PATCH') ? 200 : 204;
    const { backend, call, asked, bodies, followed } = start({ [path]: { ...answer, status } });
    await backend.changeMessages({ ids: ['a'] }, effect, call);
    expect([asked, bodies, followed()]).toEqual([[path], [body], 1]);
  });

  test('of several messages makes a call for each, and tells at the end that one of them is gone', async () => {
    const { backend, call, asked } = start({
      'PATCH /notifications/a/read': {
        status: 404,
        body: { message: 'Notification with id: a is not found.' },
      },
      'PATCH /notifications/b/read': answer,
      'PATCH /notifications/c/read': answer,
    });
    const ids = ['a', 'b', 'c'];
    await expect(backend.changeMessages({ ids }, { read: true, seen: true }, call)).rejects.toMatchObject({
      kind: 'gone',
    });
    expect(asked).toHaveLength(3);
  });

  test.each([
    [{ read: true, seen: true }, 'read'],
    [{ read: false, seen: true }, 'seen'],
  ])('of all messages with a tag that makes them %j is one call', async (effect, name) => {
    const { backend, call, asked, bodies } = start({ [`POST /notifications/${name}`]: { status: 204 } });
    await backend.changeMessages({ all: { feed: 'orders' } }, effect, call);
    expect([asked, bodies]).toEqual([[`POST /notifications/${name}`], [{ tags: ['orders'] }]]);
  });

  test.each(['', '.', '..'])('of a message with the id %j is not sent', async (id) => {
    const { backend, call, asked } = start({});
    await expect(backend.changeMessages({ ids: [id] }, 'removed', call)).rejects.toMatchObject({
      kind: 'unsupported',
    });
    expect(asked).toEqual([]);
  });

  test('back to unseen is not sent', async () => {
    const { backend, call, asked } = start({});
    await expect(backend.changeMessages({ ids: ['a'] }, { seen: false }, call)).rejects.toMatchObject({
      kind: 'unsupported',
    });
    expect(asked).toEqual([]);
  });

  test('by a button is no change that the line reports', async () => {
    const { backend, call, bodies, followed } = start({ 'PATCH /notifications/a/complete': answer });
    await expect(backend.answerMessage?.('a', 'primary', undefined, call)).resolves.toMatchObject({
      messages: [{ id: item.id, answered: { id: 'primary' } }],
    });
    expect([bodies, followed()]).toEqual([[{ actionType: 'primary' }], 0]);
  });
});

describe('preferences', () => {
  const global = { level: 'global', enabled: true, channels: { email: true, in_app: false } };
  const workflow = { id: 'w', identifier: 'order', name: 'Orders', critical: true, tags: ['orders'] };
  const template = { level: 'template', enabled: true, channels: { email: true }, workflow };

  test('of workflows are listed with critical ones, and without the global one', async () => {
    const { backend, call, asked, reports } = start({
      'GET /preferences': { body: { data: [global, template, { level: 'template', channels: {} }] } },
    });
    expect(await backend.listPreferences?.(call)).toMatchObject([
      {
        workflow: { id: 'w', name: 'Orders', critical: true },
        preference: { enabled: true, channels: { email: true } },
      },
    ]);
    expect(asked).toEqual(['GET /preferences?criticality=all']);
    expect(reports).toHaveLength(1);
  });

  test('for all workflows are the first of that list on an older server', async () => {
    const { backend, call } = start({ 'GET /preferences': { body: { data: [global] } } });
    expect(await backend.getGlobalPreference?.(call)).toMatchObject({
      preference: { enabled: true, channels: { email: true, in_app: false } },
    });
  });

  test('are switched off together by each of their channels', async () => {
    const off = { ...global, channels: { email: false, in_app: false } };
    const { backend, call, asked, bodies } = start({
      'GET /preferences/global': { body: { data: global } },
      'PATCH /preferences': { body: { data: off } },
    });
    expect(await backend.changePreference?.(undefined, { enabled: false }, call)).toMatchObject({
      enabled: false,
    });
    expect([asked.at(-1), bodies.at(-1)]).toEqual(['PATCH /preferences', { email: false, in_app: false }]);
  });

  test.each(['', '.', '..'])('of a workflow with the id %j are not sent', async (id) => {
    const { backend, call, asked } = start({});
    await expect(backend.changePreference?.(id, { email: true }, call)).rejects.toMatchObject({
      kind: 'unsupported',
    });
    expect(asked).toEqual([]);
  });

  test('of one workflow are changed by its id', async () => {
    const { backend, call, bodies } = start({ 'PATCH /preferences/w': { body: { data: template } } });
    expect(await backend.changePreference?.('w', { email: true }, call)).toMatchObject({
      channels: { email: true },
    });
    expect(bodies).toEqual([{ email: true }]);
  });
});
