import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aWhile } from '../../../tests/support/aWhile.ts';
import { startLiveClock } from '../../../tests/support/liveClock.ts';
import { mockLiveServer } from '../../../tests/support/liveServers.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { buildMessage, worldFeeds } from '../../mocks/index.ts';
import { useConnection } from '../client/clientHooks.ts';
import { useMessages } from '../messages/messagesFeed.ts';
import { usePrefetchMessages } from '../messages/prefetchMessages.ts';
import { useUpdateMessages } from '../messages/updateMessages.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { useServerCount } from './serverCount.ts';

const library = vi.hoisted(() => ({ io: undefined as unknown }));
vi.mock('socket.io-client', () => ({
  get io() {
    return library.io;
  },
}));
beforeAll(() => void vi.stubGlobal('WebSocket', class {}));
beforeEach(startLiveClock);

const platform = mockPlatform();
const everything: MessagesQuery = {};
const mentions: MessagesQuery = { feed: 'mentions' };
const alerts: MessagesQuery = { feed: 'alerts' };
const unreadOnly: MessagesQuery = { read: false };
const invoices: MessagesQuery = { data: { kind: 'invoice' } };

/** Twelve unread messages: every other one is a mention and the others alerts, and every third is an invoice. */
const messages = Array.from({ length: 12 }, (_, index) =>
  buildMessage(
    {
      read: false,
      seen: false,
      _feedId: (index % 2 === 0 ? worldFeeds.mentions : worldFeeds.alerts) ?? null,
      payload: { kind: index % 3 === 0 ? 'invoice' : 'note' },
    },
    index,
  ),
);

type Tabs = readonly [MessagesQuery, MessagesQuery, MessagesQuery];

/** A bell, and a panel that has three tabs and shows the list of the first. */
function usePage([first, second, third]: Tabs) {
  const counts = [
    useServerCount({ query: first }),
    useServerCount({ query: second }),
    useServerCount({ query: third }),
  ];
  return {
    connection: useConnection(),
    rows: useMessages(first).data?.messages ?? [],
    bell: useServerCount().data,
    title: useServerCount({ query: first }).data,
    tabs: counts.map(({ data }) => data),
    update: useUpdateMessages().run,
    prefetch: usePrefetchMessages(),
  };
}

/** A page that mounts all of it at once, on a live connection. */
async function start(tabs: Tabs, rows = messages) {
  const world = platform({ messages: rows });
  const server = mockLiveServer(world);
  library.io = server.io;
  const page = mountInbox(world, () => usePage(tabs), { socketUrl: server.url });
  /** What is called until nothing is called any more, and counts are old enough to contain what a live event reports. */
  async function calls() {
    await aWhile();
    await passTime(6_000);
    return world.requests.splice(0).map(({ path, query }) => {
      const of = query.get('feedIdentifier') ?? (query.has('payload') ? 'payload' : '');
      return `${path.split('/').at(-1)} ${of}`.trim();
    });
  }
  /** Until all has been asked for, also what is asked for again a while after the first connect. */
  async function rest() {
    await aWhile();
    await passTime(20_000);
    await aWhile();
    expect(page.now.connection).toBe('live');
    world.requests.length = 0;
  }
  const counted = (tab: MessagesQuery) =>
    world
      .messages()
      .filter(
        ({ read, _feedId, payload }) =>
          !read &&
          (tab.feed === undefined || _feedId === worldFeeds[String(tab.feed)]) &&
          (tab.data === undefined || payload.kind === tab.data.kind),
      ).length;
  function expectTruth() {
    expect([page.now.bell, page.now.title, ...page.now.tabs]).toEqual(
      [everything, tabs[0], ...tabs].map(counted),
    );
  }
  return { world, page, calls, rest, expectTruth };
}

test('opening a page with three tabs asks for each number once, and once the socket is connected for nothing again', async () => {
  const { calls, expectTruth } = await start([everything, mentions, unreadOnly]);
  expect((await calls()).toSorted()).toEqual(['count mentions', 'feed', 'initialize', 'unread']);
  expectTruth();
});

test('a page with two feeds and a payload asks for one number more', async () => {
  const { calls, expectTruth } = await start([everything, alerts, invoices]);
  expect((await calls()).toSorted()).toEqual([
    'count alerts',
    'feed',
    'feed payload',
    'initialize',
    'unread',
  ]);
  expectTruth();
});

