import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type VirtualWire, virtualWire } from '../../../tests/model/virtualWire.ts';
import { countScreen, feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { mark } from '../../../tests/support/marks.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { startModelClock } from '../../../tests/support/worldClock.ts';
import { buildFeed, createMockWorld, type WireMessage } from '../../mocks/index.ts';
import { randomOf } from '../../mocks/random.ts';
import type { RealtimeEvent } from '../../platform-constants/index.ts';

const wire = vi.hoisted(() => ({ current: undefined as VirtualWire | undefined }));
vi.mock('socket.io-client', () => ({
  io: (...all: Parameters<VirtualWire['io']>) => wire.current?.io(...all),
}));

const pages = 7;
const events = {
  message: 'notification_received',
  unseen: 'unseen_count_changed',
  unread: 'unread_count_changed',
} as const satisfies Record<string, RealtimeEvent>;
type Told = keyof typeof events;
const orders: readonly (readonly Told[])[] = [
  ['message', 'unseen', 'unread'],
  ['message', 'unread', 'unseen'],
  ['unseen', 'message', 'unread'],
  ['unread', 'message', 'unseen'],
  ['unseen', 'unread', 'message'],
  ['unread', 'unseen', 'message'],
];

/** A live inbox at rest with seven loaded pages, whose events come as late as a test says. */
async function start({ answerMs = 20 } = {}) {
  let currentMs = 20;
  startModelClock();
  vi.stubGlobal('BroadcastChannel', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const world = createMockWorld({ messages: buildFeed(120) });
  const lateMs = new Map<string, number>();
  wire.current = virtualWire(world, randomOf(1), {
    answerMs: () => currentMs,
    eventMs: (event) => lateMs.get(event) ?? 0,
  });
  const client = inboxOf(world, { socketUrl: world.socketUrl });
  const feed = feedScreen(client);
  const counts = countScreen(client);
  for (let tries = 0; tries < 50 && client.connection.get() !== 'live'; tries += 1) {
    await passTime(100);
  }
  expect(client.connection.get()).toBe('live');
  await passTime(20_000);
  for (let page = 1; page < pages; page += 1) {
    const more = feed.loadMore();
    await passTime(1_000);
    await more;
  }
  expect(feed.rows()).toHaveLength(pages * 10);
  world.requests.splice(0);
  currentMs = answerMs;
  return {
    world,
    client,
    feed,
    counts,
    /** The events come in this order, so far apart. */
    spread(order: readonly Told[], gapMs: number) {
      for (const [place, told] of order.entries()) {
        lateMs.set(events[told], place * gapMs);
      }
    },
    calls: () =>
      world.requests
        .splice(0)
        .map(({ path }) => path.split('/').at(-1) ?? '')
        .sort(),
    truth: () => world.messages().map(({ _id: id, read, seen }) => ({ id, read, seen })),
    shown: () => feed.rows().map(({ id, read, seen }) => ({ id, read, seen })),
    whole: () => [
      world.messages().filter(({ read }) => !read).length,
      world.messages().filter(({ seen }) => !seen).length,
    ],
  };
}

const feedCalls = (calls: readonly string[]) => calls.filter((call) => call === 'feed').length;

describe.each(orders.map((order) => [order.join(', '), order] as const))(
  'a new message that is told by %s',
  (_, order) => {
    test.each([
      [150, 20],
      [700, 20],
      [700, 2_000],
      [2_500, 20],
      [5_000, 20],
    ])(
      'with %i ms between them costs one feed call, where an answer takes %i ms',
      async (gapMs, answerMs) => {
        const { world, counts, spread, calls, truth, shown, whole } = await start({ answerMs });
        spread(order, gapMs);
        const first: WireMessage = world.receive();
        await passTime(20_000);
        expect(feedCalls(calls())).toBe(1);
        expect(shown()).toEqual(truth().slice(0, 71));
        expect(shown()?.[0]?.id).toBe(first._id);
        expect([counts.unread(), counts.unseen()]).toEqual(whole());
        // And so does the next one.
        world.receive();
        await passTime(20_000);
        expect(feedCalls(calls())).toBe(1);
        expect(shown()).toEqual(truth().slice(0, 72));
        expect([counts.unread(), counts.unseen()]).toEqual(whole());
      },
    );

    // Where an unread count is the first to come, the unseen count is asked for: it may be newer than the events that follow.
    test.runIf(order[0] !== 'unread')(
      'is one of two at once, and both cost no walk over the pages',
      async () => {
        const { world, counts, spread, calls, truth, shown, whole } = await start();
        spread(order, 700);
        world.receive();
        await passTime(300);
        world.receive();
        await passTime(20_000);
        expect(feedCalls(calls())).toBeLessThanOrEqual(3);
        expect(shown()).toEqual(truth().slice(0, 72));
        expect([counts.unread(), counts.unseen()]).toEqual(whole());
      },
    );

    test('hides no change of another device: a message below that is read meanwhile is found', async () => {
      const { world, counts, spread, truth, shown, whole } = await start();
      spread(order, 700);
      world.receive();
      await passTime(200);
      const below = world.messages()[57];
      world.markElsewhere(below?._id ?? '', { seen: true, read: !below?.read });
      await passTime(20_000);
      expect(shown()).toEqual(truth().slice(0, 71));
      expect([counts.unread(), counts.unseen()]).toEqual(whole());
    });

    test('hides no removal on another device that moves no count', async () => {
      const { world, spread, truth, shown } = await start();
      spread(order, 700);
      world.receive();
      await passTime(200);
      const below = world.messages().findLast(({ read, seen }, place) => place < 60 && read && seen);
      world.removeElsewhere(below?._id ?? '');
      await passTime(20_000);
      expect(shown()).toEqual(truth().slice(0, 70));
    });
  },
);

describe('events that come apart', () => {
  test('of the reader’s own mark ask for nothing', async () => {
    const { world, client, spread, calls, truth, shown } = await start();
    spread(['unread', 'unseen'], 700);
    const marked = mark(client, [world.messages()[0]?._id ?? ''], 'read');
    await passTime(10_000);
    await marked;
    expect(calls()).toEqual(['markAs']);
    expect(shown()).toEqual(truth().slice(0, 70));
  });

  test('of a mark on another device cost one feed call where its row is on the first page', async () => {
    const { world, counts, spread, calls, truth, shown, whole } = await start();
    spread(['unread', 'unseen'], 700);
    const marked = world
      .messages()
      .slice(0, 10)
      .find(({ read, seen }) => !read && !seen);
    world.markElsewhere(marked?._id ?? '', { seen: true, read: true });
    await passTime(10_000);
    expect(feedCalls(calls())).toBe(1);
    expect(shown()).toEqual(truth().slice(0, 70));
    expect([counts.unread(), counts.unseen()]).toEqual(whole());
  });

  test('of a removal on another device cost one feed call where its row was on the first page', async () => {
    const { world, spread, calls, truth, shown } = await start();
    spread(['unseen', 'unread'], 700);
    world.removeElsewhere(world.messages()[2]?._id ?? '');
    await passTime(10_000);
    expect(feedCalls(calls())).toBe(1);
    expect(shown()).toEqual(truth().slice(0, 69));
  });

  test('find a message sent once more, whose record has changed', async () => {
    const { world, feed, spread, calls } = await start();
    spread(['message', 'unseen', 'unread'], 700);
    const fresh = world.receive();
    await passTime(3_000);
    calls();
    world.setMessages(
      world.messages().map((one) => (one._id === fresh._id ? { ...one, content: 'Once more' } : one)),
    );
    world.announce('notification_received', { message: world.messages()[0] });
    await passTime(3_000);
    expect(calls()).toEqual(['feed']);
    expect(feed.row(fresh._id)?.body).toBe('Once more');
  });
});
