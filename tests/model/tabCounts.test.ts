import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { useConnection } from '../../src/data/client/clientHooks.ts';
import { useServerCount } from '../../src/data/counts/serverCount.ts';
import { useMessages } from '../../src/data/messages/messagesFeed.ts';
import { usePrefetchMessages } from '../../src/data/messages/prefetchMessages.ts';
import { useUpdateMessages } from '../../src/data/messages/updateMessages.ts';
import type { MessagesQuery } from '../../src/data/model/messagesQuery.ts';
import {
  buildMessage,
  createMockWorld,
  type WireMessage,
  worldFeeds,
  worldNow,
} from '../../src/mocks/index.ts';
import { matches } from '../../src/mocks/messageFilter.ts';
import { randomOf } from '../../src/mocks/random.ts';
import { startLiveClock } from '../support/liveClock.ts';
import { marks } from '../support/marks.ts';
import { mountInbox } from '../support/mountInbox.ts';
import { moveClock, passTime } from '../support/passTime.ts';
import { randomSeries } from '../support/randomRuns.ts';
import { type VirtualWire, virtualWire } from './virtualWire.ts';

const wire = vi.hoisted(() => ({ current: undefined as VirtualWire | undefined }));
vi.mock('socket.io-client', () => ({
  io: (...all: Parameters<VirtualWire['io']>) => wire.current?.io(...all),
}));

interface Tab {
  readonly query: MessagesQuery;
  readonly of: 'unread' | 'unseen';
}

const queries: readonly MessagesQuery[] = [
  {},
  { read: false },
  { seen: false },
  { feed: 'mentions' },
  { feed: 'alerts', read: false },
  { feed: ['billing', 'mentions'] },
  { data: { kind: 'invoice' } },
  { data: { kind: 'invoice' }, feed: 'billing' },
];

const place = fc.nat({ max: 30 });
const flags = fc.record({ read: fc.boolean(), seen: fc.boolean() });
const ownAct = fc.oneof(
  fc.record({ type: fc.constant('mark' as const), place, mark: fc.constantFrom('read', 'unread', 'seen') }),
  fc.record({ type: fc.constant('remove' as const), place, undoMs: fc.constantFrom(0, 400) }),
  fc.record({ type: fc.constant('markAll' as const) }),
);
const event = fc.oneof(
  fc.record({
    type: fc.constant('receive' as const),
    feed: fc.constantFrom('mentions', 'alerts', 'billing', 'none'),
    kind: fc.constantFrom('invoice', 'note'),
    flags,
  }),
  fc.record({ type: fc.constant('markElsewhere' as const), place, flags }),
  fc.record({ type: fc.constant('removeElsewhere' as const), place }),
  fc.record({ type: fc.constant('open' as const), place }),
  fc.record({ type: fc.constant('disconnect' as const) }),
  fc.record({ type: fc.constant('wait' as const), ms: fc.nat({ max: 7_000 }) }),
);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: ownAct, isAtRest: fc.constant(true) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.oneof(ownAct, event), isAtRest: fc.constant(false) }) },
  { weight: 3, arbitrary: fc.record({ act: event, isAtRest: fc.boolean() }) },
);
const story = fc.record({
  latency: fc.nat(),
  tabs: fc.array(fc.record({ query: fc.constantFrom(...queries), of: fc.constantFrom('unread', 'unseen') }), {
    minLength: 3,
    maxLength: 3,
  }),
  /** Whether each tab was open once, so that it is known what belongs to it. */
  isEachLoaded: fc.boolean(),
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
});

type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

function feedIdsOf({ feed }: MessagesQuery): string[] | undefined {
  const feeds = feed === undefined ? undefined : [feed].flat();
  return feeds?.map((name) => worldFeeds[name] ?? '');
}

function belongingTo(messages: readonly WireMessage[], query: MessagesQuery): WireMessage[] {
  const { read, seen, data: payload } = query;
  return messages.filter((message) => matches(message, { read, seen, payload, feedIds: feedIdsOf(query) }));
}

function countOf(messages: readonly WireMessage[], { query, of }: Tab): number {
  return belongingTo(messages, query).filter((message) => !message[of === 'unread' ? 'read' : 'seen']).length;
}

function usePanel(tabs: readonly Tab[], open: number) {
  const [one, two, three] = tabs;
  const counts = [useServerCount(one), useServerCount(two), useServerCount(three)].map(({ data }) => data);
  const query = tabs[open]?.query ?? {};
  const feed = useMessages(query);
  return {
    connection: useConnection(),
    rows: feed.data?.messages ?? [],
    hasMore: feed.hasMore,
    numbers: [useServerCount().data, useServerCount({ query }).data, ...counts],
    update: useUpdateMessages().run,
    prefetch: usePrefetchMessages(),
  };
}

async function run({ latency, tabs, isEachLoaded, steps }: Story): Promise<void> {
  const pages: { unmount: () => void }[] = [];
  try {
    await play({ latency, tabs, isEachLoaded, steps }, pages);
  } finally {
    // The next run has the same subscriber.
    pages[0]?.unmount();
    await passTime(1_000);
  }
}

