import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from './platform.ts';
import { copyMessage, type InboxClient, type InboxFailure, openInbox } from './testInbox.ts';
import { fill, startTestPlatform, triggerEvent } from './testPlatform.ts';

let platform: Platform;
let inbox: InboxClient;
/** Of a message for each filter, by the word in its subject. */
const named: Record<string, string> = {};

beforeAll(async () => {
  platform = await startTestPlatform();
  const messages = {
    plain: {},
    high: { severity: 'high', tags: ['urgent', 'billing'] },
    low: { severity: 'low', tags: ['billing'], data: { team: 'red', place: { floor: 2 } } },
    listed: { tags: ['news'], data: { team: ['red', 'blue'] } },
    read: {},
    seen: {},
    archived: {},
    snoozed: {},
  };
  for (const [name, payload] of Object.entries(messages)) {
    const [id = ''] = await fill(platform, 'ana', 1, { subject: name, ...payload });
    named[name] = id;
  }
  for (const [name, set] of Object.entries({
    read: 'seen = true, read = true',
    seen: 'seen = true',
    archived: 'seen = true, read = true, archived = true',
    snoozed: `seen = true, snoozed_until = now() + interval '1 day'`,
  })) {
    await platform.database.query(`update messages set ${set} where id = $1`, [named[name]]);
  }
  await fill(platform, 'bob', 2);
  inbox = await openInbox(platform, 'ana');
});
afterAll(() => platform.close());

async function names(query: string): Promise<string[]> {
  return (await inbox.list(query)).data.map(({ subject = '' }) => subject).reverse();
}

function json(value: unknown): string {
  return encodeURIComponent(JSON.stringify(value));
}

const all = ['plain', 'high', 'low', 'listed', 'read', 'seen', 'archived', 'snoozed'];

