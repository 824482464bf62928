import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from './platform.ts';
import {
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
let ana: TestClient;

beforeAll(async () => {
  platform = await startTestPlatform();
  ana = await signIn(platform, 'ana');
});
afterAll(() => platform.close());

describe('a socket', () => {
  test('gets the three events of a new message, in order, in every tab', async () => {
    const tabs = [
      listen(platform, { auth: { token: ana.token } }),
      listen(platform, { query: { token: ana.token } }),
      listen(platform, { auth: { token: ana.token }, query: { token: 'rubbish' } }),
    ];
    await until(() => tabs.every((tab) => tab.socket.connected));
    const long = 'A long text. '.repeat(2000);
    await triggerEvent(platform, { name: 'message', to: 'ana', payload: { subject: 'One', content: long } });
    await until(() => tabs.every((tab) => tab.events.length >= 3));
    await triggerEvent(platform, {
      name: 'message',
      to: 'ana',
      payload: { subject: 'Two', content: 'short' },
    });
    await until(() => tabs.every((tab) => tab.events.length >= 6));
    const { data } = await ana.feed();
    const bare = data.map(({ template: _template, subscriber: _subscriber, ...record }) => record);
    for (const { socket, events } of tabs) {
      expect(events).toEqual([
        ['notification_received', { message: bare[1] }],
        ['unseen_count_changed', { unseenCount: 1, hasMore: false }],
        ['unread_count_changed', unreadCount(1)],
        ['notification_received', { message: bare[0] }],
        ['unseen_count_changed', { unseenCount: 2, hasMore: false }],
        ['unread_count_changed', unreadCount(2)],
      ]);
      socket.close();
    }
  });

  test('gets counts of at most a hundred, and whether there are more', async () => {
    const kim = await signIn(platform, 'kim');
    await fill(platform, 'kim', 99);
    const { socket, events } = listen(platform, { auth: { token: kim.token } });
    await until(() => socket.connected);
    await fill(platform, 'kim', 1);
    await until(() => events.length >= 3);
    await fill(platform, 'kim', 1);
    await until(() => events.length >= 6);
    expect(events.slice(1, 3)).toEqual([
      ['unseen_count_changed', { unseenCount: 100, hasMore: false }],
      ['unread_count_changed', unreadCount(100)],
    ]);
    expect(events.slice(4)).toEqual([
      ['unseen_count_changed', { unseenCount: 100, hasMore: true }],
      ['unread_count_changed', unreadCount(101)],
    ]);
    socket.close();
  });

  test.each([
    ['no token', {}],
    ['a bad token', { auth: { token: 'rubbish' } }],
    [
      'a bad token in auth and a good one in the query',
      { auth: { token: 'rubbish' }, query: () => ana.token },
    ],
    ['a token that is no text', { auth: { token: { $ne: '' } } }],
  ])(
    'with %s is disconnected at once',
    async (_name, { auth, query }: { auth?: object; query?: () => string }) => {
      const { socket, events } = listen(platform, {
        ...(auth ? { auth } : {}),
        ...(query ? { query: { token: query() } } : {}),
      });
      const reason = await new Promise((resolve) => socket.on('disconnect', resolve));
      expect(reason).toBe('io server disconnect');
      await triggerEvent(platform, { name: 'message', to: 'ana', payload: { content: 'not for strangers' } });
      await platform.live.drain();
      expect(events).toEqual([]);
      socket.close();
    },
  );

  test('gets every message of a burst in order, and the counts once, after the last', async () => {
    const lee = await signIn(platform, 'lee');
    const ids = (await fill(platform, 'lee', 20)).reverse();
    const { socket, events } = listen(platform, { auth: { token: lee.token } });
    await until(() => socket.connected);
    for (const messageId of ids) {
      platform.live.announce({ subscriber: lee.id, messageId, unseen: true, unread: true });
    }
    await platform.live.drain();
    await until(() => events.length >= 22);
    expect(events.slice(0, 20)).toMatchObject(
      ids.map((_id) => ['notification_received', { message: { _id } }]),
    );
    expect(events.slice(20)).toEqual([
      ['unseen_count_changed', { unseenCount: 20, hasMore: false }],
      ['unread_count_changed', unreadCount(20)],
    ]);
    socket.close();
  });

  test('gets the counts of a burst that does not end, about once a second', async () => {
    const zoe = await signIn(platform, 'zoe');
    const { socket, events } = listen(platform, { auth: { token: zoe.token } });
    await until(() => socket.connected);
    let announced = 0;
    const change = { subscriber: zoe.id, unseen: false, unread: true };
    const burst = setInterval(() => {
      announced += 1;
      platform.live.announce(change);
    }, 10);
    await until(() => events.length >= 2);
    clearInterval(burst);
    expect(announced).toBeGreaterThan(2 * events.length);
    await platform.live.drain();
    socket.close();
  });
});
