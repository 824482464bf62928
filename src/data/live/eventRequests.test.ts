import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aWhile } from '../../../tests/support/aWhile.ts';
import { countScreen, feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { startLiveClock } from '../../../tests/support/liveClock.ts';
import { mockLiveServer } from '../../../tests/support/liveServers.ts';
import { mark } from '../../../tests/support/marks.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { buildFeed, holdAnswers } from '../../mocks/index.ts';
import { markAutoSeen, updateMessages } from '../messages/updateMessages.ts';

const library = vi.hoisted(() => ({ io: undefined as unknown }));
vi.mock('socket.io-client', () => ({
  get io() {
    return library.io;
  },
}));
// The mock shows itself in the place of the browser's WebSocket; Node 20 has none.
beforeAll(() => void vi.stubGlobal('WebSocket', class {}));
const platform = mockPlatform();
afterAll(() => void vi.unstubAllGlobals());
beforeEach(startLiveClock);

/** A live inbox at rest with 20 loaded pages of ten messages, and more on the server. */
async function start({ pages = 20, messages = 250 } = {}) {
  const world = platform({ messages: buildFeed(messages) });
  const server = mockLiveServer(world);
  library.io = server.io;
  const client = inboxOf(world, { socketUrl: server.url });
  const feed = feedScreen(client);
  const counts = countScreen(client);
  // What is on screen is asked for once more, a while after the first connect.
  await passTime(20_000);
  expect(client.connection.get()).toBe('live');
  expect(world.requests.filter(isFeed)).toHaveLength(2);
  for (let page = 1; page < pages; page += 1) {
    await feed.loadMore();
  }
  expect(feed.rows()).toHaveLength(pages * 10);
  const asked = () =>
    world.requests
      .splice(0)
      .map(({ path, query }) => `${path.split('/').at(-1)} ${query.get('page') ?? ''}`.trim())
      .sort();
  /** Lets the gathered events be applied, what they cause be fetched, and whatever else would come. */
  const settled = async () => {
    await aWhile();
    await passTime(10_000);
  };
  await settled();
  asked();
  const truth = () => world.messages().map(({ _id: id, read, seen }) => ({ id, read, seen }));
  const shown = () => feed.rows().map(({ id, read, seen }) => ({ id, read, seen }));
  return { world, client, feed, counts, asked, settled, truth, shown };
}

function isFeed({ path }: { path: string }): boolean {
  return path.endsWith('/feed');
}

describe('with 20 pages loaded', () => {
  test('a new message costs the first page, and its row is there with the answer to that one call', async () => {
    const { world, feed, counts, asked, settled, truth, shown } = await start();
    const rowsBefore = feed.rows();
    const held = holdAnswers(world, '/widgets/notifications/feed');
    const fresh = world.receive({ subject: 'New' });
    await aWhile();
    expect(held.requests).toHaveLength(1);
    held.end();
    await passTime(0);
    expect(feed.rows()[0]?.id).toBe(fresh._id);
    expect(asked()).toEqual(['feed 0']);
    expect(feed.rows()).toHaveLength(201);
    // The same objects, so that no row renders again.
    expect(
      feed
        .rows()
        .slice(1)
        .every((row, place) => row === rowsBefore[place]),
    ).toBe(true);
    await settled();
    expect(asked()).toEqual([]);
    expect(shown()).toEqual(truth().slice(0, 201));
    expect(counts.unread()).toBe(world.messages().filter(({ read }) => !read).length);
    await feed.loadMore();
    expect(asked()).toEqual(['feed 20']);
    expect(shown()).toEqual(truth().slice(0, 210));
  });

  test('a burst of more messages than a page has costs the pages down to the first known row', async () => {
    const { world, asked, settled, truth, shown } = await start();
    for (let number = 0; number < 12; number += 1) {
      world.receive();
    }
    await settled();
    expect(asked()).toEqual(['feed 0', 'feed 1']);
    expect(shown()).toEqual(truth().slice(0, 212));
  });

  test('a mark elsewhere on the first page costs that page and the unseen count', async () => {
    const { world, asked, settled, truth, shown } = await start();
    world.markElsewhere(world.messages()[0]?._id ?? '', { seen: true, read: true });
    await settled();
    expect(asked()).toEqual(['feed 0', 'unseen']);
    expect(shown()).toEqual(truth().slice(0, 200));
  });

  test('a mark elsewhere on a later page is found, because the first page does not explain the count', async () => {
    const { world, asked, settled, truth, shown } = await start();
    const target = world.messages()[57];
    world.markElsewhere(target?._id ?? '', { seen: true, read: !target?.read });
    await settled();
    expect(asked()).toEqual(['feed 0', 'feed 1', 'feed 2', 'feed 3', 'feed 4', 'feed 5', 'unseen']);
    expect(shown()).toEqual(truth().slice(0, 200));
  });

  test('a read message that is removed elsewhere on a later page is found, although no count changes', async () => {
    const { world, asked, settled, truth, shown } = await start();
    const target = world.messages().findLast(({ read, seen }, place) => place < 150 && read && seen);
    world.removeElsewhere(target?._id ?? '');
    await settled();
    expect(asked().filter((one) => !one.startsWith('feed'))).toEqual(['unseen']);
    expect(shown()).toEqual(truth().slice(0, 199));
  });

  test('a read message that is removed elsewhere is found even if its events come with those of a new message', async () => {
    const { world, settled, truth, shown } = await start();
    const target = world.messages().findLast(({ read, seen }, place) => place < 150 && read && seen);
    world.removeElsewhere(target?._id ?? '');
    world.receive();
    await settled();
    expect(shown()).toEqual(truth().slice(0, 200));
  });

  test('and with those of the reader’s own mark', async () => {
    const { world, client, settled, truth, shown } = await start();
    const [first] = world.messages();
    const target = world.messages().findLast(({ read, seen }, place) => place < 150 && read && seen);
    world.removeElsewhere(target?._id ?? '');
    await mark(client, [first?._id ?? ''], 'read');
    await settled();
    expect(shown()).toEqual(truth().slice(0, 199));
  });

  test('marking one message is one request, and its echo none', async () => {
    const { world, client, counts, asked, settled, truth, shown } = await start();
    const unread = counts.unread() ?? 0;
    await mark(client, [world.messages()[0]?._id ?? ''], 'read');
    await settled();
    expect(asked()).toEqual(['markAs']);
    expect(counts.unread()).toBe(unread - 1);
    expect(counts.unread()).toBe(world.messages().filter(({ read }) => !read).length);
    expect(counts.unseen()).toBe(world.messages().filter(({ seen }) => !seen).length);
    expect(shown()).toEqual(truth().slice(0, 200));
  });

  test('marking it again elsewhere is not taken for an echo', async () => {
    const { world, client, counts, asked, settled } = await start();
    const id = world.messages()[0]?._id ?? '';
    await mark(client, [id], 'read');
    await settled();
    asked();
    world.markElsewhere(id, { read: false });
    await settled();
    expect(asked()).toEqual(['feed 0', 'unseen']);
    expect(counts.unread()).toBe(world.messages().filter(({ read }) => !read).length);
  });

  test('a removal by the reader costs its call and the feed, and its echo nothing more', async () => {
    const { world, client, asked, settled, truth, shown } = await start();
    await updateMessages(client, { ids: [world.messages()[3]?._id ?? ''], removed: true });
    await settled();
    const removal = asked().filter((one) => !one.startsWith('feed'));
    expect(removal).toHaveLength(1);
    expect(shown()).toEqual(truth().slice(0, 200));
  });
});

describe('scrolling', () => {
  test('rows that are seen while the next page is loading neither cancel it nor refetch the feed', async () => {
    const { world, client, feed, asked, settled, truth, shown } = await start({ pages: 1 });
    const unseen = feed.rows().filter(({ seen }) => !seen);
    expect(unseen.length).toBeGreaterThan(0);
    const held = holdAnswers(world, '/widgets/notifications/feed');
    const next = feed.loadMore();
    await held.arrived(1);
    await markAutoSeen(
      client,
      unseen.map(({ id }) => id),
    );
    held.end();
    await next;
    await settled();
    expect(asked()).toEqual(['feed 1', 'markAs']);
    expect(feed.rows()).toHaveLength(20);
    expect(shown()).toEqual(truth().slice(0, 20));
  });

  test('ten pages and two reports of seen rows are nine feed calls and two others', async () => {
    const { client, feed, asked, settled, truth, shown } = await start({ pages: 1 });
    for (let page = 1; page < 10; page += 1) {
      await feed.loadMore();
      if (page === 4 || page === 9) {
        const ids = feed.rows().flatMap(({ id, seen }) => (seen ? [] : id));
        // The first report takes some of them only, so that the second has some too.
        await markAutoSeen(client, page === 4 ? ids.slice(0, 1) : ids);
      }
    }
    await settled();
    const calls = asked();
    expect(calls.filter((one) => !one.startsWith('feed'))).toEqual(['markAs', 'markAs']);
    expect(calls.filter((one) => one.startsWith('feed'))).toHaveLength(9);
    expect(shown()).toEqual(truth().slice(0, 100));
  });
});
