import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeIndexedDb } from '../../../tests/support/fakeIndexedDb.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { holdAnswers } from '../../mocks/index.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { useServerCount } from '../counts/serverCount.ts';
import { useLogout, useSignIn } from '../session/sessionState.ts';
import { closeDatabase } from './inboxDatabase.ts';

const platform = mockPlatform();
let stored: ReturnType<typeof fakeIndexedDb>;
beforeEach(() => {
  stored = fakeIndexedDb();
  vi.stubGlobal('indexedDB', stored);
});
afterEach(() => {
  closeDatabase();
  vi.unstubAllGlobals();
});

function useAll() {
  return {
    count: useServerCount(),
    client: useInboxClient('test'),
    logOut: useLogout(),
    signIn: useSignIn(),
  };
}

const texts = () => JSON.stringify([...stored.records.values()]);

test.each([undefined, false])('persist={%j} touches no storage', async (persist) => {
  const world = platform();
  const page = mountInbox(world, useAll, { persist });
  await vi.waitFor(() => expect(page.now.count.data).toBe(3));
  page.now.logOut();
  page.unmount();
  expect([stored.opened, stored.records.size]).toEqual([0, 0]);
});

test('with persist a page shows the count of the page before, tells the host, and forgets it after a logout', async () => {
  const world = platform();
  const first = mountInbox(world, useAll, { persist: { maxAgeMs: 60_000 } });
  await vi.waitFor(() => expect(texts()).toContain('unread'));
  first.unmount();
  await vi.waitFor(() => expect(first.now.client.isDestroyed()).toBe(true));

  world.setMessages([]);
  const held = holdAnswers(world, '/widgets/session/initialize');
  const onUnreadCountChange = vi.fn();
  const second = mountInbox(world, useAll, { persist: { maxAgeMs: 60_000 }, onUnreadCountChange });
  await vi.waitFor(() => expect(second.now.count.data).toBe(3));
  expect(second.now.count.isStale).toBe(true);
  expect(onUnreadCountChange.mock.calls).toEqual([[3]]);
  held.end();
  await vi.waitFor(() => expect(second.now.count.data).toBe(0));
  expect(second.now.count.isStale).toBe(false);
  expect(onUnreadCountChange.mock.calls).toEqual([[3], [0]]);

  second.now.logOut();
  await vi.waitFor(() => expect(stored.records.size).toBe(0));
  expect(second.now.count.data).toBeUndefined();
  second.now.signIn();
  await vi.waitFor(() => expect(second.now.count.data).toBe(0));
  await vi.waitFor(() => expect(texts()).toContain('unread'));
  second.unmount();
});

test('another object with options, as every render makes one, neither opens the storage again nor fetches', async () => {
  const world = platform();
  const page = mountInbox(world, useAll, { persist: { maxAgeMs: 60_000 } });
  await vi.waitFor(() => expect(texts()).toContain('unread'));
  const calls = world.requests.length;
  page.render({ persist: { maxAgeMs: 60_000 } });
  page.render({ persist: true });
  await vi.waitFor(() => expect(page.now.client.queryClient.isFetching()).toBe(0));
  expect([stored.opened, world.requests.length]).toEqual([1, calls]);
  page.unmount();
});

test('a subscriber who changes at once leaves nothing to the next one', async () => {
  const world = platform();
  const page = mountInbox(world, useAll, { persist: true });
  await vi.waitFor(() => expect(texts()).toContain('unread'));
  const held = holdAnswers(world, '/widgets/session/initialize');
  page.render({ persist: true, subscriberId: 'grace.kim' });
  await vi.waitFor(() => expect([...stored.records.keys()].join()).toContain('grace.kim'));
  expect([...stored.records.keys()].join()).not.toContain('demo-subscriber');
  expect(page.now.count.data).toBeUndefined();
  held.end();
  await vi.waitFor(() => expect(page.now.count.data).toBe(0));
  page.unmount();
});
