import { expect, onTestFinished, test, vi } from 'vitest';
import { type MessagesQuery, useFeedRows, useMessage, useMessages } from '../../../src/data/index.ts';
import {
  buildFeed,
  createMockWorld,
  holdAnswers,
  type MockWorld,
  type World,
  worldFeeds,
  worldNow,
} from '../../../src/mocks/index.ts';
import { type Random, randomOf } from '../../../src/mocks/random.ts';
import { startLiveClock } from '../../support/liveClock.ts';
import { mountInbox } from '../../support/mountInbox.ts';
import { passTime } from '../../support/passTime.ts';
import { readerPage } from '../../support/readerPage.ts';
import { type VirtualWire, virtualWire } from '../virtualWire.ts';

const wire = vi.hoisted(() => ({ current: undefined as VirtualWire | undefined }));
vi.mock('socket.io-client', () => ({
  io: (...all: Parameters<VirtualWire['io']>) => wire.current?.io(...all),
}));

const feedPath = '/widgets/notifications/feed';

/** A live page whose first tab has twelve loaded pages of ten messages, of which every other one is new. */
async function start(tabs: readonly MessagesQuery[] = [{}], feedId: string | null = null) {
  await startLiveClock();
  const isOld = (age: number) => ({ read: age % 2 > 0, seen: age % 2 > 0 });
  const messages = buildFeed(130).map((one, age) => ({ ...one, ...isOld(age), _feedId: feedId }));
  const world = createMockWorld({ messages });
  wire.current = virtualWire(world, randomOf(36));
  const page = readerPage(world, tabs, true);
  await passTime(20_000);
  for (const [tab] of [...tabs.entries()].reverse()) {
    page.open(tab);
    await passTime(3_000);
  }
  for (let pages = 2; pages <= 12; pages += 1) {
    page.loadMore();
    await passTime(3_000);
  }
  expect(page.now.rows).toHaveLength(120);
  expect(page.now.connection).toBe('live');
  world.requests.splice(0);
  return { world, page };
}

/** The newest messages that the server has. */
function idsIn(world: World, count: number): readonly string[] {
  return world
    .messages()
    .slice(0, count)
    .map(({ _id }) => _id);
}

/** The calls for pages of feeds. */
function pages(world: World) {
  return world.requests.filter(({ path }) => path === feedPath);
}

test('a mark of all messages as read asks for no page of a feed with twelve loaded pages again', async () => {
  const { world, page } = await start();
  page.markAll('read');
  await passTime(20_000);
  expect(world.requests.map(({ path }) => path).sort()).toEqual([
    '/widgets/messages/read',
    '/widgets/notifications/unread',
    '/widgets/notifications/unseen',
  ]);
  expect(page.ids()).toEqual(idsIn(world, 120));
  expect(page.now.rows.every(({ read, seen }) => read && seen)).toBe(true);
  expect([page.now.bell, page.now.unseen]).toEqual([0, 0]);
});

test('a mark of all messages of one feed as read asks for no page of it or of the whole inbox again', async () => {
  const mentions = { feed: 'mentions' };
  const { world, page } = await start([mentions, {}], worldFeeds.mentions);
  page.markAll('read', mentions);
  await passTime(20_000);
  expect(page.now.rows.every(({ read, seen }) => read && seen)).toBe(true);
  page.open(1);
  await passTime(3_000);
  expect(page.now.rows.every(({ read, seen }) => read && seen)).toBe(true);
  expect(pages(world)).toHaveLength(0);
});

test('a mark of all messages as seen asks for the pages whose read messages it shows as unread', async () => {
  const { world, page } = await start();
  page.markAll('seen');
  await passTime(20_000);
  expect(pages(world)).toHaveLength(12);
  const shown = world.messages().slice(0, 120);
  expect(page.now.rows).toEqual(shown.map(({ _id: id, read, seen }) => ({ id, read, seen })));
});

test.each([
  [{ read: false }, 0, 0],
  [{ read: true }, 1, 10],
])('after a mark of all messages as read the tab of %j asks for %i pages', async (query, asked, rows) => {
  const { world, page } = await start([{}, query]);
  page.markAll('read');
  await passTime(20_000);
  expect(pages(world)).toHaveLength(0);
  page.open(1);
  await passTime(3_000);
  expect(pages(world)).toHaveLength(asked);
  expect(page.ids()).toEqual(idsIn(world, rows));
  page.open(0);
  await passTime(3_000);
  expect(pages(world)).toHaveLength(asked);
});