describe('the list of the inbox API', () => {
  test.each([
    ['', all],
    ['?read=true', ['read', 'archived']],
    ['?read=false&seen=true', ['seen', 'snoozed']],
    ['?seen=false', ['plain', 'high', 'low', 'listed']],
    ['?archived=true', ['archived']],
    ['?archived=false&snoozed=false', ['plain', 'high', 'low', 'listed', 'read', 'seen']],
    ['?snoozed=true', ['snoozed']],
    ['?snoozed=perhaps', all.slice(0, 7)],
    ['?severity=high', ['high']],
    ['?severity[]=high&severity[]=low', ['high', 'low']],
    ['?severity=none&snoozed=false&read=false', ['plain', 'listed', 'seen']],
    ['?tags[]=urgent&tags[]=news', ['high', 'listed']],
    ['?tags[0][]=billing&tags[1][]=urgent&tags[1][]=news', ['high']],
    ['?tags[]=nothing', []],
    [`?data=${json({ team: 'red' })}`, ['low', 'listed']],
    [`?data=${json({ team: ['blue', 'green'] })}`, ['listed']],
    [`?data=${json({ team: { or: ['blue', 'red'] } })}`, ['low', 'listed']],
    [`?data=${json({ team: { and: [{ or: ['blue'] }, { or: ['red', 'green'] }] } })}`, ['listed']],
    [`?data=${json({ team: 'red', place: { floor: 2 } })}`, ['low']],
    [`?data=${json({ place: { floor: 3 } })}`, []],
    ['?createdGte=8640000000000', []],
    ['?createdLte=1000', []],
    ['?createdGte=1000&createdLte=8640000000000&archived=true', ['archived']],
  ])('has for "%s" what that asks for', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('is paged by the last item, also when a new one has come, and by an offset', async () => {
    const kim = await openInbox(platform, 'kim');
    const ids = await fill(platform, 'kim', 25);
    expect((await kim.list()).data).toHaveLength(10);
    const first = await kim.list('?limit=10&offset=0');
    const [newest] = await fill(platform, 'kim', 1);
    const second = await kim.list(`?limit=10&after=${first.data.at(-1)?.id}&offset=3`);
    const third = await kim.list(`?limit=10&after=${second.data.at(-1)?.id}`);
    expect([first, second, third].flatMap(({ data }) => data.map(({ id }) => id))).toEqual(ids);
    expect([first, second, third].map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    expect(await kim.ids('?limit=2&offset=25')).toEqual([ids[24]]);
    expect(await kim.ids('?limit=1')).toEqual([newest]);
  });

  test('echoes its filter, and is not wrapped', async () => {
    const page = await inbox.list(
      `?limit=1&read=false&tags[]=billing&severity=low&data=${json({ team: 'red' })}`,
    );
    expect(page).toEqual({
      data: [expect.objectContaining({ id: named.low })],
      hasMore: false,
      filter: { read: false, tags: ['billing'], severity: ['low'], data: { team: 'red' } },
    });
  });

  test('writes a message with the names of the API', async () => {
    await triggerEvent(platform, {
      name: 'security-alert',
      to: { subscriberId: 'lee', firstName: 'Lee' },
      payload: { device: 'D', place: 'P' },
      transactionId: 'item',
    });
    const lee = await openInbox(platform, 'lee');
    const [item] = (await lee.list()).data;
    const id = expect.stringMatching(/^[0-9a-f]{24}$/);
    expect(item).toEqual({
      id,
      transactionId: 'item',
      subject: 'New sign-in to your account',
      body: expect.stringContaining('Someone signed in'),
      to: { id, subscriberId: 'lee', firstName: 'Lee' },
      isRead: false,
      isSeen: false,
      isArchived: false,
      isSnoozed: false,
      deliveredAt: [],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      readAt: null,
      firstSeenAt: null,
      archivedAt: null,
      primaryAction: { label: 'It was me', isCompleted: false },
      secondaryAction: { label: 'Not me', isCompleted: false, redirect: { url: '/security' } },
      channelType: 'in_app',
      tags: ['security'],
      severity: 'high',
      workflow: {
        id,
        identifier: 'security-alert',
        name: 'Sign-in alerts',
        critical: true,
        tags: ['security'],
        severity: 'high',
      },
    });
  });

  test('has the redirect and the data of a message, and the severity that a trigger overrides', async () => {
    const mia = await openInbox(platform, 'mia');
    const payload = { content: 'x', cta: { url: '/a', target: '_blank' }, data: { a: 1 }, severity: 'low' };
    await triggerEvent(platform, { name: 'message', to: 'mia', payload, overrides: { severity: 'medium' } });
    expect((await mia.list()).data).toMatchObject([
      { redirect: { url: '/a', target: '_blank' }, data: { a: 1 }, severity: 'medium', tags: ['general'] },
    ]);
    const wrong = { name: 'message', to: 'mia', payload, overrides: { severity: 'loud' } };
    expect((await triggerEvent(platform, wrong)).status).toBe(400);
  });
});

describe('the counts of the inbox API', () => {
  test('answer each filter in its order, with its echo', async () => {
    const filters = [{ read: false, archived: false, snoozed: false }, { tags: ['billing'] }, {}];
    const answer = await inbox.call('GET', `/notifications/count?filters=${json(filters)}`);
    expect(answer).toEqual({
      status: 200,
      body: { data: [5, 2, 8].map((count, place) => ({ count, filter: filters[place] })) },
    });
  });

  test('take tags in three forms, data as an object, and no times', async () => {
    expect(
      await inbox.count(
        { tags: { or: ['urgent', 'news'] } },
        { tags: { and: [{ or: ['urgent', 'news'] }, { or: ['billing'] }] } },
        { data: { team: 'red' } },
        { severity: ['high', 'low'] },
        { severity: 'high', createdLte: 1000 },
      ),
    ).toEqual([2, 1, 2, 2, 1]);
  });

  test('stop at a hundred', async () => {
    const [id] = await fill(platform, 'many', 1);
    await copyMessage(platform, id, 100);
    expect(await (await openInbox(platform, 'many')).count({}, { read: false })).toEqual([100, 100]);
  });
});

const groups = (count: number, tags: number) => ({
  and: Array.from({ length: count }, (_, group) => ({
    or: Array.from({ length: tags }, (__, tag) => `${group}-${tag}`),
  })),
});

test.each([
  ['?limit=0', 422, 'limit'],
  ['?limit=101', 422, 'limit'],
  ['?limit=ten', 422, 'limit'],
  ['?offset=-1', 422, 'offset'],
  ['?after=zz', 422, 'after'],
  [`?after=${'f'.repeat(24)}`, 400],
  ['?severity=loud', 422, 'severity'],
  ['?createdGte=yesterday', 422, 'createdGte'],
  ['?read=false&archived=true', 400],
  ['?data={', 400],
  ['?data=[1]', 400],
  [`?data=${json({ a: { b: { c: 1 } } })}`, 400],
  [`?data=${json({ a: 'x'.repeat(257) })}`, 400],
  ['/count', 422, 'filters'],
  ['/count?filters={', 400],
  [`/count?filters=${json({})}`, 422, 'filters'],
  [`/count?filters=${json(Array.from({ length: 31 }, () => ({})))}`, 422, 'filters'],
  [`/count?filters=${json([{ read: 'no' }])}`, 422, 'filters.0.read'],
  [`/count?filters=${json([{ data: '{}' }])}`, 422, 'filters.0.data'],
  [`/count?filters=${json([{ read: false, archived: true }])}`, 400],
  [`/count?filters=${json([{ tags: groups(31, 1) }])}`, 422, 'tags'],
  [`/count?filters=${json([{ tags: groups(1, 101) }])}`, 422, 'tags'],
  [`/count?filters=${json([{ tags: groups(3, 70) }])}`, 422, 'tags'],
])('the query %s is refused with %i', async (query, status, member?: string) => {
  const answer = await inbox.call<InboxFailure>('GET', `/notifications${query}`);
  expect(answer).toMatchObject({ status, body: { statusCode: status, message: expect.any(String) } });
  expect(Object.keys(answer.body.errors ?? {})).toEqual(member ? [member] : []);
});

test('nothing of another subscriber is listed, counted, or taken as the place of a page', async () => {
  const bob = await openInbox(platform, 'bob');
  expect((await bob.list()).data).toHaveLength(2);
  expect(await bob.count({})).toEqual([2]);
  expect((await bob.call('GET', `/notifications?after=${named.plain}`)).status).toBe(400);
});

test.each(['/notifications', '/notifications/count?filters=[]'])('%s needs a token', async (path) => {
  const stranger = await openInbox(platform, 'ana', 'rubbish');
  expect(await stranger.call('GET', path)).toMatchObject({
    status: 401,
    body: { statusCode: 401, message: 'Unauthorized', path: `/v1/inbox${path}` },
  });
});
