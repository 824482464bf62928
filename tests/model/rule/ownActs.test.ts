import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { MessagesQuery } from '../../../src/data/index.ts';
import {
  buildMessage,
  createMockWorld,
  type WireMessage,
  worldFeeds,
  worldNow,
} from '../../../src/mocks/index.ts';
import { matches } from '../../../src/mocks/messageFilter.ts';
import { randomOf } from '../../../src/mocks/random.ts';
import { startLiveClock } from '../../support/liveClock.ts';
import { moveClock, passTime } from '../../support/passTime.ts';
import { randomSeries } from '../../support/randomRuns.ts';
import { type ReaderPage, readerPage } from '../../support/readerPage.ts';
import { type VirtualWire, virtualWire } from '../virtualWire.ts';

const wire = vi.hoisted(() => ({ current: undefined as VirtualWire | undefined }));
vi.mock('socket.io-client', () => ({
  io: (...all: Parameters<VirtualWire['io']>) => wire.current?.io(...all),
}));

const tabs: readonly MessagesQuery[] = [
  {},
  { read: false },
  { feed: 'mentions' },
  { feed: ['billing', 'alerts'] },
  { data: { kind: 'invoice' } },
];
const wholes: readonly MessagesQuery[] = [{}, { feed: 'mentions' }];

const place = fc.nat({ max: 20 });
/** Without "all as seen": the screen follows the table of the protocol, and the server does otherwise. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('read', 'unread', 'seen'), place }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('remove'), place, undoMs: fc.constantFrom(0, 400) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('allRead'), place }) },
);
const story = fc.record({
  unruly: fc.nat(),
  acts: fc.array(fc.record({ act, pauseMs: fc.oneof(fc.constant(0), fc.nat({ max: 6_000 })) }), {
    minLength: 1,
    maxLength: 10,
  }),
});
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;
type Act = Story['acts'][number]['act'];

/** Runs that have found a fault. */
const found = (unruly: number, ...acts: readonly (Act | readonly [Act, pauseMs: number])[]): [Story] => [
  {
    unruly,
    acts: acts.map((one) => ('type' in one ? { act: one, pauseMs: 0 } : { act: one[0], pauseMs: one[1] })),
  },
];
const remove = (place: number): Act => ({ type: 'remove', place, undoMs: 0 });
const examples: readonly [Story][] = [
  // The reader's last choice was lost, since it passed for the one before the mark of all.
  found(
    0,
    remove(0),
    { type: 'unread', place: 12 },
    { type: 'allRead', place: 0 },
    { type: 'unread', place: 20 },
  ),
  // A removal that was confirmed before an earlier mark of the same message was counted again.
  found(538_945_392, { type: 'allRead', place: 3 }, { type: 'remove', place: 0, undoMs: 400 }, remove(0)),
  // And one that was confirmed before an earlier mark of all was sent was taken away twice.
  found(
    2_109_569_953,
    { type: 'read', place: 0 },
    { type: 'allRead', place: 0 },
    remove(12),
    { type: 'unread', place: 0 },
    { type: 'read', place: 1 },
  ),
  // Every number stayed wrong for good.
  found(13, remove(0), { type: 'read', place: 0 }),
  // Numbers jumped back for a while.
  found(0, { type: 'allRead', place: 1 }, { type: 'read', place: 1 }, { type: 'read', place: 0 }),
  found(0, { type: 'read', place: 0 }, remove(1), remove(2), { type: 'unread', place: 0 }),
  // A number went up again when a change between two others was forgotten.
  found(
    0,
    { type: 'allRead', place: 0 },
    remove(0),
    { type: 'unread', place: 5 },
    remove(14),
    [{ type: 'seen', place: 0 }, 2_155],
    remove(0),
    { type: 'remove', place: 16, undoMs: 400 },
  ),
];

function feedIdsOf({ feed }: MessagesQuery): string[] | undefined {
  const feeds = feed === undefined ? undefined : [feed];
  return feeds?.flat().map((name) => worldFeeds[name] ?? '');
}

function countOf(messages: readonly WireMessage[], query: MessagesQuery, flag: 'read' | 'seen'): number {
  const filter = { read: query.read, payload: query.data, feedIds: feedIdsOf(query) };
  return messages.filter((message) => matches(message, filter) && !message[flag]).length;
}

const numbersOf = (messages: readonly WireMessage[]) =>
  [
    countOf(messages, {}, 'read'),
    countOf(messages, {}, 'seen'),
    ...tabs.map((query) => countOf(messages, query, 'read')),
  ].join();
const numbersOn = ({ bell, unseen, counts }: ReaderPage['now']) => [bell, unseen, ...counts].join();

