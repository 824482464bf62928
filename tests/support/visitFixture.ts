import './fakeDom.ts';
import { createElement, Fragment } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { memoryBackend } from '../../src/backends/memory/memoryBackend.ts';
import type { InboxBackend, MessagesTarget } from '../../src/data/backends/InboxBackend.ts';
import type { InboxClient } from '../../src/data/client/InboxClient.ts';
import { useInboxClient } from '../../src/data/client/InboxClientContext.ts';
import { InboxDataProvider } from '../../src/data/engine/InboxDataProvider.tsx';
import type { InboxDataProviderProps } from '../../src/data/engine/providerProps.ts';
import { shownMessages } from '../../src/data/messages/allMessages.ts';
import { useMessages } from '../../src/data/messages/messagesFeed.ts';
import { updateMessages } from '../../src/data/messages/updateMessages.ts';
import type { InboxMessage } from '../../src/data/model/message.ts';
import type { MessageEffect } from '../../src/data/model/messageFlags.ts';
import type { MessagesQuery } from '../../src/data/model/messagesQuery.ts';
import { defaultUndoMs } from '../../src/data/outbox/heldChanges.ts';
import { outboxOf } from '../../src/data/outbox/outbox.ts';
import { useFailedActions } from '../../src/data/outbox/useFailedActions.ts';
import { useUndo } from '../../src/data/outbox/useUndo.ts';
import type { InboxError } from '../../src/data/transport/InboxError.ts';
import { useReadOnVisit } from '../../src/features/read-on-visit/useReadOnVisit.ts';
import { quiet } from './inboxOf.ts';
import { mountReact } from './mountReact.ts';
import { passTime } from './passTime.ts';
import { silentConsole } from './silentConsole.ts';

/** What the hook takes. */
export type Match = Parameters<typeof useReadOnVisit>[0];

/** The place where the reader of these tests is. */
export const here = '/tasks/1';

/** Sets up a page with an address that can be hidden, and a fake clock, for each test of a file. */
export function visitFixture(): void {
  silentConsole();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    Object.assign(document, { baseURI: 'https://app.example/somewhere', visibilityState: 'visible' });
  });
  afterEach(() => void vi.useRealTimers());
}

let made = 0;

/** An unread message that leads to a place, older than the one that was made before it. */
export function leading(
  id: string,
  url: string | undefined = here,
  more: Partial<InboxMessage> = {},
): InboxMessage {
  made += 1;
  const createdAt = new Date(Date.parse('2026-11-25T08:00:00.000Z') - made * 60_000).toISOString();
  return { id, createdAt, read: false, seen: false, link: { url }, ...more };
}

/** A page of the host below a provider, with a hook for each of the places that the reader is at. */
export function openPage(messages: readonly InboxMessage[]) {
  const calls: string[] = [];
  const changes: [MessagesTarget, MessageEffect][] = [];
  let refusal: InboxError | undefined;
  let listIsFree = Promise.resolve();
  const memory = memoryBackend({
    id: `memory ${made}`,
    messages,
    async carry(name, act) {
      calls.push(name);
      if (refusal !== undefined && name === 'changeMessages') {
        throw refusal;
      }
      await (name === 'listMessages' && listIsFree);
      return act();
    },
  });
  const backend: InboxBackend = {
    ...memory,
    changeMessages(target, effect, call) {
      changes.push([target, effect]);
      return memory.changeMessages(target, effect, call);
    },
  };
  let now: ReturnType<typeof useProbe> | undefined;
  let renders = 0;
  const tell = (probed: ReturnType<typeof useProbe>) => {
    now = probed;
  };
  const count = () => {
    renders += 1;
  };
  const element = (places: readonly Match[], { props, feeds = [], key = 'place' }: PageOptions) =>
    createElement(
      InboxDataProvider,
      { subscriberId: 'ada', backend, ...props },
      createElement(Probe, { tell }),
      feeds.map((query) => createElement(Feed, { key: JSON.stringify(query), query })),
      places.map((match, index) => createElement(Place, { key: `${key} ${index}`, match, count })),
    );
  const page = mountReact(createElement(Fragment));
  const client = () => now?.client ?? expect.unreachable('The page is not there yet');
  const settle = async () => {
    await passTime(1_000);
    await quiet(client());
    await passTime(0);
  };
  return {
    memory,
    calls,
    changes,
    client,
    settle,
    renders: () => renders,
    refuse: (error: InboxError) => {
      refusal = error;
    },
    /** Holds the answers to what asks for messages, until the returned function is called. */
    holdList() {
      let free = () => {};
      listIsFree = new Promise((resolve) => {
        free = resolve;
      });
      return free;
    },
    held: () => now?.held,
    failed: () => now?.failed,
    listings: () => calls.filter((name) => name === 'listMessages').length,
    /** The reader is at these places, and what that causes has happened. */
    async be(places: readonly Match[], options: PageOptions = {}) {
      page.render(element(places, options));
      await settle();
    },
    /** As `be`, without a wait. */
    move: (places: readonly Match[], options: PageOptions = {}) => page.render(element(places, options)),
    async mark(ids: readonly string[], read: boolean) {
      void updateMessages(client(), { ids, read });
      await settle();
    },
    async undo() {
      outboxOf(client()).undo(now?.held?.id ?? Number.NaN);
      await settle();
    },
    async show(visibilityState: 'visible' | 'hidden') {
      Object.assign(document, { visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
    },
    /** The undo time ends, and what waited for it is sent. */
    async timeIsUp() {
      await passTime(defaultUndoMs);
      await settle();
    },
    unread: () =>
      shownMessages(client())
        .filter(({ read }) => !read)
        .map(({ id }) => id)
        .sort(),
  };
}

interface PageOptions {
  readonly props?: Partial<InboxDataProviderProps>;
  readonly feeds?: readonly MessagesQuery[];
  readonly key?: string;
}

/** What a visit does to messages. */
export const readThem = { seen: true, read: true };
/** The members of a message that waits for an answer. */
export const question = { answers: [{ id: 'primary', look: 'primary', label: 'Approve' }] } as const;

function useProbe() {
  const client: InboxClient = useInboxClient('the test');
  return { client, held: useUndo().held, failed: useFailedActions().actions };
}

function Probe({ tell }: { tell: (probed: ReturnType<typeof useProbe>) => void }) {
  tell(useProbe());
  return null;
}

function Place({ match, count }: { match: Match; count: () => void }) {
  useReadOnVisit(match);
  count();
  return null;
}

function Feed({ query }: { query: MessagesQuery }) {
  useMessages(query);
  return null;
}
