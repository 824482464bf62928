import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MessageRecord } from './messages/messageRecord.ts';
import type { Platform } from './platform.ts';
import {
  type Failure,
  fill,
  listen,
  signIn,
  startTestPlatform,
  type TestClient,
  triggerEvent,
  unreadCount,
  until,
} from './testPlatform.ts';

let platform: Platform;
let client: TestClient;
let stranger: TestClient;
let name: string;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform();
  stranger = await signIn(platform, 'stranger');
});
beforeEach(async () => {
  people += 1;
  name = `person-${people}`;
  client = await signIn(platform, name);
});
afterAll(() => platform.close());

const unknown = 'f'.repeat(24);

describe('a message button', () => {
  async function withButtons(): Promise<string> {
    await triggerEvent(platform, { name: 'deployment', to: name, payload: { release: 'api@1' } });
    return (await client.feed()).data[0]?._id ?? '';
  }

  test('can be pressed, and set back to pending', async () => {
    const id = await withButtons();
    const run = (type: string, body: object) =>
      client.call<{ data: MessageRecord }>('POST', `/widgets/messages/${id}/actions/${type}`, body);
    const done = await run('primary', { executedType: 'primary', status: 'done', payload: { by: 'me' } });
    expect(done.status).toBe(201);
    expect(done.body.data).toMatchObject({
      _id: id,
      cta: {
        data: { url: '/deployments' },
        action: {
          status: 'done',
          result: { type: 'primary', payload: { by: 'me' } },
          buttons: [{ content: 'Approve' }, { content: 'Dismiss' }],
        },
      },
    });
    expect((await run('secondary', { status: 'pending' })).body.data.cta.action).toMatchObject({
      status: 'pending',
      result: { type: 'secondary' },
    });
    expect((await client.feed()).data[0]?.cta.action?.status).toBe('pending');
  });

  test('is refused when it does not exist, is malformed, or belongs to another subscriber', async () => {
    const id = await withButtons();
    const [plain] = await fill(platform, name, 1);
    const ask = async (who: TestClient, path: string, body: object) =>
      (await who.call('POST', `/widgets/messages/${path}`, body)).status;
    expect(await ask(stranger, `${id}/actions/primary`, { status: 'done' })).toBe(404);
    expect(await ask(client, `${unknown}/actions/primary`, { status: 'done' })).toBe(404);
    expect(await ask(client, `${plain}/actions/primary`, { status: 'done' })).toBe(404);
    expect(await ask(client, `${id}/actions/third`, { status: 'done' })).toBe(400);
    expect(await ask(client, `${id}/actions/primary`, {})).toBe(400);
    expect(await ask(client, 'zz/actions/primary', { status: 'done' })).toBe(400);
    expect((await client.feed()).data.map((message) => message.cta.action?.status)).toEqual([
      undefined,
      'pending',
    ]);
  });
});

describe('removing', () => {
  test('one message returns the bare record and sends both counts', async () => {
    const ids = await fill(platform, name, 2);
    const { socket, events } = listen(platform, { auth: { token: client.token } });
    await until(() => socket.connected);
    const answer = await client.call<{ data: MessageRecord }>('DELETE', `/widgets/messages/${ids[0]}`, {});
    expect(answer).toMatchObject({ status: 200, body: { data: { _id: ids[0], deleted: true } } });
    await until(() => events.length >= 2);
    expect(events).toEqual([
      ['unseen_count_changed', { unseenCount: 1, hasMore: false }],
      ['unread_count_changed', unreadCount(1)],
    ]);
    expect((await client.feed()).data.map((message) => message._id)).toEqual([ids[1]]);
    socket.close();
  });

  test('one message is refused when it is removed, unknown, malformed or another subscriber’s', async () => {
    const [id, other] = await fill(platform, name, 2);
    await client.call('DELETE', `/widgets/messages/${id}`);
    expect((await client.call('DELETE', `/widgets/messages/${id}`)).status).toBe(400);
    expect((await client.call('DELETE', `/widgets/messages/${unknown}`)).status).toBe(400);
    expect((await client.call('DELETE', '/widgets/messages/zz')).status).toBe(400);
    expect((await stranger.call('DELETE', `/widgets/messages/${other}`)).status).toBe(400);
    expect((await client.feed()).data).toHaveLength(1);
  });

  test('several messages removes only the subscriber’s own', async () => {
    const ids = await fill(platform, name, 3);
    expect(await stranger.call('POST', '/widgets/messages/bulk/delete', { messageIds: ids })).toEqual({
      status: 200,
      body: {},
    });
    expect((await client.feed()).data).toHaveLength(3);
    expect(
      await client.call('POST', '/widgets/messages/bulk/delete', { messageIds: [ids[0], ids[2], unknown] }),
    ).toEqual({ status: 200, body: {} });
    expect((await client.feed()).data.map((message) => message._id)).toEqual([ids[1]]);
  });

  test.each([
    [{}, 'messageIds is required'],
    [{ messageIds: [] }, 'messageIds must not be an empty list'],
    [
      { messageIds: Array.from({ length: 101 }, () => unknown) },
      'messageIds must not have more than 100 items',
    ],
    [{ messageIds: ['zz'] }, 'messageIds.0 must be an id of 24 hexadecimal digits'],
  ])('several messages refuses %j', async (body, sentence) => {
    expect(await client.call<Failure>('POST', '/widgets/messages/bulk/delete', body)).toMatchObject({
      status: 400,
      body: { message: [sentence] },
    });
  });

  test('all messages accepts one feed by its object id, or no feed', async () => {
    await fill(platform, name, 2, { feedIdentifier: 'alerts' });
    await fill(platform, name, 2);
    const feedId = (await client.feed('?feedIdentifier=alerts')).data[0]?._feedId;
    expect((await client.call('DELETE', '/widgets/messages?feedId=alerts')).status).toBe(400);
    expect((await stranger.call('DELETE', `/widgets/messages?feedId=${feedId}`)).status).toBe(204);
    expect((await client.feed()).data).toHaveLength(4);
    expect(await client.call('DELETE', `/widgets/messages?feedId=${feedId}`, {})).toEqual({
      status: 204,
      body: undefined,
    });
    expect((await client.feed()).data).toHaveLength(2);
    expect((await client.call('DELETE', '/widgets/messages', {})).status).toBe(204);
    expect(await client.feed()).toMatchObject({ data: [], totalCount: 0, hasMore: false });
    expect(await client.count('unread')).toBe(0);
  });

  test('a message is final, even if its transaction is repeated', async () => {
    const body = { name: 'message', to: name, payload: { content: 'x' }, transactionId: 'removed' };
    await triggerEvent(platform, body);
    await client.call('DELETE', '/widgets/messages');
    await triggerEvent(platform, body);
    expect((await client.feed()).data).toEqual([]);
  });
});

test('the usage log is accepted and validated', async () => {
  const log = (body: unknown) => client.call('POST', '/widgets/usage/log', body);
  expect(
    await log({ name: '[Widget] - Notification Click', payload: { notificationId: unknown, hasCta: true } }),
  ).toEqual({ status: 201, body: { data: { success: true } } });
  expect((await log({ payload: {} })).status).toBe(400);
});
