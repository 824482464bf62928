import { describe, expect, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import type { World } from '../../mocks/index.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { resumeOutbox } from './resumeOutbox.ts';
import { showStoredChanges } from './showStoredChanges.ts';
import { forgetAllStoredChanges, forgetStoredChanges } from './storedChanges.ts';

const platform = mockPlatform();
const tabs = browserTabs();

/** What 0.1.0 stored of a change, under its key. */
function storeAsBefore(world: World, order: number, change: object, more: object = {}): string {
  const { applicationIdentifier, subscriberId, backendUrl } = world;
  const key = `carillon_outbox:${JSON.stringify([applicationIdentifier, subscriberId, backendUrl])}:old:${order}`;
  const stored = {
    version: 1,
    atMs: Date.now(),
    order,
    change: { id: order, state: 'waiting', count: 1, ...change },
    share: { unreadDelta: 0, unseenDelta: 0 },
    ...more,
  };
  tabs.stored.set(key, JSON.stringify(stored));
  return key;
}

/** The lock of the page of 0.1.0 whose changes these are. */
const oldLock = 'carillon_outbox:old';

/** What a reader did in a page of 0.1.0, which storage lists in another order. */
function actBefore(world: World) {
  const [first = '', second = '', third = '', fourth = ''] = world.messages().map(({ _id }) => _id);
  const workflowId = world.preferences()[0]?.template._id ?? '';
  const target = { query: { feedIdentifier: ['mentions'] }, messageIds: [], hasMore: true };
  storeAsBefore(world, 6, {
    type: 'button',
    kind: 'button',
    messageId: fourth,
    button: 'primary',
    payload: { why: 'late' },
  });
  storeAsBefore(world, 1, { type: 'messages', kind: 'read', messageIds: [first], mark: 'read' });
  storeAsBefore(world, 4, { type: 'feed', kind: 'seen', target, mark: 'seen' });
  storeAsBefore(world, 2, { type: 'messages', kind: 'unread', messageIds: [second], mark: 'status:unread' });
  storeAsBefore(world, 5, {
    type: 'switches',
    kind: 'preference',
    workflowId,
    switches: { email: false },
  });
  storeAsBefore(world, 3, { type: 'messages', kind: 'removed', messageIds: [third], mark: 'removed' });
  return { first, second, third, fourth, workflowId };
}

async function openPage(world: World) {
  const client = inboxOf(world);
  const screen = feedScreen(client);
  resumeOutbox(client);
  await screen.loaded();
  return { client, screen, pending: () => pendingChangesOf(client).get().changes };
}

const changesOf = (world: World) =>
  world.requests
    .filter(({ method, path }) => method !== 'GET' && !path.includes('session'))
    .map(({ method, path, body }) => [`${method} ${path.replace('/widgets', '')}`, body]);

describe('changes that a page of 0.1.0 has left behind', () => {
  test('are sent in the order in which they were made, each once', async () => {
    const world = platform();
    const { first, second, third, fourth, workflowId } = actBefore(world);
    const { client, pending } = await openPage(world);
    await vi.waitFor(() => expect(changesOf(world)).toHaveLength(6));
    expect(changesOf(world)).toEqual([
      ['POST /messages/markAs', { messageId: first, mark: { seen: true, read: true } }],
      ['POST /messages/markAs', { messageId: second, mark: { seen: true, read: false } }],
      [`DELETE /messages/${third}`, expect.anything()],
      ['POST /messages/seen', { feedId: ['mentions'] }],
      [`PATCH /preferences/${workflowId}`, { channel: { type: 'email', enabled: false } }],
      [
        `POST /messages/${fourth}/actions/primary`,
        { executedType: 'primary', status: 'done', payload: { why: 'late' } },
      ],
    ]);
    await vi.waitFor(() => expect(pending()).toEqual([]));
    expect(tabs.changes()).toEqual([]);
    await quiet(client);
  });

  test('are shown and left alone while that page is open, and sent once it is closed', async () => {
    const world = platform();
    const { third } = actBefore(world);
    void navigator.locks.request(oldLock, () => new Promise(() => {}));
    const { client, screen, pending } = await openPage(world);
    expect(screen.row(third)).toBeUndefined();
    expect(pending().map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'elsewhere'));
    await quiet(client);
    expect([tabs.changes().length, changesOf(world)]).toEqual([6, []]);
    tabs.releaseLocks(oldLock);
    await vi.waitFor(() => expect(changesOf(world)).toHaveLength(6));
    await vi.waitFor(() => expect(pending()).toEqual([]));
    await quiet(client);
  });

  test('are kept in the new form until they are sent, where no other page of 0.1.0 removes them', async () => {
    const world = platform();
    const [first = ''] = world.messages().map(({ _id }) => _id);
    storeAsBefore(world, 1, {
      type: 'messages',
      kind: 'read',
      messageIds: [first],
      mark: { seen: true, read: true },
    });
    world.addFault({
      concerns: ({ path }) => path === '/widgets/messages/markAs',
      before: () => Response.error(),
    });
    const { client, pending } = await openPage(world);
    await vi.waitFor(() => expect(pending().map(({ state }) => state)).toEqual(['queued']));
    const [kept = ''] = tabs.changes();
    expect(tabs.changes()).toHaveLength(1);
    expect(kept).toMatch(/^carillon_outbox_2:/);
    expect(JSON.parse(tabs.stored.get(kept) ?? '')).toMatchObject({
      version: 2,
      change: { type: 'messages', target: { ids: [first] }, effect: { seen: true, read: true } },
    });
    client.signOut();
    expect(tabs.changes()).toEqual([]);
  });

  test('are found by a page that has changed nothing itself, also when they come while it is open', async () => {
    const world = platform();
    const client = inboxOf(world);
    showStoredChanges(client);
    const [first = ''] = world.messages().map(({ _id }) => _id);
    const key = storeAsBefore(world, 1, {
      type: 'messages',
      kind: 'removed',
      messageIds: [first],
      mark: 'removed',
    });
    window.dispatchEvent(
      Object.assign(new Event('storage'), { key, newValue: tabs.stored.get(key), oldValue: null }),
    );
    await vi.waitFor(() => expect(changesOf(world)).toMatchObject([[`DELETE /messages/${first}`, {}]]));
    await vi.waitFor(() => expect(tabs.changes()).toEqual([]));
    await quiet(client);
  });

  test.each<[string, object]>([
    ['an unknown mark', { type: 'messages', kind: 'read', messageIds: ['a'], mark: 'starred' }],
    ['no messages', { type: 'messages', kind: 'read', mark: 'read' }],
    ['a feed without a target', { type: 'feed', kind: 'read', mark: 'read' }],
    [
      'a filter of another form',
      {
        type: 'feed',
        kind: 'read',
        mark: 'read',
        target: { query: { feedIdentifier: 5 }, messageIds: [], hasMore: false },
      },
    ],
    ['an unknown type', { type: 'else' }],
  ])('and that have %s are dropped', async (_, change) => {
    const world = platform();
    storeAsBefore(world, 1, change);
    const { client, pending } = await openPage(world);
    await vi.waitFor(() => expect(tabs.changes()).toEqual([]));
    await quiet(client);
    expect([pending(), changesOf(world)]).toEqual([[], []]);
  });
});

