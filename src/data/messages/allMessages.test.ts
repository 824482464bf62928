import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { removalOfAll } from '../../../tests/support/changes.ts';
import { feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed, type WireMessage, worldFeeds } from '../../mocks/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { FeedTarget } from '../model/change.ts';
import type { InboxMessage } from '../model/message.ts';
import { isByFeed, type MessagesQuery } from '../model/messagesQuery.ts';
import type { SendTime } from '../outbox/entry.ts';
import { sendChange } from '../outbox/sendChange.ts';
import { allMessagesOf, countOfAll } from './allMessages.ts';
import { updateMessages } from './updateMessages.ts';

const platform = mockPlatform();
const feedPath = '/widgets/notifications/feed';
const bulkPath = '/widgets/messages/bulk/delete';
const mentions = { feed: 'mentions' };
/** Every message, in words for which there is no one call. */
const anyData = { data: {} };

/** An inbox with a loaded feed, and what is asked of the server from then on. */
async function start(messages: number | WireMessage[], query: MessagesQuery = {}) {
  const world = platform({ messages });
  const client = inboxOf(world);
  const screen = feedScreen(client, query);
  await screen.loaded();
  await quiet(client);
  world.requests.splice(0);
  const asked = () => world.requests.filter(({ path }) => path === feedPath).map(({ query: of }) => of);
  const ids = () => world.messages().map(({ _id }) => _id);
  /** What each removal by ids was asked, and the method of one without ids. */
  const removals = () =>
    world.requests.flatMap(({ method, body }) => (method === 'GET' ? [] : method === 'POST' ? body : method));
  return { world, client, screen, asked, ids, removals };
}

describe('all messages of a feed, at one moment,', () => {
  test('are those that are loaded and everything older than the oldest of them', async () => {
    const { client, ids } = await start(25);
    const target = allMessagesOf(client, {});
    expect(target.ids).toEqual(ids().slice(0, 10));
    expect(target).toMatchObject({ query: {}, feedId: undefined, hasMore: true });
  });

  test('are only those that are loaded, where the last page said that there are no more', async () => {
    const { client, screen, ids } = await start(25);
    await screen.loadMore();
    expect(allMessagesOf(client, {}).hasMore).toBe(true);
    await screen.loadMore();
    expect(allMessagesOf(client, {})).toMatchObject({ ids: ids(), hasMore: false });
  });

  test('are older than the oldest, wherever it stands in the list', async () => {
    const [first, second, third] = buildFeed(3);
    const world = platform();
    world.addFault({
      concerns: ({ path }) => path === feedPath,
      after: () => HttpResponse.json({ data: [second, third, first], hasMore: true }),
    });
    const client = inboxOf(world);
    await feedScreen(client).loaded();
    expect(allMessagesOf(client, {}).oldest).toBe(third?.createdAt);
  });

  test('have no oldest where none is loaded', async () => {
    const { client } = await start([]);
    expect(allMessagesOf(client, {})).toMatchObject({ ids: [], oldest: undefined, hasMore: false });
  });

  test('of a feed that is not loaded are unknown, except those that another feed shows', async () => {
    const { client, ids } = await start(5, { read: false });
    const unread = feedIds(client, { read: false });
    expect(unread.length).toBeGreaterThan(0);
    expect(unread.length).toBeLessThan(ids().length);
    expect(allMessagesOf(client, {})).toMatchObject({ ids: unread, oldest: undefined, hasMore: true });
    expect(allMessagesOf(client, { read: true })).toMatchObject({ ids: [], hasMore: true });
  });

  test('include those of other feeds once, after its own', async () => {
    const { client, screen } = await start(buildFeed(16), mentions);
    const inbox = feedScreen(client);
    await inbox.loaded();
    const own = idsOf(screen.rows());
    expect(allMessagesOf(client, mentions).ids).toEqual(own);
    const { ids } = allMessagesOf(client, {});
    expect(ids.slice(0, 10)).toEqual(idsOf(inbox.rows()));
    expect([...ids].sort()).toEqual([...new Set([...own, ...idsOf(inbox.rows())])].sort());
  });

  test.each<[string, MessagesQuery, string | undefined]>([
    ['of one feed has', mentions, worldFeeds.mentions],
    ['of one feed, named by a list, has', { feed: ['mentions'], limit: 5 }, worldFeeds.mentions],
    ['of two feeds has not', { feed: ['mentions', 'nothing'] }, undefined],
    ['of the unread ones of a feed has not', { ...mentions, read: false }, undefined],
    ['of the whole inbox has not', {}, undefined],
  ])('a query %s the feed’s object id', async (_, query, feedId) => {
    const { client } = await start(
      buildFeed(3).map((message) => ({ ...message, _feedId: worldFeeds.mentions ?? null })),
      query,
    );
    expect(allMessagesOf(client, query).feedId).toBe(feedId);
  });
});

