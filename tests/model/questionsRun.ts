import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { memoryBackend } from '../../src/backends/memory/memoryBackend.ts';
import { createInboxClient, type OwnedInboxClient } from '../../src/data/engine/createInboxClient.ts';
import { messageFactsOf } from '../../src/data/facts/messageFacts.ts';
import { pendingChangesOf } from '../../src/data/facts/pendingChanges.ts';
import { answerMessage } from '../../src/data/messages/answerMessage.ts';
import { messagesFeedOptions } from '../../src/data/messages/messagesFeed.ts';
import type { InboxMessage } from '../../src/data/model/message.ts';
import { isOpen } from '../../src/data/model/open.ts';
import { outboxOf } from '../../src/data/outbox/outbox.ts';
// Loaded before the clock is fake: a late import would never end.
import '../../src/data/outbox/resumeOutbox.ts';
import { showStoredChanges } from '../../src/data/outbox/showStoredChanges.ts';
import { toInboxError } from '../../src/data/transport/InboxError.ts';
import { createDrafts } from '../../src/features/questions/drafts.ts';
import { worldNow } from '../../src/mocks/index.ts';
import { randomOf } from '../../src/mocks/random.ts';
import type { BrowserTabs } from '../support/browserTabs.ts';
import { shownRows } from '../support/inboxOf.ts';
import { passTime } from '../support/passTime.ts';
import { calmTabs, crashTab } from './modelTabs.ts';

const subscriberId = 'ana';
const steps = 30;

/** One call by which a page gave an answer, and how it ended for the page: undefined where it heard nothing. */
interface Call {
  readonly messageId: string;
  readonly answer: string;
  /** The act of the reader that it belongs to. */
  readonly act: unknown;
  readonly atMs: number;
  /** Whether the page had loaded the message: one that has just been opened sends what an earlier one has left. */
  readonly isKnown: boolean;
  outcome?: string | undefined;
}

/**
 * One random run of a reader with questions in up to two tabs, on a bad line, while others answer them, take them back, and time runs out.
 * Throws if an answer is sent after its time, after a conflict or once it was confirmed, if a draft is lost, or if what is shown at rest
 * is not what the server has.
 */
