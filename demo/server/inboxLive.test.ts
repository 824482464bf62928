import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Platform } from './platform.ts';
import { type InboxClient, openInbox } from './testInbox.ts';
import { fill, listen, signIn, startTestPlatform, triggerEvent, unreadCount, until } from './testPlatform.ts';

let platform: Platform;
let inbox: InboxClient;
let name: string;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform();
});
beforeEach(async () => {
  people += 1;
  name = `person-${people}`;
  inbox = await openInbox(platform, name);
});
afterAll(() => platform.close());

const arrival = ['notification_received', 'unseen_count_changed', 'unread_count_changed'];
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

/** What the sockets of both APIs hear, which must be the same. */
async function listenToBoth() {
  const widget = await signIn(platform, name);
  const tabs = [inbox, widget].map(({ token }) => listen(platform, { query: { token } }));
  await until(() => tabs.every(({ socket }) => socket.connected));
  return {
    /** What has come, once these events are the last. */
    async hear(...last: string[]): Promise<[string, unknown][]> {
      await platform.live.drain();
      const names = ({ events }: { events: [string, unknown][] }) =>
        events.slice(-last.length).map(([one]) => one);
      await until(() => tabs.every((tab) => names(tab).join() === last.join()));
      const [first = [], second] = tabs.map(({ events }) => events.splice(0));
      expect(second).toEqual(first);
      return first;
    },
    close: () => tabs.forEach(({ socket }) => void socket.close()),
  };
}

test('an act tells its count to the sockets of both APIs, and a button tells nothing', async () => {
  await triggerEvent(platform, { name: 'deployment', to: name, payload: { release: 'api@1' } });
  const [id = ''] = await inbox.ids();
  const live = await listenToBoth();
  const heard = async (method: string, path: string, body?: object) => {
    expect((await inbox.call(method, `/notifications/${path}`, body)).status).toBeLessThan(300);
    return live.hear(path === 'seen' ? 'unseen_count_changed' : 'unread_count_changed');
  };
  const unread = (total: number) => [
    ['unread_count_changed', unreadCount(total, total > 0 ? { medium: 1 } : {})],
  ];
  expect(await heard('POST', 'seen', { notificationIds: [id] })).toEqual([
    ['unseen_count_changed', { unseenCount: 0, hasMore: false }],
  ]);
  expect(await heard('POST', 'seen', {})).toEqual([
    ['unseen_count_changed', { unseenCount: 0, hasMore: false }],
  ]);
  expect(await heard('PATCH', `${id}/read`)).toEqual(unread(0));
  expect(await heard('PATCH', `${id}/unread`)).toEqual(unread(1));
  // The number counts what is snoozed, too; the severities leave it out.
  const counts = { total: 1, severity: { high: 0, medium: 0, low: 0, none: 0 } };
  expect(await heard('PATCH', `${id}/snooze`, { snoozeUntil: tomorrow })).toEqual([
    ['unread_count_changed', { unreadCount: 1, hasMore: false, counts }],
  ]);
  expect(await heard('PATCH', `${id}/unsnooze`)).toEqual(unread(1));
  expect(await heard('PATCH', `${id}/archive`)).toEqual(unread(0));
  expect(await heard('PATCH', `${id}/unarchive`)).toEqual(unread(0));
  for (const act of ['complete', 'revert']) {
    await inbox.call('PATCH', `/notifications/${id}/${act}`, { actionType: 'primary' });
    await platform.live.drain();
  }
  for (const act of ['read', 'archive', 'read-archive', 'delete']) {
    expect(await heard('POST', act, {})).toEqual(unread(0));
  }
  const [other] = await fill(platform, name, 1);
  await live.hear(...arrival);
  expect(await heard('DELETE', `${other}/delete`)).toEqual(unread(0));
  live.close();
});

test('a mark of the widget tells the severities, too', async () => {
  const [id] = await fill(platform, name, 2, { severity: 'high' });
  const live = await listenToBoth();
  const widget = await signIn(platform, name);
  await widget.call('POST', '/widgets/messages/mark-as', { messageId: id, markAs: 'read' });
  expect(await live.hear('unread_count_changed')).toEqual([
    ['unread_count_changed', unreadCount(1, { high: 1 })],
  ]);
  live.close();
});

test('the end of a snooze brings the message back as a new one, live and in the list', async () => {
  const ids = await fill(platform, name, 3);
  const snooze = (id: string | undefined) =>
    inbox.call('PATCH', `/notifications/${id}/snooze`, { snoozeUntil: tomorrow });
  await inbox.call('PATCH', `/notifications/${ids[2]}/read`);
  const before = (await snooze(ids[2])).body.data;
  const live = await listenToBoth();
  // Tomorrow comes early. Another snooze makes the timer look which end is next.
  await platform.database.query(
    `update messages set snoozed_until = now() + interval '0.3 s' where id = $1`,
    [ids[2]],
  );
  await snooze(ids[1]);
  const received = (await live.hear(...arrival)).find(([event]) => event === 'notification_received');
  const { message } = Object(received?.[1]);
  expect(message).toMatchObject({ _id: ids[2], read: false, seen: true, deliveredAt: [message.createdAt] });
  expect(message).not.toHaveProperty('snoozedUntil');
  expect(message.createdAt > before.createdAt).toBe(true);
  expect((await inbox.list('?snoozed=false')).data).toMatchObject([
    { id: ids[2], isRead: false, readAt: null, isSeen: true, createdAt: message.createdAt },
    { id: ids[0] },
  ]);
  live.close();
});
