import { describe, expect, test } from 'vitest';
import { askWorld, tokenOf } from '../../tests/support/askWorld.ts';
import { mockPlatform } from '../../tests/support/mockPlatform.ts';
import { buildFeed, buildMessage, type WorldOptions, worldFeeds, worldNow } from './index.ts';

const platform = mockPlatform();

function start(options?: WorldOptions) {
  const world = platform(options);
  return { world, ask: askWorld(world) };
}

describe('the builders', () => {
  test('make messages that are complete, differ by index and are the same every time', () => {
    const feed = buildFeed(40);
    expect(feed).toEqual(buildFeed(40));
    expect(new Set(feed.map(({ _id }) => _id)).size).toBe(40);
    expect(new Set(feed.map(({ content }) => content)).size).toBeGreaterThanOrEqual(14);
    const dates = feed.map(({ createdAt }) => Date.parse(createdAt));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(dates[0]).toBe(worldNow - 120_000);
    for (const message of feed) {
      for (const [field, value] of Object.entries(message)) {
        if (field.endsWith('Id') && field.startsWith('_') && value !== null) {
          expect(value).toMatch(/^[0-9a-f]{24}$/);
        }
      }
      expect(message.id).toBe(message._id);
    }
    expect(buildMessage({ _id: 'x' }).id).toBe('x');
  });
});

