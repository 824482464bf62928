import '../../../tests/support/fakeDom.ts';
import { createElement, Fragment, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { stubStorage } from '../../../tests/support/stubStorage.ts';
import { memoryBackend } from '../../backends/memory/memoryBackend.ts';
import type { BackendCall, InboxBackend } from '../../data/backends/InboxBackend.ts';
import { InboxError, type InboxErrorKind } from '../../data/transport/InboxError.ts';
import type { ElsewhereIdentity } from './unreadElsewhere.ts';
import { type UnreadElsewhere, useUnreadElsewhere } from './useUnreadElsewhere.ts';

beforeEach(() => {
  vi.useFakeTimers();
  setVisible(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setVisible(visible: boolean): void {
  Object.assign(document, { visibilityState: visible ? 'visible' : 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

let workspaces = 0;

/** Another workspace, in which so many messages are unread. Each has a backend of its own, since what the page knows of one stays. */
function workspaceWith(unread: number) {
  workspaces += 1;
  const id = `workspace${workspaces}`;
  const calls: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  /** How the next calls of a name fail; a promise that never ends waits. */
  const failures = new Map<string, InboxError | Promise<never>>();
  const memory = memoryBackend({
    id,
    messages: Array.from({ length: unread }, (_, index) => ({
      id: `m${index}`,
      read: false,
      seen: false,
      createdAt: '2026-11-26T09:00:00.000Z',
    })),
    carry: async (name, act) => {
      calls.push(name);
      await failures.get(name);
      if (failures.has(name)) {
        throw failures.get(name);
      }
      return act();
    },
  });
  const given: unknown[] = [];
  const loadLine = vi.fn(async () => () => () => {});
  const backend: InboxBackend = {
    ...memory,
    line: { id, load: loadLine },
    async openSession(reader, call) {
      given.push(reader);
      const session = await memory.openSession(reader, call);
      return { ...session, token: `${id}-${reader.subscriberId}` };
    },
    countMessages(query, limit, call: BackendCall) {
      given.push(call.token);
      signals.push(call.signal);
      return memory.countMessages(query, limit, { ...call, token: 'ada' });
    },
  };
  const identity: ElsewhereIdentity = { subscriberId: 'ada', backend };
  return {
    id,
    identity,
    calls,
    signals,
    given,
    loadLine,
    receive: () => memory.receive('ada'),
    fail: (name: 'openSession' | 'countMessages', kind?: InboxErrorKind, retryAfterMs?: number) =>
      kind ? failures.set(name, new InboxError({ kind, reason: 'No', retryAfterMs })) : failures.delete(name),
    hang: (name: 'openSession' | 'countMessages') => failures.set(name, new Promise<never>(() => {})),
  };
}

/** Parts of the page, each with its own list of identities, and what each was given at each of its renders. */
function mountParts(...lists: (readonly ElsewhereIdentity[])[]) {
  const seen: UnreadElsewhere[][] = lists.map(() => []);
  const draw = (shown: readonly (readonly ElsewhereIdentity[])[]) =>
    createElement(
      Fragment,
      null,
      shown.map((identities, index) =>
        createElement(Part, { key: index, identities, onRender: (unread) => void seen[index]?.push(unread) }),
      ),
    );
  const page = mountReact(draw(lists));
  return {
    seen,
    last: (index = 0) => seen[index]?.at(-1),
    counts: (index = 0) => seen[index]?.at(-1)?.workspaces.map(({ count }) => count),
    show: (...shown: (readonly ElsewhereIdentity[])[]) => page.render(draw(shown)),
    unmount: page.unmount,
  };
}

interface PartProps {
  identities: readonly ElsewhereIdentity[];
  onRender: (unread: UnreadElsewhere) => void;
}

function Part({ identities, onRender }: PartProps) {
  onRender(useUnreadElsewhere(identities));
  return null;
}

const once = ['openSession', 'countMessages'];

describe('useUnreadElsewhere', () => {
  test('tells how many are unread in each workspace, in their order, and in all of them', async () => {
    const [few, many, none] = [workspaceWith(3), workspaceWith(120), workspaceWith(0)];
    const page = mountParts([few.identity, many.identity, none.identity]);
    expect(page.last()).toMatchObject({ total: 0, isAtLeast: false });
    expect(page.counts()).toEqual([undefined, undefined, undefined]);
    await passTime(0);
    expect(page.last()).toEqual({
      workspaces: [
        { identity: few.identity, count: 3, isAtLeast: false, isStale: false, error: null },
        { identity: many.identity, count: 100, isAtLeast: true, isStale: false, error: null },
        { identity: none.identity, count: 0, isAtLeast: false, isStale: false, error: null },
      ],
      total: 103,
      isAtLeast: true,
    });
  });

  test('opens a session and counts, and neither opens a line nor lists messages', async () => {
    const { identity, calls, loadLine } = workspaceWith(3);
    mountParts([identity]);
    await passTime(179_000);
    expect(calls).toEqual([...once, 'countMessages', 'countMessages']);
    expect(loadLine).not.toHaveBeenCalled();
  });

  test('asks a workspace once a minute for all parts of the page, also in other lists', async () => {
    const [one, two] = [workspaceWith(1), workspaceWith(2)];
    const page = mountParts([one.identity], [two.identity, { ...one.identity }], [one.identity]);
    await passTime(59_000);
    expect(one.calls).toEqual(once);
    one.receive();
    await passTime(6_000);
    expect(one.calls).toEqual([...once, 'countMessages']);
    expect([page.counts(0), page.counts(1), page.counts(2)]).toEqual([[2], [2, 2], [2]]);
  });

  test('asks nothing while the page is hidden, and at once when it is shown after more than a minute', async () => {
    const { identity, calls } = workspaceWith(1);
    setVisible(false);
    mountParts([identity]);
    await passTime(120_000);
    expect(calls).toEqual([]);
    setVisible(true);
    await passTime(0);
    expect(calls).toEqual(once);
    setVisible(false);
    await passTime(30_000);
    setVisible(true);
    await passTime(0);
    expect(calls).toEqual(once);
    setVisible(false);
    await passTime(300_000);
    setVisible(true);
    await passTime(0);
    expect(calls).toEqual([...once, 'countMessages']);
  });

  test('ends its call and its timer when the last part is gone', async () => {
    const { identity, calls, signals, hang } = workspaceWith(1);
    hang('countMessages');
    const page = mountParts([identity], [identity]);
    await passTime(0);
    page.show([identity]);
    await passTime(0);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    page.unmount();
    await passTime(0);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect(vi.getTimerCount()).toBe(0);
    setVisible(true);
    await passTime(300_000);
    expect(calls).toEqual(once);
  });

  test('a part that comes back within the minute has the count, and does not ask again before its end', async () => {
    const { identity, calls } = workspaceWith(4);
    const page = mountParts([identity]);
    await passTime(1_000);
    page.unmount();
    await passTime(1_000);
    const again = mountParts([identity]);
    expect(again.counts()).toEqual([4]);
    await passTime(57_000);
    expect(calls).toEqual(once);
    await passTime(10_000);
    expect(calls).toEqual([...once, ...once]);
  });

  test('asks once where React mounts a part twice, and soon where a part left before the session was open', async () => {
    const [strict, left] = [workspaceWith(1), workspaceWith(2)];
    mountReact(
      createElement(
        StrictMode,
        null,
        createElement(Part, { identities: [strict.identity], onRender: () => {} }),
      ),
    );
    await passTime(1_000);
    expect(strict.calls).toEqual(once);

    left.hang('openSession');
    mountParts([left.identity]).unmount();
    await passTime(0);
    left.fail('openSession');
    const page = mountParts([left.identity]);
    await passTime(0);
    expect(page.counts()).toEqual([2]);
  });

  test('keeps the last count through failures, quietly, and tells that it is of before', async () => {
    const errors = vi.spyOn(console, 'error');
    onTestFinished(() => errors.mockRestore());
    const { identity, fail, receive } = workspaceWith(2);
    const page = mountParts([identity]);
    await passTime(0);
    fail('countMessages', 'unavailable');
    await passTime(65_000);
    expect(page.last()?.workspaces[0]).toMatchObject({
      count: 2,
      isStale: true,
      error: { kind: 'unavailable' },
    });
    const renders = page.seen[0]?.length;
    await passTime(130_000);
    expect(page.seen[0]).toHaveLength(renders ?? 0);
    receive();
    fail('countMessages');
    await passTime(65_000);
    expect(page.last()?.workspaces[0]).toMatchObject({ count: 3, isStale: false, error: null });
    expect(errors).not.toHaveBeenCalled();
  });

  test('waits longer than a minute where a server wants that', async () => {
    const { identity, fail, calls } = workspaceWith(2);
    fail('countMessages', 'limited', 200_000);
    mountParts([identity]);
    await passTime(0);
    fail('countMessages');
    await passTime(199_000);
    expect(calls).toEqual(once);
    await passTime(10_000);
    expect(calls).toEqual([...once, 'countMessages']);
  });

  test.each<['openSession' | 'countMessages', InboxErrorKind]>([
    ['openSession', 'unauthorized'],
    ['openSession', 'refused'],
    ['countMessages', 'unauthorized'],
    ['countMessages', 'gone'],
  ])('after %s was answered by %s it asks again only for another identity', async (name, kind) => {
    const { identity, fail, calls, id } = workspaceWith(2);
    fail(name, kind);
    const page = mountParts([identity]);
    await passTime(300_000);
    const refused = [...calls];
    expect(refused).toEqual(name === 'openSession' ? ['openSession'] : once);
    expect(page.last()?.workspaces[0]).toMatchObject({ count: undefined, isStale: false, error: { kind } });
    page.unmount();
    await passTime(1_000);
    const again = mountParts([{ ...identity }]);
    await passTime(300_000);
    expect(calls).toEqual(refused);
    fail(name);
    again.show([{ ...identity, subscriberHash: `of ${id}` }]);
    await passTime(0);
    expect(again.counts()).toEqual([2]);
  });

  test('does not count by a session of another subscriber, and asks for no other one', async () => {
    const { identity, calls } = workspaceWith(2);
    const memory = identity.backend ?? expect.unreachable();
    const backend: InboxBackend = {
      ...memory,
      openSession: async (...given) => ({ ...(await memory.openSession(...given)), profile: { id: 'eve' } }),
    };
    const page = mountParts([{ ...identity, backend }]);
    await passTime(300_000);
    expect(page.last()?.workspaces[0]).toMatchObject({ count: undefined, error: { kind: 'refused' } });
    expect(calls).toEqual(['openSession']);
  });

  test('opens another session a minute after a token has expired', async () => {
    const { identity, fail, calls } = workspaceWith(2);
    const page = mountParts([identity]);
    await passTime(0);
    fail('countMessages', 'unauthorized');
    await passTime(65_000);
    expect(page.last()?.workspaces[0]).toMatchObject({ count: 2, isStale: true });
    fail('countMessages');
    await passTime(65_000);
    expect(page.last()?.workspaces[0]).toMatchObject({ count: 2, isStale: false });
    expect(calls).toEqual([...once, 'countMessages', ...once]);
  });

  test('gives each backend the hash and the token of its own identity alone, and stores nothing', async () => {
    const storage = stubStorage();
    const [one, two] = [workspaceWith(1), workspaceWith(2)];
    const getSubscriberHash = vi.fn(async (subscriberId: string) => `hash of ${subscriberId} in two`);
    mountParts([
      { ...one.identity, applicationIdentifier: 'one', subscriberHash: 'hash in one' },
      { ...two.identity, getSubscriberHash },
    ]);
    await passTime(0);
    expect(one.given).toEqual([
      { applicationIdentifier: 'one', subscriberId: 'ada', subscriberHash: 'hash in one' },
      `${one.id}-ada`,
    ]);
    expect(two.given).toEqual([
      { applicationIdentifier: undefined, subscriberId: 'ada', subscriberHash: 'hash of ada in two' },
      `${two.id}-ada`,
    ]);
    expect([...storage]).toEqual([]);
  });

  test('fetches the hash by the latest function, which is no other identity', async () => {
    const { identity, calls, fail } = workspaceWith(1);
    const [first, second] = [vi.fn(async () => 'first'), vi.fn(async () => 'second')];
    const page = mountParts([{ ...identity, getSubscriberHash: first }]);
    await passTime(0);
    page.show([{ ...identity, getSubscriberHash: second }]);
    await passTime(1_000);
    expect(calls).toEqual(once);
    expect(second).not.toHaveBeenCalled();
    fail('countMessages', 'unauthorized');
    await passTime(65_000);
    fail('countMessages');
    await passTime(65_000);
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });

  test('stays the same while nothing changes, also where the host makes the list anew in each render', async () => {
    const { identity, receive } = workspaceWith(1);
    const page = mountParts([identity]);
    await passTime(0);
    const first = page.last();
    page.show([{ ...identity }]);
    await passTime(130_000);
    expect(page.last()).toBe(first);
    receive();
    await passTime(65_000);
    expect(page.last()).not.toBe(first);
    expect(page.counts()).toEqual([2]);
  });

  test('asks nothing without a subscriber, where it is not enabled, and for an empty list', async () => {
    const { identity, calls } = workspaceWith(1);
    const page = mountParts(
      [
        { ...identity, subscriberId: undefined },
        { ...identity, enabled: false },
      ],
      [],
    );
    await passTime(65_000);
    expect(calls).toEqual([]);
    expect(page.counts()).toEqual([undefined, undefined]);
    expect(page.last(1)).toEqual({ workspaces: [], total: 0, isAtLeast: false });
  });

  test('drawn on a server it asks nothing', async () => {
    const { identity, calls } = workspaceWith(1);
    const seen: UnreadElsewhere[] = [];
    renderToString(
      createElement(Part, { identities: [identity], onRender: (unread) => void seen.push(unread) }),
    );
    await passTime(65_000);
    expect(calls).toEqual([]);
    expect(seen[0]).toMatchObject({ total: 0, isAtLeast: false });
  });
});