test('a mark of all messages as read while another device marks one as unread shows what the server has', async () => {
  const { world, page } = await start();
  const held = holdAnswers(world, '/widgets/messages/read');
  page.markAll('read');
  await passTime(1_000);
  expect(held.requests).toHaveLength(1);
  const { _id } = world.messages()[50] ?? {};
  world.markElsewhere(_id ?? '', { read: false, seen: true });
  await passTime(10_000);
  held.end();
  await passTime(20_000);
  expect(page.now.rows.filter(({ read }) => !read).map(({ id }) => id)).toEqual([_id]);
  expect(page.now.bell).toBe(1);
});

/** Each message takes the same time. */
const steady: Random = { ...randomOf(37), chance: () => false, below: () => 20 };

function useListBeside(useOther: (ids: readonly string[]) => void) {
  const feed = useFeedRows({});
  useOther(feed.data?.rows.map(({ id }) => id) ?? []);
  return feed;
}

/** A list with three loaded pages whose reader is at one of its rows, or at the top without holding any; with another part beside it. */
async function startList(row: number | undefined, useOther: (ids: readonly string[]) => void = () => {}) {
  await startLiveClock();
  const world = createMockWorld({ messages: buildFeed(60) });
  wire.current = virtualWire(world, steady);
  const list = mountInbox(world, () => useListBeside(useOther), { socketUrl: world.socketUrl });
  await passTime(20_000);
  for (let loaded = 2; loaded <= 3; loaded += 1) {
    void list.now.fetchMore();
    await passTime(3_000);
  }
  const ids = () => list.now.data?.rows.map(({ id }) => id) ?? [];
  expect(ids()).toHaveLength(30);
  const at = row === undefined ? [] : ids().slice(0, row + 1);
  onTestFinished(list.now.hold(() => at));
  world.requests.splice(0);
  return { world, list, ids, at };
}

/** So many messages come within a moment. */
function receive(world: MockWorld, count: number): void {
  for (let place = 0; place < count; place += 1) {
    world.receive({ createdAt: new Date(worldNow + place * 1_000).toISOString() });
  }
}

test.each([
  [1, 31],
  [9, 39],
  [10, 10],
  [25, 10],
  [100, 10],
])(
  'after %i messages have come at once, a reader at the top gets the first page by one call',
  async (count, rows) => {
    const { world, list, ids } = await startList(undefined);
    receive(world, count);
    await passTime(20_000);
    expect(pages(world).map(({ query }) => query.get('page'))).toEqual(['0']);
    expect(ids()).toEqual(idsIn(world, rows));
    expect(list.now.hasMore).toBe(true);
  },
);

test('the pages below a burst are asked for as the reader gets to them, each once and without a gap', async () => {
  const { world, list, ids } = await startList(undefined);
  receive(world, 25);
  await passTime(20_000);
  for (let loaded = 2; loaded <= 6; loaded += 1) {
    void list.now.fetchMore();
    await passTime(3_000);
    expect(pages(world).map(({ query }) => query.get('page'))).toHaveLength(loaded);
    expect(ids()).toEqual(idsIn(world, loaded * 10));
  }
});

test('a reader further down keeps the rows below a burst, and the pages above them are fetched', async () => {
  const { world, ids, at } = await startList(14);
  const seen: (readonly string[])[] = [];
  const stop = setInterval(() => seen.push(ids()), 10);
  receive(world, 25);
  await passTime(20_000);
  clearInterval(stop);
  expect(seen.every((one) => at.every((id) => one.includes(id)))).toBe(true);
  expect(pages(world).map(({ query }) => query.get('page'))).toEqual(['0', '1', '2']);
  expect(ids()).toEqual(idsIn(world, 55));
});

test.each<[string, (ids: readonly string[]) => void]>([
  ['a list of a host, which may show any of them', () => void useMessages({})],
  ['an open message', (ids) => void useMessage(ids.at(-1))],
])('no row is lost below a burst where the page also has %s', async (_, useOther) => {
  const { world, ids } = await startList(undefined, useOther);
  receive(world, 25);
  await passTime(20_000);
  expect(ids()).toEqual(idsIn(world, 55));
});