test.each<[name: string, tabs: Tabs]>([
  ['whose feed was loaded once', [everything, mentions, unreadOnly]],
  ['of a payload', [everything, mentions, invoices]],
])('one mark is one call, and moves the number of each tab, also of one %s', async (_, tabs) => {
  const { page, calls, rest, expectTruth } = await start(tabs);
  await page.now.prefetch(mentions);
  await rest();
  await page.now.update({ ids: [messages[0]?._id ?? ''], read: true });
  expectTruth();
  expect(await calls()).toEqual(['markAs']);
  expectTruth();
});

test('a mark of a message whose feed is not known asks for the numbers that it may have moved', async () => {
  const { page, calls, rest, expectTruth } = await start([everything, mentions, alerts]);
  await rest();
  await page.now.update({ ids: [messages[1]?._id ?? ''], read: true });
  expect(await calls()).toEqual(['markAs', 'count mentions', 'count alerts']);
  expectTruth();
});

test('a mark in a tab of a hundred messages or more asks for its number, which may be below a hundred then', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    buildMessage({ read: false, seen: false, _feedId: worldFeeds.mentions ?? null }, index),
  );
  const { page, calls, rest, expectTruth } = await start([everything, mentions, alerts], many);
  await page.now.prefetch(mentions);
  await rest();
  await page.now.update({ ids: [many[0]?._id ?? ''], read: true });
  expect(await calls()).toEqual(['markAs', 'count mentions']);
  expectTruth();
});

test('a mark that changes nothing that is counted asks for nothing', async () => {
  const { page, calls, rest, expectTruth } = await start([everything, mentions, alerts]);
  await rest();
  await page.now.update({ ids: [messages[1]?._id ?? ''], seen: true, read: false });
  expect(await calls()).toEqual(['markAs']);
  expectTruth();
});

test('a live message is the first page, and the number of a tab only where its feed is not known', async () => {
  const { world, page, calls, rest, expectTruth } = await start([everything, mentions, unreadOnly]);
  await rest();
  world.receive({ _feedId: worldFeeds.mentions ?? null });
  expect((await calls()).toSorted()).toEqual(['count mentions', 'feed']);
  expectTruth();
  world.receive({ _feedId: null });
  expect(await calls()).toEqual(['feed']);
  expectTruth();
  await page.now.prefetch(mentions);
  await rest();
  for (const feed of ['mentions', 'alerts', 'mentions']) {
    world.receive({ _feedId: worldFeeds[feed] ?? null });
    expect(await calls()).toEqual(['feed']);
    expectTruth();
  }
});

test('a live message that is read already moves no number', async () => {
  const { world, calls, rest, expectTruth } = await start([everything, mentions, invoices]);
  await rest();
  world.receive({ _feedId: worldFeeds.mentions ?? null, read: true, seen: true });
  expect(await calls()).toEqual(['feed']);
  expectTruth();
});

test('a message with a payload moves the number of its tab', async () => {
  const { world, calls, rest, expectTruth } = await start([everything, unreadOnly, invoices]);
  await rest();
  world.receive({ payload: { kind: 'invoice' } });
  world.receive({ payload: { kind: 'note' } });
  expect(await calls()).toEqual(['feed']);
  expectTruth();
});

test('a change elsewhere asks for the numbers of tabs, but not for the one that the event has brought', async () => {
  const { world, calls, rest, expectTruth } = await start([everything, mentions, unreadOnly]);
  await rest();
  world.markElsewhere(messages[0]?._id ?? '', { read: true });
  expect((await calls()).toSorted()).toEqual(['count mentions', 'feed']);
  expectTruth();
});

test('a message that is announced once more is not counted once more', async () => {
  const { world, rest, expectTruth } = await start([everything, mentions, invoices]);
  await rest();
  world.announce('notification_received', { message: { ...messages[0] } });
  await rest();
  expectTruth();
});

test('after the line was lost every number is asked for once', async () => {
  const { world, page, calls, rest, expectTruth } = await start([everything, mentions, unreadOnly]);
  await rest();
  world.disconnect();
  await passTime(0);
  expect(page.now.connection).not.toBe('live');
  world.receive({ _feedId: worldFeeds.mentions ?? null });
  expect((await calls()).toSorted()).toEqual(['count mentions', 'feed', 'unread']);
  expectTruth();
});

test('a removal is its call and the feed', async () => {
  const { page, calls, rest, expectTruth } = await start([everything, mentions, unreadOnly]);
  await page.now.prefetch(mentions);
  await rest();
  await page.now.update({ ids: [messages[0]?._id ?? ''], removed: true });
  expectTruth();
  expect(await calls()).toEqual([messages[0]?._id, 'feed']);
  expectTruth();
});
