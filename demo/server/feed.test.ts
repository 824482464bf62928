import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from './platform.ts';
import {
  type Failure,
  fill,
  signIn,
  startTestPlatform,
  type TestClient,
  triggerEvent,
} from './testPlatform.ts';

let platform: Platform;
let ana: TestClient;

beforeAll(async () => {
  platform = await startTestPlatform();
  ana = await signIn(platform, 'ana');
  await fill(platform, 'ana', 12, { feedIdentifier: 'alerts' });
  await fill(platform, 'ana', 8, { feedIdentifier: 'billing', order: { id: 7, lines: [{ sku: 'a' }] } });
  await fill(platform, 'ana', 5);
});
afterAll(() => platform.close());

const encode = (value: unknown) => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));

describe('the feed', () => {
  test('comes in pages, newest first, at the top level of the body', async () => {
    const pages = [
      await ana.feed(),
      await ana.feed('?page=1'),
      await ana.feed('?page=2'),
      await ana.feed('?page=3'),
    ];
    expect(pages.map(({ data, ...page }) => ({ ...page, rows: data.length }))).toEqual([
      { page: 0, pageSize: 10, totalCount: 10, hasMore: true, rows: 10 },
      { page: 1, pageSize: 10, totalCount: 10, hasMore: true, rows: 10 },
      { page: 2, pageSize: 10, totalCount: 5, hasMore: false, rows: 5 },
      { page: 3, pageSize: 10, totalCount: 0, hasMore: false, rows: 0 },
    ]);
    const all = pages.flatMap((page) => page.data);
    expect(new Set(all.map((message) => message._id)).size).toBe(25);
    const times = all.map((message) => message.createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('has no next page exactly after the last message', async () => {
    expect(await ana.feed('?limit=25')).toMatchObject({ hasMore: false, totalCount: 25 });
    expect(await ana.feed('?limit=24')).toMatchObject({ hasMore: true, totalCount: 24 });
  });

  test('keeps one order when times are equal', async () => {
    const bob = await signIn(platform, 'bob');
    await fill(platform, 'bob', 9);
    await platform.database.query('update messages set created_at = $2 where subscriber_id = $1', [
      bob.id,
      new Date(),
    ]);
    const whole = (await bob.feed('?limit=9')).data.map((message) => message._id);
    const parts = [];
    for (const page of [0, 1, 2]) parts.push(...(await bob.feed(`?limit=3&page=${page}`)).data);
    expect(parts.map((message) => message._id)).toEqual(whole);
    expect(whole).toEqual([...whole].sort().reverse());
  });

  test.each([
    ['feedIdentifier=alerts', 12],
    ['feedIdentifier=alerts,billing', 20],
    ['feedIdentifier=alerts&feedIdentifier=billing', 20],
    ['feedIdentifier[]=alerts&feedIdentifier[]=billing', 20],
    ['feedIdentifier=unknown', 0],
    ['feedIdentifier=unknown,billing', 8],
    ['feedIdentifier=undefined&seen=null&read=undefined&payload=undefined', 25],
    ['seen=false', 25],
    ['seen=true', 0],
    ['read=false&feedIdentifier=billing', 8],
    [`payload=${encode({ order: { id: 7 } })}`, 8],
    [`payload=${encode({ order: { lines: [{ sku: 'a' }] }, feedIdentifier: 'billing' })}`, 8],
    [`payload=${encode({ order: { id: 8 } })}`, 0],
    [`payload=${encode({ content: 'Message 1' })}`, 3],
  ])('is filtered by %s', async (query, rows) => {
    expect((await ana.feed(`?limit=100&${query}`)).data).toHaveLength(rows);
  });

  test.each([
    ['page=-1', 'page must not be less than 0'],
    ['page=one', 'page must be a whole number'],
    ['page=99999999999999999999', 'page must not be greater than 1000000'],
    ['limit=0', 'limit must not be less than 1'],
    ['limit=101', 'limit must not be greater than 100'],
    ['limit=1.5', 'limit must be a whole number'],
    ['limit=5&limit=6', 'limit must be given once'],
    ['seen=maybe', 'seen must be true or false'],
    ['payload=%7B%7D', 'payload must be base64 of a JSON object'],
    [`payload=${encode([1])}`, 'payload must be base64 of a JSON object'],
    [`payload=${encode({ a: '\u0000' })}`, 'payload must be base64 of a JSON object'],
    ['feedIdentifier=%00', 'text must not contain zero characters or broken Unicode'],
  ])('refuses %s', async (query, sentence) => {
    const answer = await ana.call<Failure>('GET', `/widgets/notifications/feed?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual([sentence]);
  });

  test('has every stored field and joins the template, the subscriber and the actor', async () => {
    await signIn(platform, 'eve');
    await triggerEvent(platform, {
      name: 'comment',
      to: { subscriberId: 'eve', firstName: 'Eve' },
      actor: {
        subscriberId: 'maya',
        firstName: 'Maya',
        lastName: 'Okafor',
        avatar: 'https://example.com/maya.png',
      },
      payload: {
        author: 'Maya Okafor',
        document: 'Plan',
        comment: 'look at **this**',
        attachments: ['file'],
      },
      transactionId: 'fields',
    });
    const eve = await signIn(platform, 'eve');
    const { data } = await eve.feed();
    const id = expect.stringMatching(/^[0-9a-f]{24}$/);
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(data).toEqual([
      {
        _id: id,
        id: data[0]?._id,
        _templateId: id,
        _messageTemplateId: id,
        _notificationId: id,
        _jobId: id,
        _feedId: id,
        _environmentId: platform.environment.environmentId,
        _organizationId: platform.environment.organizationId,
        _subscriberId: eve.id,
        _actorId: id,
        templateIdentifier: 'comment',
        transactionId: 'fields',
        channel: 'in_app',
        subject: 'Maya Okafor mentioned you',
        content: 'In [Plan](/documents): look at **this**',
        cta: { type: 'redirect', data: { url: '/documents' } },
        actor: { type: 'user', data: 'https://example.com/maya.png' },
        payload: { author: 'Maya Okafor', document: 'Plan', comment: 'look at **this**' },
        overrides: {},
        tags: ['collaboration'],
        seen: false,
        read: false,
        severity: 'none',
        deliveredAt: [],
        archived: false,
        deleted: false,
        createdAt: date,
        updatedAt: date,
        status: 'sent',
        providerId: 'novu',
        deviceTokens: [],
        template: { _id: data[0]?._templateId, tags: ['collaboration'] },
        subscriber: { _id: eve.id, id: eve.id, firstName: 'Eve', subscriberId: 'eve' },
        actorSubscriber: {
          _id: data[0]?._actorId,
          id: data[0]?._actorId,
          firstName: 'Maya',
          lastName: 'Okafor',
          avatar: 'https://example.com/maya.png',
          subscriberId: 'maya',
        },
      },
    ]);
  });
});

describe('the counts', () => {
  test.each([
    ['unseen', 25],
    ['unread', 25],
    ['count', 25],
    ['unseen?limit=10', 10],
    ['unread?limit=abc', 25],
    ['unread?limit=7', 7],
    ['unseen?seen=true', 0],
    ['unread?read=true', 0],
    ['unseen?feedIdentifier=alerts', 12],
    ['unread?feedIdentifier=alerts,billing', 20],
    ['count?feedIdentifier=billing&read=false', 8],
    ['count?seen=true', 0],
    ['count?feedIdentifier=unknown', 0],
    ['count?payload=%5Bobject%20Object%5D&seen=false&limit=100', 25],
  ])('%s is %i', async (path, count) => {
    expect(await ana.count(path)).toBe(count);
  });

  test.each([
    ['limit=0', 'limit must not be less than 1'],
    ['limit=-5', 'limit must not be less than 1'],
    ['limit=101', 'limit must not be greater than 100'],
  ])('refuse %s', async (query, sentence) => {
    for (const path of ['unseen', 'unread', 'count']) {
      const answer = await ana.call<Failure>('GET', `/widgets/notifications/${path}?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { message: [sentence] } });
    }
  });

  test('of call 5 without flags are those of unseen messages', async () => {
    const kim = await signIn(platform, 'kim');
    const ids = await fill(platform, 'kim', 4);
    await kim.call('POST', '/widgets/messages/mark-as', { messageId: ids.slice(0, 1), markAs: 'seen' });
    await kim.call('POST', '/widgets/messages/mark-as', { messageId: ids.slice(1, 3), markAs: 'read' });
    expect(await kim.count('count')).toBe(1);
    expect(await kim.count('count?read=false')).toBe(2);
    expect(await kim.count('count?read=false&seen=true')).toBe(1);
  });
});