async function play(
  { latency, tabs, isEachLoaded, steps }: Story,
  pages: { unmount: () => void }[],
): Promise<void> {
  const world = createMockWorld({
    messages: Array.from({ length: 14 }, (_, age) => {
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
  const line = virtualWire(world, randomOf(latency));
  wire.current = line;
  let open = 0;
  let received = 0;
  const page = mountInbox(world, () => usePanel(tabs, open), { socketUrl: world.socketUrl });
  pages.push(page);
  const render = () => page.render({ socketUrl: world.socketUrl });
  const truth = (messages: readonly WireMessage[]) => {
    const { query = {} } = tabs[open] ?? {};
    return [{ query: {}, of: 'unread' } as const, { query, of: 'unread' } as const, ...tabs].map((tab) =>
      countOf(messages, tab),
    );
  };

  async function rest(): Promise<void> {
    for (let quiet = 0, rounds = 0; quiet < 12 && rounds < 600; rounds += 1) {
      await moveClock(100);
      quiet = line.inFlight() > 0 || page.now.connection !== 'live' ? 0 : quiet + 1;
    }
  }

  function change(
    messages: readonly WireMessage[],
    ids: readonly string[],
    to: Partial<WireMessage> | 'removed',
  ) {
    return messages.flatMap((message) => {
      const isChanged = ids.includes(message._id);
      return isChanged && to === 'removed' ? [] : isChanged ? [{ ...message, ...(to as object) }] : [message];
    });
  }

  /** Makes an act of the reader, and returns what the messages are then. */
  function actOwn(act: Story['steps'][number]['act']): readonly WireMessage[] | undefined {
    const { rows, update } = page.now;
    const before = world.messages();
    const row = rows[('place' in act ? act.place : 0) % Math.max(rows.length, 1)];
    if (row === undefined) {
      return undefined;
    }
    switch (act.type) {
      case 'mark':
        void update({ ids: [row.id], ...marks[act.mark] });
        return change(before, [row.id], { seen: true, read: act.mark === 'read' });
      case 'remove':
        void update({ ids: [row.id], removed: true, undoMs: act.undoMs });
        return change(before, [row.id], 'removed');
      case 'markAll': {
        const { query = {} } = tabs[open] ?? {};
        void update({ all: query, read: true });
        // What is not loaded is only counted for the whole inbox. Rows that stay in a tab of unread ones are marked with it.
        const { read, seen, ...others } = query;
        const isKnown =
          read === undefined && seen === undefined && (Object.keys(others).length === 0 || !page.now.hasMore);
        const concerned = belongingTo(before, query).map(({ _id }) => _id);
        return isKnown ? change(before, concerned, { seen: true, read: true }) : undefined;
      }
      default:
        return undefined;
    }
  }

  function happen(act: Story['steps'][number]['act']): void {
    const messages = world.messages();
    const message = messages[('place' in act ? act.place : 0) % Math.max(messages.length, 1)];
    switch (act.type) {
      case 'receive':
        received += 1;
        world.receive({
          ...act.flags,
          _feedId: worldFeeds[act.feed] ?? null,
          payload: { kind: act.kind },
          createdAt: new Date(worldNow + received * 1_000).toISOString(),
        });
        return;
      case 'markElsewhere':
        world.markElsewhere(message?._id ?? '', act.flags);
        return;
      case 'removeElsewhere':
        world.removeElsewhere(message?._id ?? '');
        return;
      case 'open':
        open = act.place % tabs.length;
        render();
        return;
      case 'disconnect':
        world.disconnect();
        return;
      default:
    }
  }

  // What comes between the first answers and the first connect is looked for later.
  await passTime(200);
  world.receive({ createdAt: new Date(worldNow).toISOString(), _feedId: worldFeeds.mentions ?? null });
  await rest();
  await passTime(20_000);
  await rest();
  expect(page.now.numbers, 'after the first check').toEqual(truth(world.messages()));
  for (const { query } of isEachLoaded ? tabs : []) {
    await Promise.all([page.now.prefetch(query), passTime(3_000)]);
  }
  for (const { act, isAtRest } of steps) {
    if (isAtRest) {
      await rest();
      expect(page.now.numbers, `at rest before ${act.type}`).toEqual(truth(world.messages()));
    }
    const after = actOwn(act);
    await passTime(0);
    if (isAtRest && after !== undefined && isEachLoaded) {
      expect(page.now.numbers, `right after ${JSON.stringify(act)}`).toEqual(truth(after));
    }
    happen(act);
    await passTime(act.type === 'wait' ? act.ms : 40);
  }
  await rest();
  expect(page.now.numbers, 'at rest in the end').toEqual(truth(world.messages()));
}

test.each(randomSeries(25))(
  'bell, title and tabs say what the server has, at rest and right after each own act ($runs runs from seed $seed)',
  async ({ seed, runs }) => {
    await startLiveClock();
    await fc.assert(fc.asyncProperty(story, run), { seed, numRuns: runs });
  },
  600_000,
);
