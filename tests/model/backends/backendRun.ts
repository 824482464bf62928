import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { liveCountOptions } from '../../../src/data/counts/liveCount.ts';
import { tabCountOptions } from '../../../src/data/counts/serverCount.ts';
import { createInboxClient, type OwnedInboxClient } from '../../../src/data/engine/createInboxClient.ts';
import { countedOf, countKey } from '../../../src/data/facts/countFacts.ts';
import { loadedFeed } from '../../../src/data/facts/factKeys.ts';
import { askForFeeds } from '../../../src/data/facts/feedWishes.ts';
import { pendingChangesOf } from '../../../src/data/facts/pendingChanges.ts';
import { factOf } from '../../../src/data/facts/recordFact.ts';
import { fetchNextPage } from '../../../src/data/messages/fetchFeed.ts';
import { messagesFeedOptions } from '../../../src/data/messages/messagesFeed.ts';
import { updateMessages } from '../../../src/data/messages/updateMessages.ts';
import type { CountKind } from '../../../src/data/model/counts.ts';
import type { MessagesQuery } from '../../../src/data/model/messagesQuery.ts';
import { shownCount } from '../../../src/data/model/shownCount.ts';
import { outboxOf } from '../../../src/data/outbox/outbox.ts';
import { showStoredChanges } from '../../../src/data/outbox/showStoredChanges.ts';
import { worldNow } from '../../../src/mocks/index.ts';
import { type Random, randomOf } from '../../../src/mocks/random.ts';
import { shownRows } from '../../support/inboxOf.ts';
import { mark, markNames } from '../../support/marks.ts';
import { moveClock, passTime } from '../../support/passTime.ts';
import { type CallFault, feeds, type Server, someMessages, type TrueMessage } from './servers.ts';

/** The tabs of the inbox. */
const tabs: readonly MessagesQuery[] = [
  {},
  { feed: 'mentions' },
  { read: false },
  { feed: ['alerts', 'mentions'], read: false },
];

/** Where the server has them. */
const places: readonly MessagesQuery[] = [{ archived: true }, { snoozed: true }];

/** The numbers on screen. */
const numbers: readonly { readonly of: CountKind; readonly query?: MessagesQuery }[] = [
  { of: 'unread' },
  { of: 'unseen' },
  // That of all unread messages is the first one.
  ...tabs.filter(({ feed }) => feed !== undefined).map((query) => ({ of: 'unread' as const, query })),
];

const steps = 30;

/**
 * One random run of a reader: marks, removals, undo, tabs, pages, reloads, offline; with others who do the same and a server that fails,
 * unless the reader is alone. Throws if a row stands twice, or if anything on screen differs from the server at rest. Returns how many
 * calls it took.
 */