const rowsOf = (messages: readonly WireMessage[]) =>
  messages.map(({ _id, read, seen }) => `${_id.slice(-2)} ${read} ${seen}`).join();
const rowsOn = ({ rows }: ReaderPage['now']) =>
  rows.map(({ id, read, seen }) => `${id.slice(-2)} ${read} ${seen}`).join();

/** What must not jump back: how it is shown, and what it should be. */
const things = {
  'number of bell, title and tabs': [numbersOn, numbersOf],
  'row of the feed': [rowsOn, rowsOf],
} as const;

/** Makes an act, and returns what the messages are then. */
function perform(page: ReaderPage, messages: readonly WireMessage[], one: Act) {
  const row = messages[one.place % Math.max(messages.length, 1)];
  const query = wholes[one.place % wholes.length] ?? {};
  const change = (chosen: (message: WireMessage) => boolean, to: Partial<WireMessage>) =>
    messages.map((message) => (chosen(message) ? { ...message, ...to } : message));
  const isRow = ({ _id }: WireMessage) => _id === row?._id;
  const isOf = (message: WireMessage) => matches(message, { feedIds: feedIdsOf(query) });
  if (row === undefined) {
    return messages;
  }
  switch (one.type) {
    case 'read':
    case 'unread':
      page.mark([row._id], one.type);
      return change(isRow, { seen: true, read: one.type === 'read' });
    case 'seen':
      if (row.read) {
        return messages;
      }
      page.mark([row._id], 'seen');
      return change(isRow, { seen: true });
    case 'allRead':
      page.markAll('read', query);
      return change((message) => isOf(message) && !message.read, { seen: true, read: true });
    default:
      page.remove([row._id], 'undoMs' in one ? one.undoMs : 0);
      return messages.filter((message) => !isRow(message));
  }
}

async function play(
  { unruly, acts }: Story,
  [shownOn, shouldBe]: (typeof things)[keyof typeof things],
  opened: ReaderPage[],
): Promise<void> {
  const world = createMockWorld({
    unruly,
    messages: Array.from({ length: 9 }, (_, age) => {
      const feed = ['mentions', 'alerts', 'billing', 'none'][age % 4] ?? 'none';
      const seen = age % 3 !== 0;
      return buildMessage(
        {
          ...{ seen, read: seen && age % 2 === 0, _feedId: worldFeeds[feed] ?? null },
          payload: { kind: age % 5 < 2 ? 'invoice' : 'note' },
          createdAt: new Date(worldNow - (age + 1) * 60_000).toISOString(),
        },
        age,
      );
    }),
  });
  const line = virtualWire(world, randomOf(unruly));
  wire.current = line;
  const page = readerPage(world, tabs, true);
  opened.push(page);

  async function rest(): Promise<void> {
    for (let quiet = 0, rounds = 0; quiet < 20 && rounds < 900; rounds += 1) {
      await moveClock(100);
      quiet = line.inFlight() > 0 || page.now.connection !== 'live' ? 0 : quiet + 1;
    }
  }

  await rest();
  await passTime(20_000);
  for (const query of tabs) {
    await Promise.all([page.now.prefetch(query), passTime(9_000)]);
  }
  await rest();
  expect(shownOn(page.now), 'before the first act').toBe(shouldBe(world.messages()));

  let messages: readonly WireMessage[] = world.messages();
  for (const { act: one, pauseMs } of acts) {
    messages = perform(page, messages, one);
    await passTime(0);
    const from = page.seen.length - 1;
    await passTime(pauseMs);
    const shown = new Set(page.seen.slice(from).map(shownOn));
    expect([...shown], `after ${JSON.stringify(one)}`).toEqual([shouldBe(messages)]);
  }
  const from = page.seen.length - 1;
  await rest();
  await passTime(30_000);
  expect([...new Set(page.seen.slice(from).map(shownOn))], 'at rest').toEqual([shouldBe(messages)]);
  expect(shouldBe(world.messages())).toBe(shouldBe(messages));
}

test.each(
  (Object.keys(things) as (keyof typeof things)[]).flatMap((thing) =>
    // Once is enough for those that have found a fault.
    randomSeries(20).map(({ seed, runs }, place) => ({ thing, seed, runs, known: place ? [] : examples })),
  ),
)(
  'while only the reader acts, no $thing jumps back, however late the answers come ($runs runs from seed $seed)',
  async ({ thing, seed, runs, known }) => {
    await startLiveClock();
    const property = fc.asyncProperty(story, async (one) => {
      const opened: ReaderPage[] = [];
      try {
        await play(one, things[thing], opened);
      } finally {
        // The next run has the same subscriber.
        opened[0]?.unmount();
        await passTime(1_000);
      }
    });
    await fc.assert(property, { seed, numRuns: known.length + runs, examples: [...known] });
  },
  600_000,
);
