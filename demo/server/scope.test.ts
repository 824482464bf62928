import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from './platform.ts';
import {
  fill,
  listen,
  signIn,
  startTestPlatform,
  type TestClient,
  triggerEvent,
  until,
} from './testPlatform.ts';

let platform: Platform;
let bob: TestClient;
let ids: string[];

beforeAll(async () => {
  platform = await startTestPlatform();
  bob = await signIn(platform, 'bob');
  ids = await fill(platform, 'ana', 5, { feedIdentifier: 'alerts' });
});
afterAll(() => platform.close());

function everythingOfAna() {
  return platform.database.query(
    `select messages.* from messages join subscribers on subscribers.id = messages.subscriber_id
     where subscribers.subscriber_id = 'ana' order by messages.id`,
  );
}

describe('another subscriber', () => {
  test('sees none of the messages', async () => {
    for (const query of ['', '?feedIdentifier=alerts', '?seen=false', '?read=false&page=0&limit=100']) {
      expect(await bob.feed(query)).toMatchObject({ data: [], totalCount: 0, hasMore: false });
    }
    for (const path of ['unseen', 'unread', 'count', 'count?feedIdentifier=alerts'])
      expect(await bob.count(path)).toBe(0);
  });

  test.each([
    ['POST', 'markAs', () => ({ messageId: ids, mark: { seen: true, read: true } }), []],
    ['POST', 'mark-as', () => ({ messageId: ids, markAs: 'read' }), []],
    ['POST', 'read', () => ({}), 0],
    ['POST', 'read', () => ({ feedId: 'alerts' }), 0],
    ['POST', 'seen', () => ({ feedId: ['alerts'] }), 0],
  ] as const)('changes nothing and learns nothing by %s %s', async (method, path, body, data) => {
    const before = await everythingOfAna();
    expect(await bob.call(method, `/widgets/messages/${path}`, body())).toEqual({
      status: 201,
      body: { data },
    });
    expect(await everythingOfAna()).toEqual(before);
  });

  test('gets only its own messages from a mixed list, and only those change', async () => {
    const own = await fill(platform, 'bob', 2);
    const before = await everythingOfAna();
    const answer = await bob.call<{ data: { _id: string }[] }>('POST', '/widgets/messages/mark-as', {
      messageId: [ids[0], own[0], ids[1], own[1]],
      markAs: 'read',
    });
    expect(answer.body.data.map((message) => message._id)).toEqual(own);
    expect(await everythingOfAna()).toEqual(before);
  });

  test('gets none of the events', async () => {
    const { socket, events } = listen(platform, { auth: { token: bob.token } });
    await until(() => socket.connected);
    await triggerEvent(platform, { name: 'message', to: 'ana', payload: { content: 'private' } });
    await (await signIn(platform, 'ana')).call('POST', '/widgets/messages/read', {});
    await platform.live.drain();
    await triggerEvent(platform, { name: 'message', to: 'bob', payload: { content: 'for bob' } });
    await until(() => events.length >= 3);
    expect(events[0]).toMatchObject(['notification_received', { message: { content: 'for bob' } }]);
    expect(JSON.stringify(events)).not.toContain('private');
    socket.close();
  });
});