export async function backendRun(
  seed: number,
  start: (messages: readonly TrueMessage[], random: Random) => Server,
): Promise<number> {
  const random = randomOf(seed);
  const pauses = randomOf(seed + 1);
  vi.spyOn(Math, 'random').mockImplementation(() => pauses.below(2 ** 32) / 2 ** 32);
  const isAlone = random.chance(0.3);
  const count = random.chance(0.1) ? 95 + random.below(20) : random.below(28);
  const server = start(someMessages(count, random), random);
  const log: string[] = [];
  const why = () => `seed ${seed} after ${log.join(', ')}`;
  let received = 0;
  let page = openPage();

  function openPage() {
    const queryClient = new QueryClient();
    queryClient.mount();
    const client = createInboxClient(server.identity, queryClient);
    const counts = numbers.map(({ of, query }) => {
      const options = query === undefined ? liveCountOptions(client, of) : tabCountOptions(client, query, of);
      return new QueryObserver<unknown>(queryClient, options as never);
    });
    const list = new QueryObserver(queryClient, messagesFeedOptions(client, {}));
    let query = tabs[0] ?? {};
    const ends = [list, ...counts].map((observer) => observer.subscribe(() => {}));
    showStoredChanges(client);
    return {
      client,
      isFailed: () => [list, ...counts].some((observer) => observer.getCurrentResult().isError),
      refetch: () => Promise.all([list, ...counts].map((observer) => observer.refetch())),
      open(next: MessagesQuery) {
        query = next;
        list.setOptions(messagesFeedOptions(client, query));
      },
      query: () => query,
      rows: () => shownRows(client, query),
      hasMore: () => (loadedFeed(client, query)?.next ?? null) !== null,
      numbers: () => numbers.map((number) => shownNumber(client, number)),
      close() {
        for (const end of ends) {
          end();
        }
        client.destroy();
        queryClient.unmount();
      },
    };
  }

  const someIds = () => {
    const ids = page.rows().map(({ id }) => id);
    return ids.length === 0 ? [] : Array.from({ length: 1 + random.below(3) }, () => random.pick(ids));
  };
  const undoMs = () => (random.chance(0.4) ? 1 + random.below(3_000) : undefined);
  const back = [{ archived: false }, { snoozedUntil: null }] as const;
  const place = () =>
    random.pick([{ archived: true }, { snoozedUntil: '2126-11-30T08:00:00.000Z' }, ...back] as const);
  const whole = () => random.pick([{}, {}, { feed: 'mentions' }]);
  const other = () => server.messages()[random.below(Math.max(1, server.messages().length))]?.id;

  const own: Record<string, () => void> = {
    mark: () => void mark(page.client, someIds(), random.pick(markNames), undoMs()),
    markSeen: () => void updateMessages(page.client, { ids: someIds(), seen: true }),
    markAll: () => void updateMessages(page.client, { all: whole(), read: true, undoMs: undoMs() }),
    remove: () => void updateMessages(page.client, { ids: someIds(), removed: true, undoMs: undoMs() }),
    removeAll() {
      if (random.chance(0.3)) {
        void updateMessages(page.client, { all: whole(), removed: true, undoMs: undoMs() });
      }
    },
    undo() {
      const { changes } = pendingChangesOf(page.client).get();
      const held = changes.findLast(({ state }) => state === 'held');
      if (held !== undefined) {
        outboxOf(page.client).undo(held.id);
      }
    },
    open: () => page.open(random.pick(server.move ? [...tabs, ...places] : tabs)),
    loadMore: () =>
      void fetchNextPage(page.client, page.query(), new AbortController().signal).catch(() => {}),
    wait() {},
  };
  const foreign: Record<string, () => void> = {
    receive() {
      received += 1;
      const createdAt = new Date(worldNow + received * 1_000).toISOString();
      const seen = random.chance(0.2);
      server.receive({ read: seen && random.chance(0.5), seen, feed: random.pick(feeds), createdAt });
    },
    markElsewhere: () => server.change(other() ?? '', { read: random.chance(0.5), seen: true }),
    removeElsewhere: () => server.change(other() ?? '', 'removed'),
    fail: () => server.failNext(random.pick<CallFault>(['cut', 'lost', 'broken'])),
    disconnect: () => server.disconnect(),
    cut() {
      server.isCut = true;
      server.disconnect();
      onlineManager.setOnline(random.chance(0.5));
    },
    mend,
    reload() {
      page.close();
      page = openPage();
    },
  };
  const moves: Record<string, () => void> = {
    move: () => void updateMessages(page.client, { ids: someIds(), ...place(), undoMs: undoMs() }),
    moveElsewhere: () =>
      isAlone
        ? undefined
        : server.move?.(other() ?? '', random.pick([{ archived: true, read: true }, ...back])),
  };
  const acts = { ...own, ...(isAlone ? {} : foreign), ...(server.move ? moves : {}) };
  const names = Object.keys(acts);

  function mend(): void {
    server.isCut = false;
    onlineManager.setOnline(true);
  }

  await calm();
  for (let step = 0; step < steps; step += 1) {
    const name = random.pick(names);
    log.push(name);
    acts[name]?.();
    const ids = page.rows().map(({ id }) => id);
    expect(new Set(ids).size, `${why()}: a row stands twice`).toBe(ids.length);
    await passTime(random.chance(0.2) ? random.below(4_000) : random.below(150));
  }
  mend();
  outboxOf(page.client).flush();
  await calm();
  // What has reached its limit of tries is repeated by itself within a minute, or by the reader.
  await passTime(61_000);
  if (page.isFailed()) {
    page.client.allowTries();
    askForFeeds(page.client, 'stored');
    // What fails again waits for more than this.
    void page.refetch().catch(() => {});
    await passTime(5_000);
  }
  await calm();
  // A mark takes rows out of a tab, and a list that does not fill its screen asks for more.
  while (page.rows().length < 10 && page.hasMore()) {
    own.loadMore?.();
    await calm();
  }
  checkAtRest();
  page.close();
  await passTime(1_000);
  return server.calls();

  function checkAtRest(): void {
    const truth = server.messages();
    const listed = truth.filter((message) => belongs(message, page.query()));
    const shown = page.rows().map(({ id, read, seen }) => ({ id, read, seen }));
    expect(shown, why()).toEqual(
      listed.slice(0, shown.length).map(({ id, read, seen }) => ({ id, read, seen })),
    );
    expect(shown.length, why()).toBeGreaterThanOrEqual(Math.min(listed.length, 10));
    expect(page.numbers(), why()).toEqual(numbers.map((number) => trueNumber(truth, number)));
    expect(pendingChangesOf(page.client).get().changes, why()).toEqual([]);
  }

  async function calm(): Promise<void> {
    let quietFor = 0;
    for (let rounds = 0; rounds < 600 && quietFor < 25; rounds += 1) {
      await moveClock(100);
      const isBusy = server.inFlight() > 0 || page.client.queryClient.isFetching() > 0;
      quietFor = isBusy || pendingChangesOf(page.client).get().changes.length > 0 ? 0 : quietFor + 1;
    }
  }
}

function shownNumber(client: OwnedInboxClient, { of, query }: (typeof numbers)[number]): number | undefined {
  const fact = factOf<number>(client, countKey(client, of, query));
  const { all, arrivals } = pendingChangesOf(client).get();
  return fact && shownCount(fact, countedOf(client, of, query), all, arrivals);
}

function trueNumber(truth: readonly TrueMessage[], { of, query = {} }: (typeof numbers)[number]): number {
  const flag = of === 'unread' ? 'read' : 'seen';
  return Math.min(100, truth.filter((message) => belongs(message, query) && !message[flag]).length);
}

function belongs(message: TrueMessage, query: MessagesQuery): boolean {
  const { feed, read, seen, archived = false, snoozedUntil = null } = message;
  const wanted = query.feed === undefined ? undefined : [query.feed].flat();
  return (
    (wanted?.includes(feed) ?? true) &&
    (query.read ?? read) === read &&
    (query.seen ?? seen) === seen &&
    (query.archived ?? false) === archived &&
    (query.snoozed ?? false) === (snoozedUntil !== null)
  );
}
