import { onlineManager } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { countScreen, feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { markPath } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import {
  buildMessage,
  failingFor,
  holdAnswers,
  type WireCallToAction,
  type World,
} from '../../mocks/index.ts';
import { ownShareOf } from '../counts/serverCount.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { useAnswerMessage } from '../messages/answerMessage.ts';
import { useUpdateMessages } from '../messages/updateMessages.ts';
import { useUpdatePreferences } from '../preferences/preferenceSaving.ts';
import { clearPersistedInbox } from '../stored/clearPersistedInbox.ts';
import { resumeOutbox } from './resumeOutbox.ts';
import { useFailedActions } from './useFailedActions.ts';
import { useUndo } from './useUndo.ts';

const platform = mockPlatform();
const tabs = browserTabs();
afterEach(() => onlineManager.setOnline(true));

const cta: WireCallToAction = {
  type: 'redirect',
  data: {},
  action: { status: 'pending', buttons: [{ type: 'primary', content: 'Approve' }], result: {} },
};
/** Five unread messages with a button each, made anew for each test: the world changes them. */
const startWorld = () =>
  platform({
    messages: Array.from({ length: 5 }, (_, index) =>
      buildMessage({ read: false, cta: structuredClone(cta) }, index),
    ),
  });

/** A loaded tab of the subscriber. */
async function openTab(world: World = startWorld(), subscriberId = world.subscriberId) {
  const client = inboxOf(world, { subscriberId });
  const screen = feedScreen(client);
  resumeOutbox(client);
  await screen.loaded();
  await quiet(client);
  const [first = '', second = '', third = ''] = screen.rows().map(({ id }) => id);
  return {
    world,
    client,
    screen,
    ids: { first, second, third },
    update: hookOf(client, useUpdateMessages).run,
    press: hookOf(client, useAnswerMessage).run,
    turn: hookOf(client, useUpdatePreferences).run,
    undo: () => hookOf(client, useUndo),
    failed: () => hookOf(client, useFailedActions).actions,
    pending: () => pendingChangesOf(client).get().changes,
    states: () =>
      pendingChangesOf(client)
        .get()
        .changes.map(({ kind, state }) => `${kind} ${state}`),
  };
}

function changesOf(world: World): string[] {
  return world.requests
    .filter(({ method, path }) => method !== 'GET' && !path.includes('session'))
    .map(({ method, path }) => `${method} ${path.replace('/widgets', '')}`);
}

/** Makes one change of each kind without a network, and lets nobody wait for them. */
async function actOffline(tab: Awaited<ReturnType<typeof openTab>>) {
  const { world, ids, update, press, turn } = tab;
  const workflowId = world.preferences()[0]?.template._id ?? '';
  onlineManager.setOnline(false);
  const outcomes = [
    update({ ids: [ids.first], read: true }),
    update({ ids: [ids.second], removed: true }),
    press({ messageId: ids.third, answer: 'primary' }),
    turn({ workflowId, switches: { email: false } }),
  ];
  for (const outcome of outcomes) {
    outcome.catch(() => {});
  }
  await vi.waitFor(() => expect(tab.states()).toHaveLength(4));
  return { outcomes, workflowId };
}

const all = (ids: { second: string; third: string }, workflowId: string) => [
  'POST /messages/markAs',
  `DELETE /messages/${ids.second}`,
  `POST /messages/${ids.third}/actions/primary`,
  `PATCH /preferences/${workflowId}`,
];

describe('without a network', () => {
  test('changes are shown at once, wait, and are sent in their order when it is back, each once', async () => {
    const tab = await openTab();
    const { world, client, screen, ids } = tab;
    const { outcomes, workflowId } = await actOffline(tab);
    expect(tab.states()).toEqual(['read waiting', 'removed waiting', 'answer waiting', 'preference waiting']);
    expect(screen.row(ids.first)?.read).toBe(true);
    expect(screen.row(ids.second)).toBeUndefined();
    expect(changesOf(world)).toEqual([]);
    onlineManager.setOnline(true);
    await Promise.all(outcomes);
    expect(changesOf(world)).toEqual(all(ids, workflowId));
    await vi.waitFor(() => expect(tab.pending()).toEqual([]));
    expect(tabs.changes().length).toBe(0);
    expect(tab.failed()).toEqual([]);
    await quiet(client);
  });

  test('the newest mark of a message replaces one that waits', async () => {
    const { world, client, ids, update, screen } = await openTab();
    onlineManager.setOnline(false);
    const marks = [true, false, true].map((read) => update({ ids: [ids.first], read }));
    await vi.waitFor(() => expect(screen.row(ids.first)?.read).toBe(true));
    onlineManager.setOnline(true);
    await Promise.all(marks);
    expect(changesOf(world)).toEqual(['POST /messages/markAs']);
    await quiet(client);
  });

  test('a held change can be undone, and is never sent', async () => {
    const { world, client, ids, update, screen, undo } = await openTab();
    onlineManager.setOnline(false);
    await update({ ids: [ids.first], removed: true, undoMs: 60_000 });
    expect(tabs.changes().length).toBe(1);
    undo().undo(undo().held?.id ?? 0);
    expect(screen.row(ids.first)).toBeDefined();
    expect(tabs.changes().length).toBe(0);
    onlineManager.setOnline(true);
    await ask(client, 'organization');
    expect(changesOf(world)).toEqual([]);
  });

  test('what the server refuses later is taken back and listed', async () => {
    const tab = await openTab();
    const { world, client, screen, ids, update } = tab;
    onlineManager.setOnline(false);
    const marking = update({ ids: [ids.first], read: true });
    marking.catch(() => {});
    await vi.waitFor(() => expect(tab.states()).toEqual(['read waiting']));
    failingFor(markPath, 403)(world);
    onlineManager.setOnline(true);
    await expect(marking).rejects.toMatchObject({ status: 403 });
    expect(screen.row(ids.first)?.read).toBe(false);
    expect(tab.failed()).toMatchObject([{ kind: 'read', count: 1 }]);
    expect(tabs.changes().length).toBe(0);
    await quiet(client);
  });
});

describe('a call without an answer', () => {
  test('is repeated a few times while other calls are answered, and then fails', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      advanceTimeDelta: 1,
    });
    const tab = await openTab();
    const { world, client, ids, update } = tab;
    world.addFault({ concerns: ({ path }) => path === markPath, before: () => HttpResponse.error() });
    const marking = update({ ids: [ids.first], read: true });
    marking.catch(() => {});
    await vi.waitFor(() => expect(tab.states()).toContain('read queued'));
    expect(tab.failed()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(marking).rejects.toMatchObject({ kind: 'unavailable' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(changesOf(world)).toHaveLength(6);
    expect(tab.failed()).toMatchObject([{ kind: 'read' }]);
    vi.useRealTimers();
    vi.restoreAllMocks();
    await quiet(client);
  });

  test('is not repeated where twice is not the same as once', async () => {
    const { world, client, ids, press } = await openTab();
    const path = `/widgets/messages/${ids.third}/actions/primary`;
    world.addFault({ concerns: (request) => request.path === path, after: () => HttpResponse.error() });
    await expect(press({ messageId: ids.third, answer: 'primary' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(changesOf(world)).toHaveLength(1);
    await quiet(client);
  });
});

describe('a page that is closed', () => {
  test('leaves its changes to the next one, which sends each once and in order', async () => {
    const world = startWorld();
    const tab = await openTab(world);
    const { workflowId } = await actOffline(tab);
    expect(tabs.changes().length).toBe(4);
    tab.client.destroy();
    expect(tabs.changes().length).toBe(4);
    onlineManager.setOnline(true);
    const next = await openTab(world);
    await vi.waitFor(() => expect(changesOf(world)).toHaveLength(4));
    expect(changesOf(world)).toEqual(all(tab.ids, workflowId));
    await vi.waitFor(() => expect(next.pending()).toEqual([]));
    expect(tabs.changes().length).toBe(0);
    expect(world.messages().find(({ _id }) => _id === tab.ids.first)?.read).toBe(true);
    await quiet(next.client);
  });

  test('or crashes leaves what it holds, too', async () => {
    const world = startWorld();
    const tab = await openTab(world);
    await tab.update({ ids: [tab.ids.first], removed: true, undoMs: 600_000 });
    const other = await openTab(world);
    expect(other.states()).toEqual(['removed elsewhere']);
    expect(other.screen.row(tab.ids.first)).toBeUndefined();
    expect(changesOf(world)).toEqual([]);
    tabs.releaseLocks();
    await vi.waitFor(() => expect(changesOf(world)).toEqual([`DELETE /messages/${tab.ids.first}`]));
    await vi.waitFor(() => expect(other.pending()).toEqual([]));
    // A tab that has crashed does nothing more.
    tab.undo().undo(tab.undo().held?.id ?? 0);
    await quiet(other.client);
  });

  test('leaves nothing to another subscriber', async () => {
    const world = startWorld();
    const tab = await openTab(world);
    await actOffline(tab);
    tab.client.destroy();
    onlineManager.setOnline(true);
    const other = await openTab(world, 'grace.kim');
    await ask(other.client, 'organization');
    expect(other.pending()).toEqual([]);
    expect(changesOf(world)).toEqual([]);
    expect(tabs.changes().length).toBe(4);
  });

  test('and was pressed on a sender’s button that may have arrived does not press it again', async () => {
    const world = startWorld();
    const tab = await openTab(world);
    await actOffline(tab);
    for (const key of tabs.changes()) {
      const stored = JSON.parse(tabs.stored.get(key) ?? '');
      stored.change.state = stored.change.type === 'answer' ? 'sending' : stored.change.state;
      tabs.stored.set(key, JSON.stringify(stored));
    }
    tab.client.destroy();
    onlineManager.setOnline(true);
    const next = await openTab(world);
    await vi.waitFor(() => expect(tabs.changes().length).toBe(0));
    expect(changesOf(world).filter((call) => call.includes('/actions/'))).toEqual([]);
    // The reader is told, and may press it again.
    await next.screen.observer.refetch();
    await vi.waitFor(() => expect(next.failed()).toMatchObject([{ kind: 'answer' }]));
    await quiet(next.client);
  });
});

describe('two tabs', () => {
  test('show a mark of all as seen alike while it is sent, and what the server made of it once it has answered', async () => {
    const world = platform({
      messages: Array.from({ length: 4 }, (_, age) => buildMessage({ read: age > 1, seen: age > 0 }, age)),
    });
    const [tab, other] = [await openTab(world), await openTab(world)];
    const counts = countScreen(other.client);
    await quiet(other.client);
    // A tab whose list was closed asks for no rows.
    other.screen.observer.destroy();
    const flags = () => other.screen.rows().map(({ seen, read }) => `${seen} ${read}`);
    const held = holdAnswers(world, '/widgets/messages/seen');
    const marking = tab.update({ all: {}, seen: true });
    await held.arrived(1);
    await vi.waitFor(() => expect(other.states()).toEqual(['seen elsewhere']));
    expect(flags()).toEqual(Array(4).fill('true false'));
    held.end();
    await marking;
    await vi.waitFor(() => expect(other.states()).toEqual([]));
    expect(flags()).toEqual(['true false', 'true false', 'true true', 'true true']);
    expect(counts.shown()).toEqual([2, 0]);
    await Promise.all([quiet(tab.client), quiet(other.client)]);
  });

  test('show what one of them holds, and again what was before when it is undone', async () => {
    const world = startWorld();
    const [tab, other] = [await openTab(world), await openTab(world)];
    await tab.update({ ids: [tab.ids.first], removed: true, undoMs: 600_000 });
    expect(other.screen.row(tab.ids.first)).toBeUndefined();
    tab.undo().undo(tab.undo().held?.id ?? 0);
    expect(other.screen.row(tab.ids.first)).toBeDefined();
    expect(other.pending()).toEqual([]);
    expect(changesOf(world)).toEqual([]);
  });

  test('show a change as one until the other has sent it, and send it once', async () => {
    const world = startWorld();
    const [tab, other] = [await openTab(world), await openTab(world)];
    await tab.update({ ids: [tab.ids.first], removed: true, undoMs: 600_000 });
    const seen: boolean[] = [];
    const stop = pendingChangesOf(other.client).subscribe(() =>
      seen.push(other.screen.row(tab.ids.first) !== undefined),
    );
    tab.undo().flush();
    await vi.waitFor(() => expect(tab.pending()).toEqual([]));
    expect(other.screen.row(tab.ids.first)).toBeUndefined();
    // As after the notice of the tab that has sent it.
    await other.screen.observer.refetch();
    await vi.waitFor(() => expect(other.pending()).toEqual([]));
    stop();
    expect(seen).not.toContain(true);
    expect(changesOf(world)).toEqual([`DELETE /messages/${tab.ids.first}`]);
    expect(tabs.changes().length).toBe(0);
    await quiet(tab.client);
    await quiet(other.client);
  });
});

test('an outbox listens to the network only while it waits for it', async () => {
  const { client, ids, update, failed } = await openTab();
  await update({ ids: [ids.first], read: true });
  expect(failed()).toEqual([]);
  expect(onlineManager.hasListeners()).toBe(false);
  onlineManager.setOnline(false);
  const marking = update({ ids: [ids.second], read: true });
  await vi.waitFor(() => expect(onlineManager.hasListeners()).toBe(true));
  onlineManager.setOnline(true);
  await marking;
  client.destroy();
  expect(onlineManager.hasListeners()).toBe(false);
});

test('a sign-out leaves nothing behind', async () => {
  const tab = await openTab();
  await actOffline(tab);
  await tab.update({ ids: [tab.ids.third], read: true, undoMs: 60_000 });
  tab.client.signOut();
  expect(tabs.changes().length).toBe(0);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(tab.client.isDestroyed()).toBe(true));
  expect(tabs.changes().length).toBe(0);
  expect(changesOf(tab.world)).toEqual([]);
});

test('clearing what is kept removes the changes of every subscriber', async () => {
  const tab = await openTab();
  await actOffline(tab);
  // This machine has no IndexedDB.
  await clearPersistedInbox().catch(() => {});
  expect(tabs.changes()).toEqual([]);
  // It would send them once the network is back, which the next test begins with.
  tab.client.destroy();
});

test('a full storage is reported once, and changes wait in the page', async () => {
  const tab = await openTab();
  const errors = vi.fn();
  tab.client.events.on('error', errors);
  const full = vi.spyOn(globalThis.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { outcomes } = await actOffline(tab);
  expect(errors.mock.calls).toMatchObject([[{ kind: 'storage' }]]);
  full.mockRestore();
  onlineManager.setOnline(true);
  await Promise.all(outcomes);
  expect(changesOf(tab.world)).toHaveLength(4);
  expect(errors).toHaveBeenCalledOnce();
  await quiet(tab.client);
});

describe('a bell alone in another tab', () => {
  /** A tab with a bell and no messages, and every count that it has shown. */
  async function openBell(world: World) {
    const client = inboxOf(world);
    resumeOutbox(client);
    const screen = countScreen(client);
    await vi.waitFor(() => expect(screen.shown()[0]).toBe(5));
    await quiet(client);
    const counts: (number | undefined)[] = [];
    // As React does: after the task that changes it.
    const record = () =>
      queueMicrotask(() => {
        const [count] = screen.shown();
        if (counts.at(-1) !== count) {
          counts.push(count);
        }
      });
    record();
    onTestFinished(pendingChangesOf(client).subscribe(record));
    onTestFinished(client.queryClient.getQueryCache().subscribe(record));
    return { client, counts };
  }

  test('follows a removal and its undo at once', async () => {
    const tab = await openTab();
    const bell = await openBell(tab.world);
    await tab.update({ ids: [tab.ids.first], removed: true, undoMs: 60_000 });
    await vi.waitFor(() => expect(bell.counts).toEqual([5, 4]));
    tab.undo().undo(tab.undo().held?.id ?? 0);
    await vi.waitFor(() => expect(bell.counts).toEqual([5, 4, 5]));
    expect(changesOf(tab.world)).toEqual([]);
  });

  test('follows what is done without a network at once, and shows no other count when it is sent', async () => {
    const tab = await openTab();
    const bell = await openBell(tab.world);
    onlineManager.setOnline(false);
    const outcome = tab.update({ ids: [tab.ids.first, tab.ids.second], read: true });
    await vi.waitFor(() => expect(bell.counts).toEqual([5, 3]));
    onlineManager.setOnline(true);
    await outcome;
    await quiet(tab.client);
    // As the notice of the other tab has it fetched.
    await bell.client.queryClient.refetchQueries({ queryKey: queryKeys(bell.client.scope).unread });
    expect(ownShareOf(bell.client, 'unread')).toBe(0);
    expect(bell.counts).toEqual([5, 3]);
  });
});
