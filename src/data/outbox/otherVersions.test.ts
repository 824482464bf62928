import { describe, expect, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import type { World } from '../../mocks/index.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { resumeOutbox } from './resumeOutbox.ts';
import { showStoredChanges } from './showStoredChanges.ts';
import { forgetAllStored, forgetStoredChanges } from './storedChanges.ts';

const platform = mockPlatform();
const tabs = browserTabs();

/** Stores a change as a page of this version does, but for its `version`, and returns its key. */
function storeElsewhere(world: World, change: object, version: number): string {
  const { applicationIdentifier, subscriberId, backendUrl } = world;
  const key = `carillon_outbox_2:${JSON.stringify([applicationIdentifier, subscriberId, backendUrl])}:other:1`;
  const shared = { id: 1, state: 'waiting', count: 1 };
  tabs.stored.set(
    key,
    JSON.stringify({ version, atMs: Date.now(), order: 1, change: { ...shared, ...change } }),
  );
  return key;
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

test('a change that another page stores is found by a page that has changed nothing itself', async () => {
  const world = platform();
  const client = inboxOf(world);
  showStoredChanges(client);
  const [first = ''] = world.messages().map(({ _id }) => _id);
  const removal = { type: 'messages', kind: 'removed', target: { ids: [first] }, effect: 'removed' };
  const key = storeElsewhere(world, removal, 2);
  window.dispatchEvent(
    Object.assign(new Event('storage'), { key, newValue: tabs.stored.get(key), oldValue: null }),
  );
  await vi.waitFor(() => expect(changesOf(world)).toMatchObject([[`DELETE /messages/${first}`, {}]]));
  await vi.waitFor(() => expect(tabs.changes()).toEqual([]));
  await quiet(client);
});

describe('changes of a version that is not known', () => {
  test.each(['carillon_outbox', 'carillon_outbox_2', 'carillon_outbox_3'])(
    'under %s are neither shown, sent nor removed',
    async (name) => {
      const world = platform();
      const removal = { type: 'messages', kind: 'removed', target: { ids: ['a'] }, effect: 'removed' };
      const key = storeElsewhere(world, removal, 3);
      const text = tabs.stored.get(key) ?? '';
      const moved = key.replace('carillon_outbox_2', name);
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
    const own = storeElsewhere(world, {}, 2);
    const other = own.replace(world.subscriberId, 'grace.kim');
    for (const key of [own, other]) {
      for (const name of ['carillon_outbox', 'carillon_outbox_2', 'carillon_outbox_3']) {
        tabs.stored.set(key.replace('carillon_outbox_2', name), '{}');
      }
    }
    forgetStoredChanges(inboxOf(world));
    expect(tabs.changes()).toHaveLength(3);
    expect(tabs.changes().filter((key) => key.includes(world.subscriberId))).toEqual([]);
    forgetAllStored();
    expect(tabs.changes()).toEqual([]);
  });
});
