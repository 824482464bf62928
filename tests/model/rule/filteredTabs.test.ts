import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { buildMessage, type WireMessage, type World, worldFeeds } from '../../../src/mocks/index.ts';
import { mockPlatform } from '../../support/mockPlatform.ts';
import { type ReaderPage, readerPage } from '../../support/readerPage.ts';

const platform = mockPlatform();

const unreadTab = { read: false };
const readTab = { read: true };
const unseenTab = { seen: false };
const seenTab = { seen: true };

const idsOf = (messages: readonly WireMessage[], filter: Partial<WireMessage>) =>
  messages
    .filter(({ read, seen }) => (filter.read ?? read) === read && (filter.seen ?? seen) === seen)
    .map(({ _id }) => _id);

/** Six messages, every second of them unread and unseen. Both tabs are loaded, and the first of them is open. */
async function start(tabs: readonly [object, object]) {
  const world = platform({
    messages: Array.from({ length: 6 }, (_, age) =>
      buildMessage({ read: age % 2 === 1, seen: age % 2 === 1 }, age),
    ),
  });
  const page = readerPage(world, tabs);
  await loaded(page);
  page.open(1);
  await loaded(page);
  page.open(0);
  await loaded(page);
  world.requests.splice(0);
  return { world, page, asked: () => world.requests.filter(({ method }) => method === 'GET') };
}

/** Holds the answers to changes until the returned function is called. The server has made the changes, unless it refuses them. */
function holdChanges(world: World, refuses = false): () => void {
  let release = () => {};
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  const refused = () => released.then(() => HttpResponse.json({}, { status: 403 }));
  world.addFault({
    concerns: ({ method }) => method === 'POST',
    ...(refuses ? { before: refused } : { after: () => released }),
  });
  return () => release();
}

const loaded = (page: ReaderPage) => vi.waitFor(() => expect(page.now.isLoaded).toBe(true));

test.each([
  ['read', unreadTab, readTab],
  ['unread', readTab, unreadTab],
  ['seen', unseenTab, seenTab],
] as const)(
  'a message that is marked as %s goes from the tab %o when that is left, is at once in the tab %o, and no feed is asked for',
  async (mark, from, to) => {
    const { world, page, asked } = await start([from, to]);
    const [, second = ''] = page.ids();
    const release = holdChanges(world);
    page.mark([second], mark);
    page.open(1);
    await vi.waitFor(() => expect(page.ids(), 'before the answer').toContain(second));
    page.open(0);
    expect(page.ids(), 'before the answer').not.toContain(second);
    release();
    await vi.waitFor(() => expect(idsOf(world.messages(), to)).toContain(second));
    await vi.waitFor(() => expect(page.ids()).toEqual(idsOf(world.messages(), from)));
    page.open(1);
    expect(page.ids()).toEqual(idsOf(world.messages(), to));
    expect(asked().filter(({ path }) => path.endsWith('/feed'))).toEqual([]);
  },
);

test('a message that is marked as unread comes into the tab of unread ones of its feed, of which no message was loaded', async () => {
  const world = platform({
    messages: [buildMessage({ read: true, seen: true, _feedId: worldFeeds.mentions ?? null }, 0)],
  });
  const page = readerPage(world, [{}, { feed: 'mentions', read: false }]);
  await loaded(page);
  page.open(1);
  await loaded(page);
  page.open(0);
  const ids = page.ids();
  page.mark(ids, 'unread');
  await vi.waitFor(() => expect(idsOf(world.messages(), unreadTab)).toEqual(ids));
  await loaded(page);
  page.open(1);
  await vi.waitFor(() => expect(page.ids()).toEqual(ids));
});

test('all messages that are marked as read go from the tab of unread ones and come into the tab of read ones', async () => {
  const { world, page } = await start([unreadTab, readTab]);
  const release = holdChanges(world);
  page.markAll('read');
  page.open(1);
  const all = world.messages().map(({ _id }) => _id);
  await vi.waitFor(() => expect(page.ids(), 'before the answer').toEqual(all));
  page.open(0);
  expect(page.ids(), 'before the answer').toEqual([]);
  release();
  await vi.waitFor(() => expect(idsOf(world.messages(), unreadTab)).toEqual([]));
  await loaded(page);
  expect(page.ids()).toEqual([]);
});

test('a message whose mark is refused is again in the tab of unread ones and not in the tab of read ones', async () => {
  const { world, page } = await start([unreadTab, readTab]);
  const before = page.ids();
  const [first = ''] = before;
  const release = holdChanges(world, true);
  page.mark([first], 'read');
  page.open(1);
  await vi.waitFor(() => expect(page.ids(), 'before the answer').toContain(first));
  release();
  await vi.waitFor(() => expect(page.now.failed).toEqual(['read']));
  expect(page.ids()).not.toContain(first);
  page.open(0);
  await vi.waitFor(() => expect(page.ids()).toEqual(before));
});

test('a message that is marked stays in its tab as long as its tab is open, or goes; it never comes back', async () => {
  const { world, page } = await start([unreadTab, readTab]);
  const [first = ''] = page.ids();
  const from = page.seen.length;
  page.mark([first], 'read');
  await vi.waitFor(() => expect(idsOf(world.messages(), readTab)).toContain(first));
  await loaded(page);
  page.open(1);
  page.open(0);
  await loaded(page);
  const isUnread = page.seen
    .slice(from)
    .map(({ rows }) => rows.some(({ id, read }) => id === first && !read));
  expect(isUnread.slice(isUnread.indexOf(false))).not.toContain(true);
});
