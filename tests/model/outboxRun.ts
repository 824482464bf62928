import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { liveCountOptions } from '../../src/data/counts/liveCount.ts';
import { createInboxClient } from '../../src/data/engine/createInboxClient.ts';
import { pendingChangesOf } from '../../src/data/facts/pendingChanges.ts';
import { answerMessage } from '../../src/data/messages/answerMessage.ts';
import { messagesFeedOptions } from '../../src/data/messages/messagesFeed.ts';
import { updateMessages } from '../../src/data/messages/updateMessages.ts';
import { outboxOf } from '../../src/data/outbox/outbox.ts';
// Loaded before the clock is fake: a late import would never end.
import '../../src/data/outbox/resumeOutbox.ts';
import { showStoredChanges } from '../../src/data/outbox/showStoredChanges.ts';
import { answerLostOnce, buildMessage, createMockWorld, worldNow } from '../../src/mocks/index.ts';
import { randomOf } from '../../src/mocks/random.ts';
import type { BrowserTabs } from '../support/browserTabs.ts';
import { shownRows, shownTotal } from '../support/inboxOf.ts';
import { mark, markNames } from '../support/marks.ts';
import { passTime } from '../support/passTime.ts';
import { calmTabs, crashTab } from './modelTabs.ts';
import { type VirtualWire, virtualWire } from './virtualWire.ts';

const readers = ['ana', 'ben'] as const;
type Reader = (typeof readers)[number];
const steps = 40;
const cta = {
  type: 'redirect' as const,
  data: {},
  action: { status: 'pending' as const, buttons: [{ type: 'primary' as const, content: 'Yes' }], result: {} },
};

/**
 * One random run of two subscribers, one after the other, with several tabs of a browser on a bad line: cut, with lost answers, with
 * tabs that are reloaded or crash, and with a clock that jumps. Throws if something is lost, done twice, left behind or shown wrong.
 */
