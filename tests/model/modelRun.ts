import { QueryObserver } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { liveCountOptions } from '../../src/data/counts/liveCount.ts';
import { createInboxClient, type OwnedInboxClient } from '../../src/data/engine/createInboxClient.ts';
import { askForFeeds } from '../../src/data/facts/feedWishes.ts';
import { pendingChangesOf } from '../../src/data/facts/pendingChanges.ts';
import { fetchNextPage } from '../../src/data/messages/fetchFeed.ts';
import { messagesFeedOptions } from '../../src/data/messages/messagesFeed.ts';
import { updateMessages } from '../../src/data/messages/updateMessages.ts';
import { outboxOf } from '../../src/data/outbox/outbox.ts';
import { useSession } from '../../src/data/session/session.ts';
import { buildId } from '../../src/mocks/buildId.ts';
import {
  answerLostOnce,
  buildMessage,
  createMockWorld,
  failingOnce,
  rateLimited,
  type Scenario,
  unauthorizedOnce,
  worldNow,
} from '../../src/mocks/index.ts';
import { type Random, randomOf } from '../../src/mocks/random.ts';
import type { BrowserTabs } from '../support/browserTabs.ts';
import { hookOf } from '../support/hookOf.ts';
import { shownRows, shownTotal } from '../support/inboxOf.ts';
import { mark, markNames } from '../support/marks.ts';
import { moveClock, passTime } from '../support/passTime.ts';
import { type VirtualWire, virtualWire } from './virtualWire.ts';

const readers = ['ana', 'ben'] as const;
const steps = 50;

/**
 * One random run with two readers, a server and many faults, on a fake clock; with a browser both it and the world are unruly. Throws
 * if the screen shows something wrong.
 */
