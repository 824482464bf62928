import { expect, test, vi } from 'vitest';
import { buildFeed, createMockWorld, holdAnswers, worldNow } from '../../../src/mocks/index.ts';
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

/** A live page with three loaded pages of ten messages, on a fake clock. */
async function start() {
  await startLiveClock();
  const world = createMockWorld({ messages: buildFeed(40) });
  const line = virtualWire(world, randomOf(35));
  wire.current = line;
  const page = readerPage(world, [{}], true);
  await passTime(20_000);
  for (const rows of [20, 30]) {
    page.loadMore();
    await passTime(3_000);
    expect(page.now.rows).toHaveLength(rows);
  }
  expect(page.now.connection).toBe('live');
  return { world, page };
}

/** They arrive within a moment. */
function receive(world: ReturnType<typeof createMockWorld>, count: number): string[] {
  return Array.from(
    { length: count },
    (_, place) => world.receive({ createdAt: new Date(worldNow + place * 1_000).toISOString() })._id,
  ).reverse();
}

test.each([1, 9, 12, 25])(
  'of a feed with three loaded pages the first page is shown when it is there, after %i messages have come at once',
  async (count) => {
    const { world, page } = await start();
    const held = holdAnswers(world, feedPath);
    const arrived = receive(world, count);
    await passTime(4_000);
    expect(held.requests[0]?.query.get('page')).toBe('0');
    held.release();
    await passTime(1_000);
    expect(page.now.bell).toBe(world.messages().filter(({ read }) => !read).length);
    expect(page.ids().slice(0, Math.min(count, 10))).toEqual(arrived.slice(0, 10));
    expect(new Set(page.ids()).size).toBe(page.ids().length);
    expect(page.ids().length).toBeGreaterThanOrEqual(30);

    held.end();
    await passTime(20_000);
    const { length } = page.ids();
    expect(page.ids()).toEqual(
      world
        .messages()
        .slice(0, length)
        .map(({ _id }) => _id),
    );
    expect(length).toBeGreaterThanOrEqual(30);
  },
);