test.each<[boolean, MessagesQuery]>([
  [true, {}],
  [true, { limit: 5, read: undefined }],
  [true, mentions],
  [false, { read: false }],
  [false, { ...mentions, seen: true }],
  [false, { data: { kind: 'reaction' } }],
])('it is %s that one call can name the messages of %j', (expected, query) => {
  expect(isByFeed(query)).toBe(expected);
});

test('of all, those are counted that no removal hides', async () => {
  const { world, client, ids } = await start(5);
  const target = allMessagesOf(client, {});
  expect(countOfAll(client, target)).toBe(5);
  world.addFault({
    concerns: ({ method }) => method !== 'GET',
    before: () => new Promise<undefined>(() => {}),
  });
  void updateMessages(client, { ids: ids().slice(0, 2), removed: true });
  void updateMessages(client, { ids: ids().slice(4), read: false });
  await vi.waitFor(() => expect(countOfAll(client, target)).toBe(3));
  expect(countOfAll(client, { ...target, ids: ids().slice(1, 3) })).toBe(1);
});

describe('a removal of all', () => {
  /** All of five messages, and another one that the server got since. */
  async function startBeforeAnother() {
    const { world, client, screen, ids, removals } = await start(5);
    const before = ids();
    const target = allMessagesOf(client, {});
    world.receive();
    return { world, client, screen, before, target, removals };
  }

  test('is one call where nothing new has arrived, for which the newest row is asked', async () => {
    const { client, asked, removals } = await start(5);
    await removeAll(client, allMessagesOf(client, {}), 'deferred');
    expect(removals()).toEqual(['DELETE']);
    expect(asked().map((query) => [query.get('page'), query.get('limit')])).toEqual([['0', '1']]);
  });

  test.each(['immediate', 'unload'] as const)('asks for nothing before its one call %s', async (time) => {
    const { client, world, removals } = await start(5);
    await removeAll(client, allMessagesOf(client, {}), time);
    expect(removals()).toEqual(['DELETE']);
    expect(world.requests).toHaveLength(1);
  });

  test('that was deferred is done by id where a message has arrived, without that one', async () => {
    const { client, before, target, removals } = await startBeforeAnother();
    await removeAll(client, target, 'deferred');
    expect(removals()).toEqual([{ messageIds: before }]);
  });

  test('is done by id where the loaded feed shows a newer message', async () => {
    const { client, screen, before, target, removals } = await startBeforeAnother();
    await screen.observer.refetch();
    await removeAll(client, target, 'immediate');
    expect(removals()).toEqual([{ messageIds: before }]);
  });

  test('where no one call does it, reads pages of a hundred to the end', async () => {
    const { client, asked, ids, removals } = await start(150, anyData);
    const all = ids();
    await removeAll(client, allMessagesOf(client, anyData), 'immediate');
    expect(removals()).toEqual([{ messageIds: all.slice(0, 100) }, { messageIds: all.slice(100) }]);
    expect(asked().map((query) => [query.get('page'), query.get('limit')])).toEqual([
      ['0', '100'],
      ['1', '100'],
    ]);
  });

  test('that begins as the page is left acts on what is loaded before it reads anything', async () => {
    const { client, world, ids, removals } = await start(25, anyData);
    const all = ids();
    // So that the second removal has all of them, too.
    world.addFault({ concerns: ({ path }) => path === bulkPath, before: () => HttpResponse.json({}) });
    await removeAll(client, allMessagesOf(client, anyData), 'unload');
    expect(removals()).toEqual([{ messageIds: all.slice(0, 10) }, { messageIds: all }]);
    expect(world.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
  });

  test('leaves out a message that arrived since, also as the page is left', async () => {
    const { world, client, screen, before, target, removals } = await startBeforeAnother();
    await screen.observer.refetch();
    world.addFault({ concerns: ({ path }) => path === bulkPath, before: () => HttpResponse.json({}) });
    await removeAll(client, target, 'unload');
    expect(removals()).toEqual([{ messageIds: before }, { messageIds: before }]);
  });

  test('on a feed that was never loaded reads it', async () => {
    const { client, ids, removals } = await start(5, { read: true });
    const all = ids();
    await removeAll(client, { query: anyData, ids: [], hasMore: true }, 'unload');
    expect(removals()).toEqual([{ messageIds: all }]);
  });
});

/** Sends a removal of all messages of a feed, as the outbox does. */
function removeAll(client: InboxClient, target: FeedTarget, time: SendTime) {
  const change = { ...removalOfAll(target.query), target };
  return sendChange(client, change, time);
}

/** The ids of a loaded feed. */
function feedIds(client: InboxClient, query: MessagesQuery): readonly string[] {
  return idsOf(feedScreen(client, query).rows());
}

function idsOf(rows: readonly InboxMessage[]): readonly string[] {
  return rows.map(({ id }) => id);
}