export async function questionsRun(seed: number, browser: BrowserTabs): Promise<void> {
  const random = randomOf(seed);
  const pauses = randomOf(seed + 1);
  vi.spyOn(Math, 'random').mockImplementation(() => pauses.below(2 ** 32) / 2 ** 32);
  const calls: Call[] = [];
  const log: string[] = [];
  const why = () => `seed ${seed} after ${log.join(', ')}`;
  const pause = () =>
    new Promise((resolve) => setTimeout(resolve, random.chance(0.1) ? random.below(900) : random.below(60)));
  let isCut = false;
  let losesNext = false;
  let inFlight = 0;

  const memory = memoryBackend({
    id: `questions ${seed}`,
    messages: Array.from(
      { length: 2 + random.below(5) },
      (_, age): InboxMessage => ({
        id: `question-${age}`,
        createdAt: new Date(worldNow - (age + 1) * 60_000).toISOString(),
        read: false,
        seen: true,
        answers: ['yes', 'no', 'later'].map((id) => ({ id, label: id })),
        expiresAt: random.chance(0.5) ? new Date(worldNow + random.below(20_000)).toISOString() : undefined,
      }),
    ),
    async carry(_, act) {
      inFlight += 1;
      try {
        await pause();
        if (isCut) {
          throw new TypeError('Failed to fetch');
        }
        const answer = act();
        await pause();
        if (isCut || losesNext) {
          losesNext = false;
          throw new TypeError('Failed to fetch');
        }
        return answer;
      } finally {
        inFlight -= 1;
      }
    },
  });
  /** The backend as one tab calls it. */
  const backendOf = (knows: (messageId: string) => boolean): typeof memory => ({
    ...memory,
    async answerMessage(messageId, answer, data, call) {
      const made: Call = {
        messageId,
        answer,
        act: data?.act,
        atMs: Date.now(),
        isKnown: knows(messageId),
      };
      calls.push(made);
      try {
        const returned = await memory.answerMessage?.(messageId, answer, data, call);
        made.outcome = call.signal?.aborted ? undefined : 'confirmed';
        return returned ?? {};
      } catch (thrown) {
        const { conflict } = toInboxError(thrown);
        made.outcome = conflict && !call.signal?.aborted ? conflict : undefined;
        throw thrown;
      }
    },
  });
  const stored = () => memory.messages(subscriberId);
  /** What the reader has last written for a message, and has not sent since. */
  const written = new Map<string, string>();
  let acts = 0;
  let tabs = [openTab()];

  function openTab() {
    const queryClient = new QueryClient();
    queryClient.mount();
    const client: OwnedInboxClient = createInboxClient(
      { subscriberId, backend: backendOf((id) => messageFactsOf(client).get().has(id)) },
      queryClient,
    );
    const feed = new QueryObserver(client.queryClient, messagesFeedOptions(client, {}));
    const end = feed.subscribe(() => {});
    showStoredChanges(client);
    const drafts = client.service(createDrafts);
    return {
      client,
      feed,
      drafts,
      close() {
        end();
        client.destroy();
        queryClient.unmount();
      },
    };
  }
  type Tab = ReturnType<typeof openTab>;

  const someTab = () => random.pick(tabs);
  const change = (given: Partial<InboxMessage>, which: (message: InboxMessage) => boolean = () => true) => {
    const found = stored().filter(which);
    if (found.length > 0) {
      memory.change(subscriberId, [random.pick(found).id], given);
    }
  };
  const isAnswerable = (message: InboxMessage) => isOpen(message, Date.now());

  const choices: Record<string, () => void> = {
    answer() {
      const tab = someTab();
      const asked = shownRows(tab.client).filter(isAnswerable);
      if (asked.length > 0) {
        const { id: messageId } = random.pick(asked);
        acts += 1;
        const undoMs = random.chance(0.4) ? 1 + random.below(4_000) : undefined;
        const answer = random.pick(['yes', 'no', 'later']);
        answerMessage(tab.client, { messageId, answer, data: { act: acts }, undoMs }).catch(() => {});
      }
    },
    write() {
      const tab = someTab();
      const asked = shownRows(tab.client).filter(isAnswerable);
      if (asked.length > 0) {
        const { id } = random.pick(asked);
        const text = `written ${log.length}`;
        written.set(id, text);
        tab.drafts.set(id, { values: { note: [text] } });
      }
    },
    undo() {
      const { client } = someTab();
      const held = pendingChangesOf(client)
        .get()
        .changes.findLast(({ state }) => state === 'held');
      if (held) {
        outboxOf(client).undo(held.id);
      }
    },
    answerElsewhere: () =>
      change({ answered: { id: 'no', by: 'Maya', at: new Date().toISOString() } }, isAnswerable),
    withdraw: () => change({ withdrawnAt: new Date().toISOString() }, isAnswerable),
    ask() {
      // One page has all of them.
      if (stored().length < 10) {
        memory.receive(subscriberId, {
          answers: [{ id: 'yes', label: 'Yes' }],
          expiresAt: random.chance(0.5)
            ? new Date(Date.now() + random.below(8_000)).toISOString()
            : undefined,
        });
      }
    },
    cut() {
      isCut = true;
      memory.disconnect();
      onlineManager.setOnline(random.chance(0.5));
    },
    mend,
    loseAnswer() {
      losesNext = true;
    },
    openTab() {
      tabs = tabs.length < 2 ? [...tabs, openTab()] : tabs;
    },
    reload: () => replace(someTab(), (tab) => tab.close()),
    crash: () => replace(someTab(), (tab) => crashTab(tab, browser)),
    wait() {},
  };
  const names = Object.keys(choices);

  function mend(): void {
    isCut = false;
    onlineManager.setOnline(true);
  }

  function replace(tab: Tab, end: (tab: Tab) => void): void {
    end(tab);
    tabs = [...tabs.filter((one) => one !== tab), openTab()];
  }

  for (let step = 0; step < steps; step += 1) {
    const name = random.pick(names);
    log.push(name);
    choices[name]?.();
    await passTime(random.chance(0.2) ? random.below(6_000) : random.below(150));
  }
  mend();
  for (const { client } of tabs) {
    outboxOf(client).flush();
  }
  await calm();
  await passTime(61_000);
  for (const { client, feed } of tabs) {
    client.allowTries();
    feed.refetch().catch(() => {});
  }
  await calm();
  check();
  for (const tab of tabs) {
    tab.client.signOut();
    tab.close();
  }
  await passTime(1_000);

  function check(): void {
    const truth = stored();
    for (const { client } of tabs) {
      const of = ({ id, answered, withdrawnAt }: InboxMessage) => ({ id, answered, withdrawnAt });
      expect(shownRows(client).map(of), why()).toEqual(truth.map(of));
      expect(pendingChangesOf(client).get().changes, why()).toEqual([]);
    }
    for (const [place, call] of calls.entries()) {
      const { expiresAt } = truth.find(({ id }) => id === call.messageId) ?? {};
      const isLate = call.isKnown && expiresAt !== undefined && Date.parse(expiresAt) < call.atMs;
      expect(isLate, `${why()}: an answer was sent after its time`).toBe(false);
      const later = calls.slice(place + 1).filter(({ act }) => act === call.act);
      expect(
        later.filter(({ messageId, answer }) => messageId !== call.messageId || answer !== call.answer),
        `${why()}: what was sent again is something else`,
      ).toEqual([]);
      expect(call.outcome ? later : [], `${why()}: an answer was sent again after ${call.outcome}`).toEqual(
        [],
      );
    }
    const { drafts } = openTabOnce();
    for (const [id, text] of written) {
      const own = calls.some(({ messageId, outcome }) => messageId === id && outcome === 'confirmed');
      const isOfReader = truth.find((one) => one.id === id)?.answered?.by === undefined;
      const isSent = own || (isOfReader && truth.find((one) => one.id === id)?.answered !== undefined);
      if (!isSent) {
        expect(drafts.get(id)?.values.note, `${why()}: what was written for ${id} is lost`).toEqual([text]);
      }
    }
  }

  function openTabOnce(): Tab {
    const tab = openTab();
    tabs.push(tab);
    return tab;
  }

  function calm(): Promise<void> {
    return calmTabs(tabs, () => inFlight);
  }
}