export async function outboxRun(
  seed: number,
  browser: BrowserTabs,
  use: (wire: VirtualWire) => void,
  isUnruly = false,
  /** With one tab at a time it is known which choice of the reader was the last. */
  isAlone = false,
): Promise<void> {
  const random = randomOf(seed);
  const pauses = randomOf(seed + 1);
  vi.spyOn(Math, 'random').mockImplementation(() => pauses.below(2 ** 32) / 2 ** 32);
  const world = createMockWorld({ messages: [], subscriberId: 'ana', unruly: isUnruly ? seed : undefined });
  if (world.unruly !== undefined) {
    browser.beUnruly(world.unruly);
  }
  for (const [place, reader] of readers.entries()) {
    const count = 4 + random.below(6);
    world.setMessages(
      Array.from({ length: count }, (_, age) =>
        buildMessage(
          {
            cta: structuredClone(cta),
            seen: true,
            createdAt: new Date(worldNow - (age + 1) * 60_000).toISOString(),
          },
          place * 1_000 + age,
        ),
      ),
      reader,
    );
  }
  const wire = virtualWire(world, random);
  use(wire);
  const log: string[] = [];
  let restoreSocket = () => {};
  const removed = new Set<string>();
  /** Whether the reader has last wanted a message to be read. */
  const chosen = new Map<string, boolean>();
  const pressed = new Set<string>();
  let reader: Reader = 'ana';
  let tabs = [openTab(reader)];

  function openTab(subscriberId: Reader) {
    const queryClient = new QueryClient();
    queryClient.mount();
    const client = createInboxClient(
      {
        applicationIdentifier: world.applicationIdentifier,
        subscriberId,
        subscriberHash: undefined,
        backendUrl: world.backendUrl,
        socketUrl: world.socketUrl,
        socketPath: undefined,
      },
      queryClient,
    );
    const feed = new QueryObserver(client.queryClient, messagesFeedOptions(client, {}));
    const unread = new QueryObserver(client.queryClient, liveCountOptions(client, 'unread'));
    const ends = [feed.subscribe(() => {}), unread.subscribe(() => {})];
    showStoredChanges(client);
    return {
      client,
      feed,
      unread,
      rows: () => shownRows(client),
      close() {
        for (const end of ends) {
          end();
        }
        client.destroy();
        queryClient.unmount();
      },
    };
  }
  type Tab = ReturnType<typeof openTab>;

  const someTab = () => random.pick(tabs);
  // What a page sends while it closes goes out at once, and a line keeps no order.
  const undoMs = () => (!isAlone && random.chance(0.5) ? 1 + random.below(3_000) : undefined);
  const idsIn = (tab: Tab) => {
    const rows = tab.rows();
    return rows.length === 0 ? [] : [...new Set([random.pick(rows).id, random.pick(rows).id])];
  };

  const acts: Record<string, () => void> = {
    mark() {
      const tab = someTab();
      const as = random.pick(markNames);
      const ids = idsIn(tab);
      choose(ids, as === 'read');
      void mark(tab.client, ids, as, undoMs());
    },
    remove() {
      const tab = someTab();
      const ids = idsIn(tab).slice(0, 1);
      for (const id of ids) {
        removed.add(id);
      }
      void updateMessages(tab.client, { ids, removed: true, undoMs: undoMs() });
    },
    press() {
      const tab = someTab();
      const [messageId] = idsIn(tab).filter((id) => !pressed.has(id));
      if (messageId !== undefined) {
        pressed.add(messageId);
        void answerMessage(tab.client, { messageId, answer: 'primary' });
      }
    },
    undo() {
      const { client } = someTab();
      const held = pendingChangesOf(client)
        .get()
        .changes.findLast(({ state }) => state === 'held');
      if (held !== undefined) {
        if (held.type === 'messages' && held.effect === 'removed') {
          for (const id of held.target.ids) {
            removed.delete(id);
          }
        }
        if (held.type === 'messages') {
          forget(held.target.ids);
        }
        outboxOf(client).undo(held.id);
      }
    },
    markElsewhere() {
      const messages = world.messages(reader);
      if (messages.length > 0) {
        const { _id } = random.pick(messages);
        forget([_id]);
        world.markElsewhere(_id, { read: random.chance(0.5), seen: true });
      }
    },
    cut() {
      wire.isCut = true;
      restoreSocket();
      restoreSocket = world.socketServer.setMode('absent');
      world.disconnect();
      onlineManager.setOnline(random.chance(0.5));
    },
    mend,
    loseAnswer: () => void answerLostOnce(world),
    jump: () => void vi.setSystemTime(Date.now() + random.below(7_200_000) - 3_600_000),
    openTab() {
      tabs = tabs.length < (isAlone ? 1 : 3) ? [...tabs, openTab(reader)] : tabs;
    },
    reload: () => replace(someTab(), (tab) => tab.close()),
    crash: () => replace(someTab(), (tab) => crashTab(tab, browser)),
    switchReader() {
      for (const tab of tabs) {
        tab.close();
      }
      reader = reader === 'ana' ? 'ben' : 'ana';
      tabs = [openTab(reader)];
    },
    wait() {},
    ...(isUnruly ? { hangLeader: () => browser.hangLeader() } : {}),
    ...(isAlone ? { markAll } : {}),
  };
  const names = Object.keys(acts);

  function choose(ids: readonly string[], isRead: boolean): void {
    for (const id of ids) {
      chosen.set(id, isRead);
    }
  }

  function forget(ids: readonly string[]): void {
    for (const id of ids) {
      chosen.delete(id);
    }
  }

  function markAll(): void {
    const { client, rows } = someTab();
    const ids = rows().map(({ id }) => id);
    if (ids.length > 0) {
      choose(ids, true);
      void updateMessages(client, { all: {}, read: true });
    }
  }

  function mend(): void {
    wire.isCut = false;
    restoreSocket();
    onlineManager.setOnline(true);
  }

  function replace(tab: Tab, end: (tab: Tab) => void): void {
    end(tab);
    tabs = [...tabs.filter((one) => one !== tab), openTab(reader)];
  }

  for (let step = 0; step < steps; step += 1) {
    const name = random.pick(names);
    log.push(name);
    acts[name]?.();
    await passTime(random.chance(0.2) ? random.below(6_000) : random.below(150));
  }
  mend();
  world.faults.clear();
  const why = `seed ${seed} after ${log.join(', ')}`;
  for (const each of readers) {
    for (const tab of tabs) {
      outboxOf(tab.client).flush();
    }
    if (each !== reader) {
      await calm();
      acts.switchReader?.();
    }
    await calm();
    await check();
  }
  for (const tab of tabs) {
    tab.client.signOut();
    tab.close();
  }
  expect(browser.changes(), why).toEqual([]);
  await passTime(1_000);

  async function check(): Promise<void> {
    // What has reached its limit of tries is tried again by itself within a minute, or by the reader.
    await passTime(61_000);
    for (const { client, feed, unread } of tabs) {
      client.allowTries();
      settled(feed.refetch());
      settled(unread.refetch());
    }
    await calm();
    const own = `"${reader}"`;
    expect(
      [...browser.stored].filter(([key]) => key.startsWith('carillon_outbox') && key.includes(own)),
      `${why}: something is still stored`,
    ).toEqual([]);
    const truth = world.messages(reader).map(({ _id: id, read, seen }) => ({ id, read, seen }));
    for (const tab of tabs) {
      const shown = tab.rows().map(({ id, read, seen }) => ({ id, read, seen }));
      expect(shown, why).toEqual(truth);
      expect(shownTotal(tab.client, 'unread'), why).toBe(truth.filter(({ read }) => !read).length);
      expect(pendingChangesOf(tab.client).get().changes, why).toEqual([]);
    }
    const failed = tabs.flatMap(({ client }) => outboxOf(client).failures.get());
    expect(
      failed.filter(({ kind }) => kind !== 'answer').map(({ kind }) => kind),
      why,
    ).toEqual([]);
    expect(
      truth.filter(({ id }) => removed.has(id)),
      `${why}: a removal was lost`,
    ).toEqual([]);
    if (isAlone) {
      const wanted = truth.map(({ id, read }) => ({ id, read: chosen.get(id) ?? read }));
      expect(
        truth.map(({ id, read }) => ({ id, read })),
        `${why}: the last choice was lost`,
      ).toEqual(wanted);
    }
    const presses = world.requests.filter(({ path }) => path.includes('/actions/')).map(({ path }) => path);
    expect(new Set(presses).size, `${why}: a button was pressed twice`).toBe(presses.length);
  }

  function calm(): Promise<void> {
    return calmTabs(tabs, wire.inFlight);
  }
}

function settled(done: Promise<unknown>): void {
  done.catch(() => {});
}