test.each(['organization', 'nowhere'])('no cache may keep what a world answers to %s', async (path) => {
  const { world } = start();
  const { headers } = await fetch(`${world.backendUrl}/v1/widgets/${path}`);
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('the session call', () => {
  const open = (ask: ReturnType<typeof askWorld>, body: unknown) => ask('POST /session/initialize', body);
  const identity = { applicationIdentifier: 'demo-app', subscriberId: 'demo-subscriber', hmacHash: null };

  test('returns a token that other calls accept', async () => {
    const { world, ask } = start();
    const { status, body } = await open(ask, identity);
    expect(status).toBe(201);
    expect(body.data.profile.firstName).toBe('Sam');
    expect((await askWorld(world, body.data.token)('GET /organization')).status).toBe(200);
  });

  test('answers 400 to unknown applications, missing ids and wrong hashes', async () => {
    const { ask } = start({ subscriberHashes: { 'demo-subscriber': 'right' } });
    expect((await open(ask, { ...identity, applicationIdentifier: 'other' })).status).toBe(400);
    expect((await open(ask, { hmacHash: null })).body.message).toHaveLength(2);
    expect((await open(ask, { ...identity, hmacHash: 'wrong' })).status).toBe(400);
    expect((await open(ask, { ...identity, hmacHash: 'right' })).status).toBe(201);
  });

  test('makes other calls answer 401 to an unknown token and to an expired one', async () => {
    const { world, ask } = start();
    expect((await askWorld(world, 'nobody')('GET /notifications/feed')).status).toBe(401);
    world.expireTokens();
    const { status, body } = await ask('GET /notifications/feed');
    expect(status).toBe(401);
    expect(body).toMatchObject({
      statusCode: 401,
      message: 'Unauthorized',
      path: '/v1/widgets/notifications/feed',
    });
  });
});

describe('the feed and the counts', () => {
  test('page by offset, return whether there is more, and hold only messages of the token’s subscriber', async () => {
    const { world, ask } = start({ messages: 25 });
    const last = await ask('GET /notifications/feed?page=2');
    expect(last.body).toMatchObject({ page: 2, pageSize: 10, hasMore: false, totalCount: 5 });
    expect((await ask('GET /notifications/feed?page=1')).body.hasMore).toBe(true);
    expect((await ask('GET /notifications/feed?limit=101')).status).toBe(400);

    const other = askWorld(world, tokenOf(world, 'grace.kim'));
    expect((await other('GET /notifications/feed')).body.data).toEqual([]);
    expect((await other('GET /notifications/unread')).body).toEqual({ data: { count: 0 } });
    expect(
      (await other('POST /messages/mark-as', { messageId: buildFeed(1)[0]?._id, markAs: 'read' })).body.data,
    ).toEqual([]);
    expect((await other('POST /messages/read', {})).body).toEqual({ data: 0 });
    expect(world.messages()[0]?.read).toBe(false);
  });

  test('filter by flags, feeds and payload, and only the counts split a text at commas', async () => {
    const { ask } = start();
    const size = async (query: string) =>
      (await ask(`GET /notifications/feed?limit=100&${query}`)).body.data.length;
    expect(await size('read=false')).toBe(3);
    expect(await size('seen=false')).toBe(2);
    expect(await size('feedIdentifier=mentions')).toBe(3);
    expect(await size('feedIdentifier=mentions&feedIdentifier=billing')).toBe(5);
    expect(await size('feedIdentifier=mentions,billing')).toBe(0);
    expect(await size('feedIdentifier=nothing')).toBe(0);
    expect(await size(`payload=${btoa('{"kind":"reaction"}')}`)).toBe(1);
    expect((await ask('GET /notifications/feed?payload=!')).status).toBe(400);
    const count = async (call: string) => (await ask(`GET /notifications/${call}`)).body.data.count;
    expect(await count('unread')).toBe(3);
    expect(await count('unseen')).toBe(2);
    expect(await count('count')).toBe(2);
    expect(await count('count?read=true')).toBe(13);
    expect(await count('unread?limit=2')).toBe(2);
    expect(await count('count?seen=true&feedIdentifier=mentions,billing')).toBe(4);
  });
});

describe('marks', () => {
  test.each([
    ['POST /messages/markAs', { mark: { read: true } }, { seen: false, read: true }],
    ['POST /messages/markAs', { mark: { seen: true } }, { seen: true, read: false }],
    ['POST /messages/mark-as', { markAs: 'read' }, { seen: true, read: true }],
    ['POST /messages/mark-as', { markAs: 'seen' }, { seen: true, read: false }],
    ['POST /messages/mark-as', { markAs: 'unseen' }, { seen: false, read: false }],
    ['POST /messages/mark-as', { markAs: 'unread' }, { seen: true, read: false }],
  ])('%s with %j sets the flags %j and returns stored records', async (call, body, flags) => {
    const { world, ask } = start();
    const [first] = world.messages();
    const { status, body: answered } = await ask(call, { messageId: [first?._id, 'unknown'], ...body });
    expect(status).toBe(201);
    expect(answered.data).toEqual([expect.objectContaining({ _id: first?._id, ...flags })]);
    expect(answered.data[0]).not.toHaveProperty('actorSubscriber');
    expect(world.messages()[0]).toMatchObject(flags);
  });

  test('of all messages return how many were changed, and change only the given feeds', async () => {
    const { world, ask } = start();
    expect((await ask('POST /messages/seen', {})).body).toEqual({ data: 2 });
    expect((await ask('POST /messages/read', { feedId: 'mentions' })).body).toEqual({ data: 1 });
    expect((await ask('POST /messages/read', { feedId: ['alerts', 'billing'] })).body).toEqual({ data: 1 });
    expect((await ask('POST /messages/read', {})).body).toEqual({ data: 1 });
    expect(world.messages().every(({ read, seen }) => read && seen)).toBe(true);
  });
});

test('a pressed button changes its message in this world only, and not the message that the world was made of', async () => {
  const given = buildFeed(16).find(({ cta }) => cta.action?.buttons?.length) ?? buildMessage();
  const before = structuredClone(given);
  const { world, ask } = start({ messages: [given] });
  const { status, body } = await ask(`POST /messages/${given._id}/actions/primary`, {
    payload: { note: 'Yes' },
  });
  expect([status, body.data.cta.action.status]).toEqual([201, 'done']);
  expect(world.messages()[0]?.cta.action).toMatchObject({
    status: 'done',
    result: { type: 'primary', payload: { note: 'Yes' } },
  });
  expect(given).toEqual(before);
});

describe('removals', () => {
  test('of one message return its record, and answer 400 to an unknown id', async () => {
    const { world, ask } = start();
    const [first] = world.messages();
    const { status, body } = await ask(`DELETE /messages/${first?._id}`);
    expect([status, body.data._id, body.data.deleted]).toEqual([200, first?._id, true]);
    expect(body.data).not.toHaveProperty('actorSubscriber');
    expect((await ask(`DELETE /messages/${first?._id}`)).status).toBe(400);
    expect(world.messages()).toHaveLength(15);
  });

  test('of several messages take 1 to 100 ids and return an empty object', async () => {
    const { world, ask } = start();
    const ids = world.messages().map(({ _id }) => _id);
    expect(
      await ask('POST /messages/bulk/delete', { messageIds: [ids[0], 'unknown', ids[1]] }),
    ).toMatchObject({
      status: 200,
      text: '{}',
    });
    expect((await ask('POST /messages/bulk/delete', { messageIds: [] })).status).toBe(400);
    expect((await ask('POST /messages/bulk/delete', { messageIds: Array(101).fill(ids[2]) })).status).toBe(
      400,
    );
    expect(world.messages()).toHaveLength(14);
  });

  test('of all messages take the object id of a feed, and answer without a body', async () => {
    const { world, ask } = start();
    expect((await ask('DELETE /messages?feedId=mentions')).status).toBe(400);
    expect((await ask(`DELETE /messages?feedId=${worldFeeds.mentions}`)).status).toBe(204);
    expect(world.messages()).toHaveLength(13);
    const other = askWorld(world, tokenOf(world, 'grace.kim'));
    expect((await other('DELETE /messages')).status).toBe(204);
    expect(world.messages()).toHaveLength(13);
    expect(await ask('DELETE /messages')).toMatchObject({ status: 204, text: '' });
    expect(world.messages()).toEqual([]);
  });
});

test('the usage log requires a name', async () => {
  const { ask } = start();
  const entry = { name: '[Widget] - Notification Click', payload: { hasCta: true } };
  expect(await ask('POST /usage/log', entry)).toMatchObject({
    status: 201,
    body: { data: { success: true } },
  });
  expect((await ask('POST /usage/log', {})).status).toBe(400);
});

test('world.requests has every call, unknown ones included', async () => {
  const { world, ask } = start();
  expect((await ask('DELETE /nothing', { a: 1 })).status).toBe(404);
  expect(world.requests).toMatchObject([{ method: 'DELETE', path: '/widgets/nothing', body: { a: 1 } }]);
  expect(world.requests[0]?.authorization).toMatch(/^Bearer world\./);
});
