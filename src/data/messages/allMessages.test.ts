import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed, type WireMessage, worldFeeds } from '../../mocks/index.ts';
import type { FeedTarget } from '../model/change.ts';
import type { InboxMessage } from '../model/message.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { actOnAll, allMessagesOf, countOfAll, idsOf, isByFeed } from './allMessages.ts';
import { startMark } from './markMessages.ts';
import { startRemoval } from './removeMessages.ts';

const platform = mockPlatform();
const feedPath = '/widgets/notifications/feed';
const mentions = { feedIdentifier: 'mentions' };

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
  return { world, client, screen, asked, ids };
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
    expect(allMessagesOf(client, {})).toMatchObject({ messageIds: ids(), hasMore: false });
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
    expect(allMessagesOf(client, {})).toMatchObject({ messageIds: [], oldest: undefined, hasMore: false });
  });

  test('of a feed that is not loaded are unknown, except those that another feed shows', async () => {
    const { client, ids } = await start(5, { read: false });
    const unread = feedIds(client, { read: false });
    expect(unread.length).toBeGreaterThan(0);
    expect(unread.length).toBeLessThan(ids().length);
    expect(allMessagesOf(client, {})).toMatchObject({ messageIds: unread, oldest: undefined, hasMore: true });
    expect(allMessagesOf(client, { read: true })).toMatchObject({ messageIds: [], hasMore: true });
  });

  test('include those of other feeds once, after its own', async () => {
    const { client, screen } = await start(buildFeed(16), mentions);
    const inbox = feedScreen(client);
    await inbox.loaded();
    const own = idsOf(screen.rows());
    expect(allMessagesOf(client, mentions).ids).toEqual(own);
    const { ids: messageIds } = allMessagesOf(client, {});
    expect(messageIds.slice(0, 10)).toEqual(idsOf(inbox.rows()));
    expect([...messageIds].sort()).toEqual([...new Set([...own, ...idsOf(inbox.rows())])].sort());
  });

  test.each<[string, MessagesQuery, string | undefined]>([
    ['of one feed has', mentions, worldFeeds.mentions],
    ['of one feed, named by a list, has', { feedIdentifier: ['mentions'], limit: 5 }, worldFeeds.mentions],
    ['of two feeds has not', { feedIdentifier: ['mentions', 'nothing'] }, undefined],
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
  [false, { payload: { kind: 'reaction' } }],
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
  startRemoval(client, { messageIds: ids().slice(0, 2) });
  startMark(client, { messageIds: ids().slice(4), mark: 'unread' });
  await vi.waitFor(() => expect(countOfAll(client, target)).toBe(3));
  expect(countOfAll(client, { ...target, ids: ids().slice(1, 3) })).toBe(1);
});

describe('an action on all', () => {
  /** All of five messages, and another one that the server got since. */
  async function startBeforeAnother() {
    const { world, client, screen, ids } = await start(5);
    const before = ids();
    const target = allMessagesOf(client, {});
    world.receive();
    return { client, screen, before, target };
  }

  const never = () => expect.unreachable('One call is enough');

  test('is one call where nothing new has arrived, for which the newest row is asked', async () => {
    const { client, asked } = await start(5);
    const oneCall = vi.fn(async () => {});
    await actOnAll(client, allMessagesOf(client, {}), 'deferred', oneCall, never);
    expect(oneCall).toHaveBeenCalledOnce();
    expect(asked().map((query) => [query.get('page'), query.get('limit')])).toEqual([['0', '1']]);
  });

  test.each(['immediate', 'unload'] as const)('asks for nothing before its one call %s', async (time) => {
    const { client, world } = await start(5);
    const oneCall = vi.fn(async () => {});
    await actOnAll(client, allMessagesOf(client, {}), time, oneCall, never);
    expect(oneCall).toHaveBeenCalledOnce();
    expect(world.requests).toEqual([]);
  });

  test('that was deferred is done by id where a message has arrived, without that one', async () => {
    const { client, before, target } = await startBeforeAnother();
    const { done, byId } = recorder();
    const oneCall = vi.fn(async () => {});
    await actOnAll(client, target, 'deferred', oneCall, byId);
    expect(oneCall).not.toHaveBeenCalled();
    expect(done).toEqual([before]);
  });

  test('is done by id where the loaded feed shows a newer message', async () => {
    const { client, screen, before, target } = await startBeforeAnother();
    await screen.observer.refetch();
    const { done, byId } = recorder();
    await actOnAll(client, target, 'immediate', never, byId);
    expect(done).toEqual([before]);
  });

  test('reads pages of a hundred to the end, for each page once', async () => {
    const { client, asked, ids } = await start(150);
    const { done, byId } = recorder();
    await actOnAll(client, allMessagesOf(client, {}), 'immediate', undefined, byId);
    expect(done).toEqual([ids()]);
    expect(asked().map((query) => [query.get('page'), query.get('limit')])).toEqual([
      ['0', '100'],
      ['1', '100'],
    ]);
  });

  test('that begins as the page is left acts on what is loaded before it reads anything', async () => {
    const { client, world, ids } = await start(25);
    const done: [number, string[]][] = [];
    await actOnAll(client, allMessagesOf(client, {}), 'unload', undefined, async (rows) => {
      done.push([world.requests.length, [...idsOf(rows)]]);
    });
    expect(done).toEqual([
      [0, ids().slice(0, 10)],
      [1, ids()],
    ]);
  });

  test('leaves out a message that arrived since, also as the page is left', async () => {
    const { client, screen, before, target } = await startBeforeAnother();
    await screen.observer.refetch();
    const { done, byId } = recorder();
    await actOnAll(client, target, 'unload', undefined, byId);
    expect(done).toEqual([before, before]);
  });

  test('on a feed that was never loaded reads it', async () => {
    const { client, ids } = await start(5, { read: true });
    const target: FeedTarget = { query: {}, ids: [], hasMore: true };
    const { done, byId } = recorder();
    await actOnAll(client, target, 'unload', undefined, byId);
    expect(done).toEqual([[], ids()]);
  });
});

/** The ids of a loaded feed. */
function feedIds(client: Parameters<typeof feedScreen>[0], query: MessagesQuery): readonly string[] {
  return idsOf(feedScreen(client, query).rows());
}

/** What is done by id, and the ids of each time. */
function recorder() {
  const done: string[][] = [];
  return { done, byId: async (rows: readonly InboxMessage[]) => void done.push([...idsOf(rows)]) };
}