describe('changes of a version that is not known', () => {
  test.each(['carillon_outbox', 'carillon_outbox_2', 'carillon_outbox_3'])(
    'under %s are neither shown, sent nor removed',
    async (name) => {
      const world = platform();
      const change = { type: 'messages', kind: 'removed', messageIds: ['a'], mark: 'removed' };
      const key = storeAsBefore(world, 1, change, { version: 3 });
      const text = tabs.stored.get(key) ?? '';
      const moved = key.replace('carillon_outbox', name);
      tabs.stored.delete(key);
      tabs.stored.set(moved, text);
      const { client, pending } = await openPage(world);
      await quiet(client);
      expect([pending(), changesOf(world)]).toEqual([[], []]);
      client.destroy();
      expect(tabs.stored.get(moved)).toBe(text);
    },
  );

  test('are removed where their subscriber signs out, and those of others where the host asks for it', () => {
    const world = platform();
    const own = storeAsBefore(world, 1, {});
    const other = own.replace(world.subscriberId, 'grace.kim');
    for (const key of [own, other]) {
      for (const name of ['carillon_outbox', 'carillon_outbox_2', 'carillon_outbox_3']) {
        tabs.stored.set(key.replace('carillon_outbox', name), '{}');
      }
    }
    forgetStoredChanges(inboxOf(world));
    expect(tabs.changes()).toHaveLength(3);
    expect(tabs.changes().filter((key) => key.includes(world.subscriberId))).toEqual([]);
    forgetAllStoredChanges();
    expect(tabs.changes()).toEqual([]);
  });
});
