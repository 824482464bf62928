import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { failureOf } from '../../../tests/support/answering.ts';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { countScreen, feedScreen } from '../../../tests/support/inboxOf.ts';
import { type MemoryBackend, memoryBackend } from '../../backends/memory/memoryBackend.ts';
import type { InboxBackend } from '../backends/InboxBackend.ts';
import type { InboxLine, LineListener } from '../backends/InboxLine.ts';
import { liveCountOptions } from '../counts/liveCount.ts';
import { answerMessage } from '../messages/answerMessage.ts';
import { updateMessages } from '../messages/updateMessages.ts';
import { outboxOf } from '../outbox/outbox.ts';
import { preferenceSavingOf } from '../preferences/preferenceSaving.ts';
import { preferencesOptions, shownPreferences } from '../preferences/preferences.ts';
import { sessionOptions } from '../session/session.ts';
import { fetchInboxSnapshot } from '../stored/fetchInboxSnapshot.ts';
import { createInboxClient } from './createInboxClient.ts';

const createdAt = '2026-11-25T10:00:00Z';
const messages = ['b', 'a'].map((id) => ({ id, read: false, seen: false, createdAt }));
const weekly = {
  workflow: { id: 'weekly', name: 'Weekly', critical: false, tags: [] },
  preference: { enabled: true, channels: { email: true } },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = (ms = 100) => vi.advanceTimersByTimeAsync(ms);

/** A client of a backend in JavaScript, whose members may do anything while they are bad. */
function start(bad: (memory: MemoryBackend) => Record<string, unknown>, line?: InboxLine) {
  const memory = memoryBackend({ messages, preferences: [weekly] });
  const calls: string[] = [];
  const backend: InboxBackend = { ...memory, line: line ?? memory.line };
  for (const name of Object.keys(memory)) {
    const good: unknown = Reflect.get(memory, name);
    if (typeof good === 'function') {
      Reflect.set(backend, name, (...given: unknown[]) => {
        calls.push(name);
        const act = world.isBad ? (bad(memory)[name] ?? good) : good;
        return typeof act === 'function' ? act(...given) : expect.unreachable(name);
      });
    }
  }
  const world = { isBad: true };
  const client = createInboxClient({ subscriberId: 'ana', backend }, new QueryClient());
  onTestFinished(() => client.destroy());
  return { client, backend, memory, calls, world };
}

/** What a backend without types may answer, where something else is asked for. */
const junk: readonly [unknown][] = [[undefined], [null], ['x'], [5], [[]], [{}]];

const answering = (name: string, answer: unknown) => () => ({ [name]: async () => answer });
const malformed = expect.objectContaining({ name: 'InboxError', kind: 'malformed' });

describe('a list', () => {
  test.each([...junk, [{ messages: 'x' }], [{ messages: { length: 1 } }]])(
    'that is answered with %j fails with a clear error, and what was loaded stays',
    async (answer) => {
      const { client, world, calls } = start(answering('listMessages', answer));
      world.isBad = false;
      const { observer, rows } = feedScreen(client);
      await settle();
      world.isBad = true;
      void observer.refetch();
      await settle();
      expect(observer.getCurrentResult().error).toEqual(malformed);
      expect(rows().map(({ id }) => id)).toEqual(['b', 'a']);
      expect(calls.filter((name) => name === 'listMessages')).toHaveLength(2);
    },
  );

  test('with rows that are none, with two of one id and without its end has each message once, reports the others, and ends', async () => {
    const rows = [null, 5, { title: 'No id' }, messages[0], { ...messages[0], title: 'Again' }, messages[1]];
    const { client, calls } = start(answering('listMessages', { messages: rows }));
    const reported: unknown[] = [];
    client.events.on('error', (error) => reported.push(error));
    const feed = feedScreen(client);
    await settle();
    expect(feed.rows().map(({ id, title }) => [id, title])).toEqual([
      ['b', 'Again'],
      ['a', undefined],
    ]);
    expect(reported).toEqual([malformed, malformed, malformed]);
    await feed.loadMore();
    expect(calls.filter((name) => name === 'listMessages')).toHaveLength(1);
  });

  test('with a row of the page before has it once', async () => {
    const pages = [
      { messages: [messages[0]], next: 1 },
      { messages, next: null },
    ];
    const { client } = start(() => ({ listMessages: async () => pages.shift() }));
    const feed = feedScreen(client);
    await settle();
    await feed.loadMore();
    expect(feed.rows().map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test.each([
    ['ahead', '2090-01-01T00:00:00Z'],
    ['behind', '1970-01-01T00:00:00Z'],
    ['at no time', 'yesterday'],
  ])(
    'of a server whose clock was far %s has every message, in the order of the server, also when it is asked again',
    async (_, wrong) => {
      const rows = Array.from({ length: 6 }, (_row, at) => ({
        ...messages[0],
        id: `m${at}`,
        createdAt: at % 3 === 1 ? wrong : createdAt,
      }));
      const { client } = start(() => ({
        listMessages: async (_query: unknown, cursor: unknown) => {
          const from = Number(cursor ?? 0);
          return { messages: rows.slice(from, from + 3), next: from + 3 < rows.length ? from + 3 : null };
        },
      }));
      const feed = feedScreen(client);
      await settle();
      await feed.loadMore();
      const ids = () => feed.rows().map(({ id }) => id);
      expect(ids()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5']);
      void feed.observer.refetch();
      await settle();
      await feed.loadMore();
      expect(ids()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5']);
    },
  );

  test('whose answer comes after it was given up replaces nothing that was asked later', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    const { client, memory, world } = start(() => ({
      listMessages: () => new Promise((answer) => answers.push(answer)),
    }));
    world.isBad = false;
    const { observer, rows } = feedScreen(client);
    await settle();
    world.isBad = true;
    void observer.refetch();
    await settle();
    world.isBad = false;
    memory.receive('ana', { id: 'c', createdAt: '2026-11-25T11:00:00Z' });
    void observer.refetch({ cancelRefetch: true });
    await settle();
    answers[0]?.({ messages: [], next: null });
    await settle();
    expect(answers).toHaveLength(1);
    expect(rows().map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});

test.each([[undefined], [null], ['three'], [[]], [{}], [Number.NaN], [1.5], [Number.POSITIVE_INFINITY]])(
  'a count that is %j fails with a clear error, and the one before stays',
  async (answer) => {
    const { client, world } = start(answering('countMessages', answer));
    world.isBad = false;
    const { unread } = countScreen(client);
    await settle();
    world.isBad = true;
    const { queryKey } = liveCountOptions(client, 'unread');
    void client.queryClient.refetchQueries({ queryKey });
    await settle();
    expect(client.queryClient.getQueryState(queryKey)?.error).toEqual(malformed);
    expect(unread()).toBe(2);
  },
);

describe('a session', () => {
  test.each([...junk, [{ token: '' }], [{ token: 5 }], [{ token: 'a\nb' }]])(
    'that is %j fails with a clear error, and nothing else is asked',
    async (answer) => {
      const { client, calls } = start(answering('openSession', answer));
      countScreen(client);
      await settle(10_000);
      expect(client.queryClient.getQueryState(sessionOptions(client).queryKey)?.error).toEqual(malformed);
      expect([...new Set(calls)]).toEqual(['openSession']);
    },
  );

  test('without a profile is one of a reader who is not known further', async () => {
    const { client } = start(answering('openSession', { token: 'ana' }));
    const { unread } = countScreen(client);
    await settle();
    expect(unread()).toBe(2);
  });
});

describe('a change', () => {
  test.each([...junk, [{ messages: 'x' }], [{ messages: [null, { id: 5 }] }]])(
    'that is answered with %j is done, and is not sent again',
    async (answer) => {
      const { client, memory, calls } = start((good) => ({
        changeMessages: (...given: Parameters<InboxBackend['changeMessages']>) =>
          good.changeMessages(...given).then(() => answer),
        answerMessage: async () => answer,
      }));
      const feed = feedScreen(client);
      await settle();
      const marked = updateMessages(client, { ids: ['a'], read: true });
      const pressed = answerMessage(client, { messageId: 'b', answer: 'primary' });
      await settle(60_000);
      await Promise.all([marked, pressed]);
      expect(memory.messages('ana').map(({ read }) => read)).toEqual([false, true]);
      expect(feed.row('a')?.read).toBe(true);
      expect(calls.filter((name) => /change|answer/.test(name))).toHaveLength(2);
    },
  );

  test.each([
    ['throws', () => expect.unreachable('a fault of the adapter')],
    ['rejects with nothing', () => Promise.reject()],
  ])('is shown while a backend %s, and sent once that is mended', async (_, act) => {
    const { client, memory, world } = start(() => ({ changeMessages: act }));
    const feed = feedScreen(client);
    await settle();
    const marked = updateMessages(client, { ids: ['a'], read: true });
    await settle(500);
    expect(feed.row('a')?.read).toBe(true);
    expect(memory.messages('ana').map(({ read }) => read)).toEqual([false, false]);
    world.isBad = false;
    await settle(60_000);
    await marked;
    expect(memory.messages('ana').map(({ read }) => read)).toEqual([false, true]);
  });
});

test('a change that is never answered is told after 30 seconds, and the reader can send it again', async () => {
  const { client, memory, world } = start(() => ({ changeMessages: () => new Promise(() => {}) }));
  const feed = feedScreen(client);
  await settle();
  const marked = failureOf(updateMessages(client, { ids: ['a'], read: true }));
  await settle(30_000);
  expect(await marked).toMatchObject({
    kind: 'timeout',
    reason: 'The server gave no answer within 30 seconds',
  });
  const { failures } = outboxOf(client);
  expect(failures.get()).toMatchObject([{ kind: 'read', count: 1 }]);
  world.isBad = false;
  failures.retry(failures.get().map(({ id }) => id));
  await settle(1_000);
  expect(failures.get()).toEqual([]);
  expect(memory.messages('ana').map(({ read }) => read)).toEqual([false, true]);
  expect(feed.row('a')?.read).toBe(true);
});

describe('preferences', () => {
  const ask = (client: ReturnType<typeof start>['client'], level: 'template' | 'global') =>
    client.queryClient.fetchQuery<unknown>(preferencesOptions(client, level));

  test.each(junk.filter(([answer]) => !Array.isArray(answer)))(
    'of workflows that are %j fail with a clear error',
    async (answer) => {
      const { client } = start(answering('listPreferences', answer));
      const failure = failureOf(ask(client, 'template'));
      await settle();
      expect(await failure).toEqual(malformed);
    },
  );

  test('of workflows are shown without the rows that are none', async () => {
    const rows = [null, { workflow: {} }, { workflow: { id: 'x' } }, weekly];
    const { client } = start(answering('listPreferences', rows));
    await ask(client, 'template');
    expect(shownPreferences(client, 'template')).toEqual([weekly]);
  });

  test.each([...junk, [{ preference: 'x' }], [{ preference: {} }]])(
    'for all workflows that are %j fail with a clear error',
    async (answer) => {
      const { client } = start(answering('getGlobalPreference', answer));
      const failure = failureOf(ask(client, 'global'));
      await settle();
      expect(await failure).toEqual(malformed);
    },
  );
});

describe('a line', () => {
  /** A line, how often it was opened, and what it tells. */
  function lineOf(act: () => void) {
    const opened: LineListener[] = [];
    const closed = vi.fn();
    const line: InboxLine = {
      id: 'bad',
      load: async () => (_session, listener) => {
        opened.push(listener);
        act();
        listener.opened();
        return closed;
      },
    };
    return { line, opened, closed };
  }

  test('that throws when it is opened is told, the server is asked every 30 seconds instead, and it is opened again with the network', async () => {
    fakeBrowser();
    let isBad = true;
    const { line, opened } = lineOf(() => isBad && expect.unreachable('a fault of the line'));
    const { client, memory } = start(() => ({}), line);
    const { unread } = countScreen(client);
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    expect([unread(), client.connection.get()]).toEqual([2, 'off']);
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toBe('carillon: the line could not be opened.');
    memory.receive('ana', { id: 'c' });
    await settle(40_000);
    expect([unread(), opened.length]).toEqual([3, 1]);
    isBad = false;
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await settle();
    expect([opened.length, client.connection.get()]).toEqual([2, 'live']);
  });

  test('that throws is not opened again once its client has ended', async () => {
    const { line, opened } = lineOf(() => expect.unreachable('a fault of the line'));
    const { client } = start(() => ({}), line);
    countScreen(client);
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    client.destroy();
    await settle(600_000);
    expect([opened.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  test('that tells what is no message and no count changes nothing by it, and what it tells after its end neither', async () => {
    const { line, opened, closed } = lineOf(() => {});
    const { client } = start(() => ({}), line);
    const told: unknown[] = [];
    client.events.on('message', (message) => told.push(message));
    const { unread } = countScreen(client);
    await vi.waitFor(() => expect(client.connection.get()).toBe('live'));
    const [listener] = opened;
    for (const { 0: value } of junk) {
      Reflect.apply(listener?.message ?? expect.unreachable(), listener, [value]);
      Reflect.apply(listener?.counts ?? expect.unreachable(), listener, [value]);
      listener?.counts({ unread: value === 5 ? -1.5 : value });
    }
    await settle(5_000);
    expect([unread(), told]).toEqual([2, []]);
    client.destroy();
    expect(closed).toHaveBeenCalledOnce();
    listener?.message({ id: 'c' });
    listener?.counts({ unread: 9 });
    listener?.closed('lost');
    await settle(5_000);
    expect(told).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each([...junk, [{ enabled: 5 }]])(
  'a switch whose change is answered with %j is turned',
  async (answer) => {
    const { client, memory } = start((good) => ({
      changePreference: (...given: Parameters<NonNullable<InboxBackend['changePreference']>>) =>
        good.changePreference?.(...given).then(() => answer),
    }));
    await client.queryClient.fetchQuery<unknown>(preferencesOptions(client, 'template'));
    const saving = preferenceSavingOf(client);
    await saving.change('weekly', { email: false });
    await settle();
    expect(shownPreferences(client, 'template')?.[0]?.preference.channels).toEqual({ email: false });
    expect(await memory.listPreferences?.({ token: 'ana', report() {}, follow: (one) => one })).toMatchObject(
      [{ preference: { channels: { email: false } } }],
    );
  },
);

test.each([
  ['listMessages', undefined],
  ['countMessages', 'x'],
  ['openSession', {}],
])(
  'what a host’s server fetches first fails with a clear error where %s answers %j',
  async (name, answer) => {
    const { backend } = start(answering(name, answer));
    expect(await failureOf(fetchInboxSnapshot({ subscriberId: 'ana', backend }))).toEqual(malformed);
  },
);
