import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MessageRecord } from './messages/messageRecord.ts';
import type { Platform } from './platform.ts';
import {
  type Failure,
  fill,
  listen,
  signIn,
  startTestPlatform,
  type TestClient,
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

type State = { seen: boolean; read: boolean };

async function messageIn(state: State): Promise<string> {
  const [id = ''] = await fill(platform, 'ana', 1);
  await platform.database.query('update messages set seen = $2, read = $3 where id = $1', [
    id,
    state.seen,
    state.read,
  ]);
  return id;
}

function post<Body = { data: MessageRecord[] }>(path: string, body: unknown) {
  return ana.call<Body>('POST', `/widgets/messages/${path}`, body);
}

const states: State[] = [
  { seen: false, read: false },
  { seen: true, read: false },
  { seen: true, read: true },
  { seen: false, read: true },
];

describe('mark-as', () => {
  const effects = {
    read: () => ({ seen: true, read: true }),
    unread: () => ({ seen: true, read: false }),
    seen: (before: State) => ({ seen: true, read: before.read }),
    unseen: (before: State) => ({ seen: false, read: before.read }),
  } as const;

  test.each(['read', 'unread', 'seen', 'unseen'] as const)(
    'sets the flags of %s on messages in every state',
    async (markAs) => {
      for (const before of states) {
        const id = await messageIn(before);
        const answer = await post('mark-as', { messageId: id, markAs });
        expect(answer.status).toBe(201);
        const [message] = answer.body.data;
        expect(message).toMatchObject({ _id: id, ...effects[markAs](before) });
        expect(message?.lastSeenDate).toBeDefined();
        expect(message?.lastReadDate !== undefined).toBe(markAs === 'read' || markAs === 'unread');
        expect(message).not.toHaveProperty('subscriber');
      }
    },
  );

  test('returns messages in the order of the ids, each once, without unknown ones', async () => {
    const ids = await fill(platform, 'ana', 3);
    const asked = [ids[1], ids[0], 'f'.repeat(24), ids[2], ids[1]];
    const answer = await post('mark-as', { messageId: asked, markAs: 'read' });
    expect(answer.body.data.map((message) => message._id)).toEqual([ids[1], ids[0], ids[2]]);
  });

  test.each([
    [{ markAs: 'read' }, 'messageId is required'],
    [{ messageId: [], markAs: 'read' }, 'messageId must not be an empty list'],
    [{ messageId: 'f'.repeat(24), markAs: 'gone' }, 'markAs must be one of read, seen, unread, unseen'],
    [
      { messageId: ['f'.repeat(24), 'zz'], markAs: 'read' },
      'messageId.1 must be an id of 24 hexadecimal digits',
    ],
    [{ messageId: 5, markAs: 'read' }, 'messageId must be a string or a list'],
  ])('refuses %j', async (body, sentence) => {
    expect(await post<Failure>('mark-as', body)).toMatchObject({
      status: 400,
      body: { message: [sentence] },
    });
  });
});

describe('markAs', () => {
  test.each<[{ seen?: boolean; read?: boolean }]>([
    [{ seen: true }],
    [{ seen: false }],
    [{ read: true }],
    [{ read: false }],
    [{ seen: true, read: true }],
    [{ seen: false, read: false }],
    [{}],
  ])('sets exactly %j and its dates', async (mark) => {
    for (const before of states) {
      const id = await messageIn(before);
      const answer = await post('markAs', { messageId: id, mark });
      expect(answer.status).toBe(201);
      const [message] = answer.body.data;
      expect(message).toMatchObject({ _id: id, ...before, ...mark });
      expect(message?.lastSeenDate !== undefined).toBe(mark.seen !== undefined);
      expect(message?.lastReadDate !== undefined).toBe(mark.read !== undefined);
    }
  });

  test('accepts an empty list', async () => {
    expect(await post('markAs', { messageId: [], mark: { read: true } })).toEqual({
      status: 201,
      body: { data: [] },
    });
  });

  test.each([
    [{ mark: { seen: true } }, 'messageId is required'],
    [{ messageId: 'f'.repeat(24) }, 'mark is required'],
    [{ messageId: 'not an id', mark: {} }, 'messageId must be an id of 24 hexadecimal digits'],
    [{ messageId: 'f'.repeat(24), mark: { seen: 'yes' } }, 'mark.seen must be true or false'],
  ])('refuses %j', async (body, sentence) => {
    expect(await post<Failure>('markAs', body)).toMatchObject({ status: 400, body: { message: [sentence] } });
  });
});

describe('marking all', () => {
  test('changes and counts only messages that lack the flag, in the given feeds', async () => {
    const kim = await signIn(platform, 'kim');
    await fill(platform, 'kim', 3, { feedIdentifier: 'alerts' });
    await fill(platform, 'kim', 2, { feedIdentifier: 'billing' });
    await fill(platform, 'kim', 1);
    const all = async (mark: string, body?: unknown) =>
      (await kim.call<{ data: number }>('POST', `/widgets/messages/${mark}`, body)).body.data;
    expect(await all('seen', { feedId: 'alerts' })).toBe(3);
    expect(await all('seen', { feedId: ['alerts', 'billing'] })).toBe(2);
    expect(await all('read', { feedId: 'unknown' })).toBe(0);
    expect(await all('read', { feedId: ['billing'] })).toBe(2);
    expect(await kim.count('unread')).toBe(4);
    expect(await all('read', {})).toBe(4);
    expect(await all('read')).toBe(0);
    expect(await all('seen')).toBe(0);
    expect((await kim.feed()).data.every((message) => message.seen && message.read)).toBe(true);
  });

  test('as seen does not change whether messages are read', async () => {
    const lee = await signIn(platform, 'lee');
    const [first] = await fill(platform, 'lee', 2);
    await lee.call('POST', '/widgets/messages/markAs', { messageId: first, mark: { read: true } });
    expect((await lee.call('POST', '/widgets/messages/seen', {})).body).toEqual({ data: 2 });
    expect((await lee.feed()).data.map(({ seen, read }) => [seen, read])).toEqual([
      [true, true],
      [true, false],
    ]);
  });
});

test('marks cause the live events of the protocol', async () => {
  const mia = await signIn(platform, 'mia');
  const [id] = await fill(platform, 'mia', 2);
  const { socket, events } = listen(platform, { auth: { token: mia.token } });
  await until(() => socket.connected);
  const told = async (path: string, body: unknown, count: number) => {
    events.length = 0;
    await mia.call('POST', `/widgets/messages/${path}`, body);
    await until(() => events.length >= count);
    await platform.live.drain();
    return events.map(([name, payload]) => `${name} ${JSON.stringify(payload)}`);
  };
  const unseen = (count: number) => `unseen_count_changed {"unseenCount":${count},"hasMore":false}`;
  const unread = (count: number) => `unread_count_changed ${JSON.stringify(unreadCount(count))}`;
  expect(await told('markAs', { messageId: id, mark: { seen: true } }, 1)).toEqual([unseen(1)]);
  expect(await told('markAs', { messageId: id, mark: { read: true } }, 1)).toEqual([unread(1)]);
  expect(await told('markAs', { messageId: id, mark: { seen: false, read: false } }, 2)).toEqual([
    unseen(2),
    unread(2),
  ]);
  expect(await told('mark-as', { messageId: id, markAs: 'read' }, 1)).toEqual([unread(1)]);
  expect(await told('mark-as', { messageId: id, markAs: 'unread' }, 1)).toEqual([unread(2)]);
  expect(await told('mark-as', { messageId: id, markAs: 'unseen' }, 1)).toEqual([unseen(2)]);
  expect(await told('mark-as', { messageId: id, markAs: 'seen' }, 1)).toEqual([unseen(1)]);
  expect(await told('seen', {}, 1)).toEqual([unseen(0)]);
  expect(await told('read', {}, 1)).toEqual([unread(0)]);
  socket.close();
});

test('two clients that mark different messages at once lose no mark', async () => {
  const max = await signIn(platform, 'max');
  const ids = await fill(platform, 'max', 40);
  await Promise.all([
    ...ids
      .slice(0, 20)
      .map((messageId) => max.call('POST', '/widgets/messages/markAs', { messageId, mark: { read: true } })),
    ...ids
      .slice(20)
      .map((messageId) => max.call('POST', '/widgets/messages/mark-as', { messageId, markAs: 'read' })),
    max.call('POST', '/widgets/messages/markAs', { messageId: [...ids].reverse(), mark: { seen: true } }),
    max.call('POST', '/widgets/messages/markAs', { messageId: ids, mark: { seen: true } }),
  ]);
  expect([await max.count('unread'), await max.count('unseen')]).toEqual([0, 0]);
});
