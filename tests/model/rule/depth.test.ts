import { expect, test, vi } from 'vitest';
import type { MessagesQuery } from '../../../src/data/index.ts';
import { buildFeed, createMockWorld, holdAnswers, type World } from '../../../src/mocks/index.ts';
import { randomOf } from '../../../src/mocks/random.ts';
import { startLiveClock } from '../../support/liveClock.ts';
import { passTime } from '../../support/passTime.ts';
import { readerPage } from '../../support/readerPage.ts';
import { type VirtualWire, virtualWire } from '../virtualWire.ts';

const wire = vi.hoisted(() => ({ current: undefined as VirtualWire | undefined }));
vi.mock('socket.io-client', () => ({
  io: (...all: Parameters<VirtualWire['io']>) => wire.current?.io(...all),
}));

const feedPath = '/widgets/notifications/feed';

/** A live page whose first tab has twelve loaded pages of ten messages, of which every other one is new. */
async function start(tabs: readonly MessagesQuery[] = [{}]) {
  await startLiveClock();
  const messages = buildFeed(130).map((one, age) => ({ ...one, read: age % 2 > 0, seen: age % 2 > 0 }));
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
