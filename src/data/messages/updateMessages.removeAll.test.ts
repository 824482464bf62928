import { describe, expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { feedScreen, inboxOf, loadedInbox, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import {
  buildFeed,
  failingFor,
  holdAnswers,
  type WireMessage,
  type WorldOptions,
  worldFeeds,
} from '../../mocks/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { useUpdateMessages } from './updateMessages.ts';

const platform = mockPlatform();
const allPath = '/widgets/messages';
const bulkPath = '/widgets/messages/bulk/delete';

/** Removes all messages of a query. */
function removalOf(client: InboxClient) {
  const { run } = hookOf(client, useUpdateMessages);
  return (all: MessagesQuery) => run({ all, removed: true });
}

async function start(query: MessagesQuery = {}, options?: WorldOptions) {
  const world = platform(options);
  const { client, screen, counts } = await loadedInbox(world, query);
  const remove = removalOf(client);
  const removals = () =>
    world.requests
      .filter(({ method, path }) => method === 'DELETE' || path === bulkPath)
      .map(({ method, url }) => `${method} ${url.split('/v1')[1]}`);
  return { world, client, screen, counts, remove, removals };
}

describe('removing all', () => {
  test('of the inbox is one call, shows at once and makes the counts zero', async () => {
    const { world, client, screen, counts, remove, removals } = await start();
    const held = holdAnswers(world, allPath);
    const removing = remove({});
    await held.arrived(1);
    expect(screen.rows()).toEqual([]);
    expect(counts.shown()).toEqual([0, 0]);
    held.end();
    await removing;
    expect(counts.shown()).toEqual([0, 0]);
    await quiet(client);
    expect(removals()).toEqual(['DELETE /widgets/messages']);
    expect(world.messages()).toEqual([]);
    await vi.waitFor(() => expect(pendingChangesOf(client).get().changes).toEqual([]));
    expect(screen.rows()).toEqual([]);
  });

  test('that is read shows at once, and leaves the unread ones, loaded or not', async () => {
    const messages = buildFeed(30).map((message, place) => ({
      ...message,
      read: place % 3 === 0,
      seen: true,
    }));
    const { world, client, screen, counts, remove } = await start({}, { messages });
    const shown = screen.rows();
    const unreadOnes = messages.filter(({ read }) => !read).map(({ _id }) => _id);
    const before = counts.shown();
    const held = holdAnswers(world, bulkPath);
    const removing = remove({ read: true });
    await held.arrived(1);
    expect(screen.rows()).toEqual(shown.filter(({ read }) => !read));
    expect(counts.shown()).toEqual(before);
    held.end();
    await removing;
    await quiet(client);
    expect(world.messages().map(({ _id }) => _id)).toEqual(unreadOnes);
    expect(counts.shown()).toEqual(before);
  });

  test('makes a count zero that was at its limit', async () => {
    const messages = buildFeed(130).map((message) => ({ ...message, read: false, seen: false }));
    const { world, client, counts, remove } = await start({}, { messages });
    expect(counts.shown()).toEqual([100, 100]);
    const held = holdAnswers(world, allPath);
    const removing = remove({});
    await held.arrived(1);
    expect(counts.shown()).toEqual([0, 0]);
    held.end();
    await removing;
    await quiet(client);
    expect(counts.shown()).toEqual([0, 0]);
  });

  test('of one feed is one call with the object id from its messages, and keeps the others', async () => {
    const { world, client, screen, counts, remove, removals } = await start({
      feed: 'mentions',
      limit: 5,
    });
    const inbox = feedScreen(client);
    await inbox.loaded();
    const held = holdAnswers(world, allPath);
    const removing = remove({ feed: ['mentions'], limit: 5 });
    await held.arrived(1);
    expect(screen.rows()).toEqual([]);
    expect(inbox.rows().some(({ feedId }) => feedId === worldFeeds.mentions)).toBe(false);
    expect(inbox.rows().length).toBeGreaterThan(0);
    expect(counts.shown()[0]).toBe(2);
    held.end();
    await removing;
    await quiet(client);
    expect(removals()).toEqual([`DELETE /widgets/messages?feedId=${worldFeeds.mentions}`]);
    expect(world.messages()).toHaveLength(13);
  });

  test('brings every message back if it fails', async () => {
    const { world, client, screen, counts, remove } = await start();
    const before = screen.rows();
    failingFor(allPath, 500)(world);
    await expect(remove({})).rejects.toMatchObject({ kind: 'unavailable' });
    expect(screen.rows()).toEqual(before);
    expect(counts.shown()).toEqual([3, 2]);
    await quiet(client);
  });

  test('fault 33: keeps a message on screen that arrives meanwhile', async () => {
    const { world, client, screen, remove } = await start();
    const held = holdAnswers(world, allPath);
    const removing = remove({});
    await held.arrived(1);
    const fresh = world.receive();
    await screen.observer.refetch();
    expect(screen.rows().map(({ id }) => id)).toEqual([fresh._id]);
    held.end();
    await removing;
    await quiet(client);
    expect(screen.rows().map(({ id }) => id)).toEqual([fresh._id]);
  });

  test('also hides messages of the feed that are loaded later', async () => {
    const { world, screen, client, remove } = await start({}, { messages: 25 });
    const held = holdAnswers(world, allPath);
    const removing = remove({});
    await held.arrived(1);
    // The server has done it by then; this is how a slower one would answer.
    world.setMessages(buildFeed(25));
    await screen.loadMore();
    expect(screen.rows()).toEqual([]);
    world.setMessages([]);
    held.end();
    await removing;
    await quiet(client);
  });
});

describe('removing all, where no single call can do it, reads the feed to its end and removes by id', () => {
  test.each<[string, MessagesQuery, number]>([
    ['unread ones', { read: false }, 3],
    ['unseen ones of a feed', { seen: false, feed: 'mentions' }, 1],
    ['by data', { data: { kind: 'reaction' } }, 1],
    ['several feeds', { feed: ['mentions', 'billing'] }, 5],
  ])('for %s', async (_, query, concerned) => {
    const { world, client, screen, remove, removals } = await start(query);
    const ids = screen.rows().map(({ id }) => id);
    expect(ids).toHaveLength(concerned);
    await remove(query);
    await quiet(client);
    expect(removals().join()).not.toMatch(/DELETE \/widgets\/messages(\?|$)/);
    expect(world.messages()).toHaveLength(16 - concerned);
    expect(screen.rows()).toEqual([]);
  });

  test('for a feed whose messages do not contain its object id', async () => {
    // Never loaded: nothing is known of it.
    const { world, client, remove, removals } = await start();
    await remove({ feed: 'mentions' });
    await quiet(client);
    expect(removals()).toEqual(['POST /widgets/messages/bulk/delete']);
    expect(world.messages()).toHaveLength(13);
  });

  test.each([
    ['two object ids', worldFeeds.mentions, worldFeeds.billing],
    ['no object id', null, null],
  ])('for a feed whose messages contain %s', async (_, firstFeed, secondFeed) => {
    const world = platform();
    world.addFault({
      concerns: ({ path }) => path.endsWith('/feed'),
      after: async (answer) => {
        const [first, second] = (await answer.json()).data;
        const data = [
          { ...first, _feedId: firstFeed },
          { ...second, _feedId: secondFeed },
        ];
        return Response.json({ data, hasMore: false });
      },
    });
    const client = inboxOf(world);
    const query = { feed: 'mentions' };
    await feedScreen(client, query).loaded();
    await removalOf(client)(query);
    await quiet(client);
    expect(world.requests.map(({ path }) => path)).toContain(bulkPath);
    expect(world.messages()).toHaveLength(14);
  });

  test('and keeps the other loaded messages if messages contain no object id', async () => {
    const world = platform();
    world.addFault({
      concerns: ({ path }) => path.endsWith('/feed'),
      after: async (answer) => {
        const { data, ...page } = await answer.json();
        return Response.json({ ...page, data: data.map(({ _feedId, ...row }: WireMessage) => row) });
      },
    });
    const client = inboxOf(world);
    const [inbox, unread] = [feedScreen(client), feedScreen(client, { read: false })];
    await Promise.all([inbox.loaded(), unread.loaded()]);
    const held = holdAnswers(world, bulkPath);
    const removing = removalOf(client)({ read: false });
    await held.arrived(1);
    expect([inbox.rows().length, unread.rows().length]).toEqual([7, 0]);
    held.end();
    await removing;
    await quiet(client);
  });

  test('for several feeds of which only one is loaded', async () => {
    const feeds = ['mentions', 'mentions', 'billing'] as const;
    const messages = buildFeed(3).map((message, place) => ({
      ...message,
      _feedId: worldFeeds[feeds[place] ?? ''] ?? null,
    }));
    const query = { feed: ['mentions', 'billing'], limit: 2 };
    const { world, client, remove } = await start(query, { messages });
    await remove(query);
    await quiet(client);
    expect(world.messages()).toEqual([]);
  });

  test('page by page, however many there are', async () => {
    const messages = buildFeed(240).map((message) => ({ ...message, read: false }));
    const { world, client, remove, removals } = await start({ read: false }, { messages });
    await remove({ read: false });
    await quiet(client);
    expect(removals()).toHaveLength(3);
    expect(world.messages()).toEqual([]);
    const walked = world.requests.filter(({ query }) => query.get('limit') === '100' && query.has('page'));
    expect(walked.map(({ query }) => query.get('page'))).toEqual(['0', '1', '2']);
  });

  test('fault 25: and ends if the server’s hasMore is always true', async () => {
    const { world, client, remove } = await start({ read: false });
    world.addFault({
      concerns: ({ path, query }) => path === '/widgets/notifications/feed' && query.get('limit') === '100',
      after: async (answer) => Response.json({ ...(await answer.json()), hasMore: true }),
    });
    await remove({ read: false });
    await quiet(client);
    expect(world.messages()).toHaveLength(13);
    const walked = world.requests.filter(({ query }) => query.get('limit') === '100' && query.has('page'));
    expect(walked.map(({ query }) => query.get('page'))).toEqual(['0', '1']);
  });
});
