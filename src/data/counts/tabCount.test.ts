import { expect, test } from 'vitest';
import { markOf, removalOf, removalOfAll } from '../../../tests/support/changes.ts';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { markFixture } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed, type WorldOptions } from '../../mocks/index.ts';
import { applyChange, takeBack } from '../facts/changes.ts';
import { recordFact } from '../facts/recordFact.ts';
import type { Change } from '../model/change.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { tabCountOptions, useServerCount } from './serverCount.ts';

const platform = mockPlatform();

async function start(query: MessagesQuery, options?: WorldOptions) {
  const world = platform(options);
  const client = inboxOf(world);
  const { value: count } = await client.queryClient.fetchQuery(tabCountOptions(client, query));
  return { world, client, count };
}

test.each<[MessagesQuery, number, string]>([
  [{}, 2, 'unseen'],
  [{ feed: ['mentions', 'alerts'] }, 2, 'count'],
  [{ read: true }, 0, 'count'],
  [{ data: { kind: 'invoice' } }, 1, 'feed'],
  [{ data: { kind: 'reaction' } }, 0, 'feed'],
])(
  'the tab with the query %j has %d unseen messages by call %s, as in its feed',
  async (query, expected, route) => {
    const messages = buildFeed(16).map((message, place) => ({
      ...message,
      payload: { kind: place === 1 ? 'invoice' : 'other' },
    }));
    const { world, client, count } = await start(query, { messages });
    expect(count).toBe(expected);
    expect(world.requests.at(-1)?.path.split('/').at(-1)).toBe(route);
    const feed = feedScreen(client, { ...query, limit: 100 });
    await feed.loaded();
    expect(feed.rows().filter(({ seen }) => !seen)).toHaveLength(count);
  },
);

test('tabs whose queries differ only in the page size share one request for their count', async () => {
  const { world, client } = await start({ feed: 'mentions', limit: 5 });
  await client.queryClient.fetchQuery(tabCountOptions(client, { feed: 'mentions', limit: 20 }));
  expect(world.requests.filter(({ path }) => path.endsWith('/count'))).toHaveLength(1);
});

test('the tab of seen messages has no unseen ones, without a request', async () => {
  const { world, count } = await start({ seen: true });
  expect(count).toBe(0);
  expect(world.requests).toEqual([]);
});

test('messages with a payload are counted up to 100', async () => {
  const messages = buildFeed(130).map((message) => ({ ...message, seen: false, payload: { kind: 'x' } }));
  expect((await start({ data: { kind: 'x' } }, { messages })).count).toBe(100);
});

test('unconfirmed changes change a tab’s count by what they change in its feed', async () => {
  const query = { feed: 'mentions' };
  const { client, count } = await start(query);
  const feed = feedScreen(client, query);
  await feed.loaded();
  const ids = feed.rows().flatMap(({ id, seen }) => (seen ? [] : id));
  const moved = (change: Change) => {
    applyChange(client, change);
    const { data } = hookOf(client, () => useServerCount({ of: 'unseen', query }));
    takeBack(client, change.id);
    return data;
  };
  expect(ids).toHaveLength(count);
  expect(moved(removalOf(...ids))).toBe(0);
  expect(moved(markOf(ids, { seen: true, read: true }))).toBe(0);
  expect(moved(removalOf())).toBe(count);
  // Of what is done to all, what is not loaded is a part, too.
  recordFact(client, tabCountOptions(client, query).queryKey, {
    value: 30,
    askedAt: Number.MAX_SAFE_INTEGER,
  });
  expect(moved(removalOfAll({}, ids))).toBe(0);
  expect(moved(removalOfAll({ feed: 'alerts' }, ids))).toBe(30 - count);
});

test('useServerCount includes the reader’s unconfirmed changes', async () => {
  const { client, ids } = await markFixture(platform());
  await client.queryClient.fetchQuery(tabCountOptions(client, {}));
  const count = () => hookOf(client, () => useServerCount({ of: 'unseen', query: {} })).data;
  expect(count()).toBe(2);
  applyChange(client, markOf([ids.first], { seen: true, read: true }));
  expect(count()).toBe(1);
});

test('the unread messages of a query are counted too, under a separate key', async () => {
  const { world, client } = await start({ feed: 'mentions' });
  const from = world.requests.length;
  const { value: unread } = await client.queryClient.fetchQuery(
    tabCountOptions(client, { feed: 'mentions' }, 'unread'),
  );
  const feed = feedScreen(client, { feed: 'mentions', limit: 100 });
  await feed.loaded();
  expect(unread).toBe(feed.rows().filter(({ read }) => !read).length);
  expect(String(world.requests[from]?.query)).toBe('read=false&feedIdentifier=mentions&limit=100');
});