export async function modelRun(
  seed: number,
  use: (wire: VirtualWire) => void,
  browser?: BrowserTabs,
): Promise<void> {
  const random = randomOf(seed);
  // Pauses before another try are random too.
  const pauses = randomOf(seed + 1);
  vi.spyOn(Math, 'random').mockImplementation(() => pauses.below(2 ** 32) / 2 ** 32);
  const world = createMockWorld({ messages: [], subscriberId: 'ana', unruly: browser && seed });
  if (world.unruly !== undefined) {
    browser?.beUnruly(world.unruly);
  }
  for (const [place, reader] of readers.entries()) {
    const count = random.below(28);
    world.setMessages(
      Array.from({ length: count }, (_, age) => messageOf(reader, place * 1_000 + age, age, random)),
      reader,
    );
  }
  // Every other run has a queue for each kind of event, in which some are late.
  const queues = randomOf(seed + 2);
  const eventMs = () => (queues.chance(0.3) ? queues.below(5_000) : queues.below(60));
  const wire = virtualWire(world, random, seed % 2 === 0 ? { eventMs } : {});
  use(wire);
  let screen = openScreen('ana');
  let received = 0;
  const log: string[] = [];

  function openScreen(reader: (typeof readers)[number]) {
    const client = createInboxClient({
      applicationIdentifier: world.applicationIdentifier,
      subscriberId: reader,
      subscriberHash: undefined,
      backendUrl: world.backendUrl,
      socketUrl: world.socketUrl,
      socketPath: undefined,
    });
    return watch(client, reader);
  }

  const acts: Record<string, () => void> = {
    mark() {
      const ids = someIds();
      const as = random.pick(markNames);
      void mark(screen.client, ids, as, undoMs());
    },
    markAll() {
      const as = random.pick([{ read: true }, { seen: true }] as const);
      void updateMessages(screen.client, { all: {}, ...as, undoMs: undoMs() });
    },
    remove() {
      const ids = someIds();
      void updateMessages(screen.client, { ids, removed: true, undoMs: undoMs() });
    },
    removeAll: () => void updateMessages(screen.client, { all: {}, removed: true, undoMs: undoMs() }),
    undo() {
      const held = pendingChangesOf(screen.client)
        .get()
        .changes.findLast(({ state }) => state === 'held');
      if (held !== undefined) {
        outboxOf(screen.client).undo(held.id);
      }
    },
    loadMore: () => settled(fetchNextPage(screen.client, {}, new AbortController().signal)),
    receive() {
      const reader = random.pick(readers);
      received += 1;
      world.receive({ _id: buildId('message', 50_000 + received), ...wordsOf(reader, received) }, reader);
    },
    markElsewhere() {
      const messages = world.messages(screen.reader);
      if (messages.length > 0) {
        const message = random.pick(messages);
        world.markElsewhere(message._id, { read: random.chance(0.5), seen: true });
      }
    },
    removeElsewhere() {
      const messages = world.messages(screen.reader);
      if (messages.length > 0) {
        const message = random.pick(messages);
        world.removeElsewhere(message._id);
      }
    },
    fault() {
      const scenario: Scenario = random.pick([
        failingOnce(500),
        failingOnce(503),
        failingOnce(409),
        rateLimited(1, 1),
        answerLostOnce,
        unauthorizedOnce,
      ]);
      scenario(world);
    },
    disconnect: () => world.disconnect(),
    restart: () => world.restart(),
    switchReader() {
      screen.close();
      screen = openScreen(random.pick(readers));
    },
    wait() {},
    ...(browser === undefined
      ? {}
      : {
          hangLeader: () => browser.hangLeader(),
          /** The reader does not wait for a slow session. */
          openAnotherSession: () => settled(hookOf(screen.client, useSession).refetch()),
        }),
  };
  const names = Object.keys(acts);

  function someIds(): string[] {
    const ids = screen.rows().map(({ id }) => id);
    return ids.length === 0 ? [] : Array.from({ length: 1 + random.below(3) }, () => random.pick(ids));
  }

  function undoMs(): number | undefined {
    return random.chance(0.4) ? 1 + random.below(3_000) : undefined;
  }

  function check(): void {
    for (const message of screen.rows()) {
      expect(message.body, `seed ${seed}: another reader's text after ${log.join(', ')}`).toContain(
        `of ${screen.reader}`,
      );
    }
    const ids = screen.rows().map(({ id }) => id);
    expect(new Set(ids).size, `seed ${seed}: a row stands twice after ${log.join(', ')}`).toBe(ids.length);
  }

  for (let step = 0; step < steps; step += 1) {
    const name = random.pick(names);
    log.push(name);
    acts[name]?.();
    check();
    await passTime(random.chance(0.2) ? random.below(4_000) : random.below(120));
    check();
  }

  world.faults.clear();
  outboxOf(screen.client).flush();
  await calm();
  // A call that has reached its limit of tries is repeated by itself within a minute.
  await passTime(60_000);
  // A session whose new token was refused as well waits for the reader to retry.
  if (screen.isFailed()) {
    screen.client.allowTries();
    askForFeeds(screen.client, 'stored');
    settled(Promise.all([screen.unread.refetch(), screen.unseen.refetch()]));
    await calm();
  }

  // A socket that was refused often is tried again after five minutes.
  for (let rounds = 0; rounds < 40 && screen.client.connection.get() !== 'live'; rounds += 1) {
    await passTime(10_000);
  }
  await calm();

  const truth = world.messages(screen.reader);
  const shown = screen.rows().map(({ id, read, seen }) => ({ id, read, seen }));
  const why = `seed ${seed} after ${log.join(', ')}`;
  expect(shown, why).toEqual(
    truth.slice(0, shown.length).map(({ _id: id, read, seen }) => ({ id, read, seen })),
  );
  expect(shown.length, why).toBeGreaterThanOrEqual(Math.min(truth.length, 10));
  expect(shownTotal(screen.client, 'unread'), why).toBe(truth.filter(({ read }) => !read).length);
  expect(shownTotal(screen.client, 'unseen'), why).toBe(truth.filter(({ seen }) => !seen).length);
  expect(pendingChangesOf(screen.client).get().changes, why).toEqual([]);
  expect([screen.client.connection.get(), world.sockets], why).toEqual(['live', 1]);
  screen.close();
  await passTime(1_000);
  expect(world.socketServer.sockets.size, why).toBe(0);

  async function calm(): Promise<void> {
    let quietFor = 0;
    for (let rounds = 0; rounds < 400 && quietFor < 25; rounds += 1) {
      await moveClock(100);
      const busy = wire.inFlight() > 0 || screen.client.queryClient.isFetching() > 0;
      quietFor = busy || pendingChangesOf(screen.client).get().changes.length > 0 ? 0 : quietFor + 1;
    }
  }
}

/** Failed queries show errors on the screen. */
function settled(done: Promise<unknown>): void {
  done.catch(() => {});
}

function messageOf(reader: string, index: number, age: number, random: Random) {
  const seen = random.chance(0.6);
  return buildMessage(
    {
      ...wordsOf(reader, index),
      seen,
      read: seen && random.chance(0.6),
      createdAt: new Date(worldNow - (age + 1) * 60_000).toISOString(),
    },
    index,
  );
}

function wordsOf(reader: string, number: number) {
  return { content: `Message ${number} of ${reader}` };
}

function watch(client: OwnedInboxClient, reader: string) {
  const feed = new QueryObserver(client.queryClient, messagesFeedOptions(client, {}));
  const unread = new QueryObserver(client.queryClient, liveCountOptions(client, 'unread'));
  const unseen = new QueryObserver(client.queryClient, liveCountOptions(client, 'unseen'));
  const ends = [feed.subscribe(() => {}), unread.subscribe(() => {}), unseen.subscribe(() => {})];
  return {
    client,
    reader,
    feed,
    unread,
    unseen,
    /** Whether something waits for the reader to retry, so that the server's truth cannot be known. */
    isFailed: () =>
      client.connection.get() !== 'live' ||
      [feed, unread, unseen].some((observer) => observer.getCurrentResult().isError),
    rows: () => shownRows(client),
    close() {
      for (const end of ends) {
        end();
      }
      client.destroy();
    },
  };
}
