import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { countScreen, feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mark } from '../../../tests/support/marks.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { holdAnswers } from '../../mocks/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { messagesFeedOptions } from '../messages/messagesFeed.ts';
import { organizationOptions } from '../organization/organization.ts';
import { applySnapshot } from './applySnapshot.ts';
import type { InboxSnapshot } from './InboxSnapshot.ts';
import { parseSnapshot } from './parseSnapshot.ts';
import { readSnapshot } from './readSnapshot.ts';

const platform = mockPlatform();
type World = ReturnType<typeof platform>;

/** The calls from now on, without the session's. */
function callsOf() {
  const sent = vi.spyOn(globalThis, 'fetch').mockClear();
  return () =>
    sent.mock.calls
      .map(([url]) => new URL(String(url)).pathname.replace('/v1/widgets/', ''))
      .filter((path) => !path.includes('session'));
}

/** A snapshot as another page of the same subscriber stored it. */
async function snapshotOf(world: World): Promise<InboxSnapshot> {
  const client = inboxOf(world);
  countScreen(client);
  await feedScreen(client).loaded();
  await client.queryClient.fetchQuery(organizationOptions(client));
  await quiet(client);
  const snapshot = parseSnapshot(JSON.parse(JSON.stringify(readSnapshot(client))));
  if (snapshot === undefined) {
    throw new Error('What was read is no snapshot');
  }
  client.destroy();
  return snapshot;
}

/** Holds the answers about both counts and the feed; `arrived` resolves once each was called. */
function holdAll(world: World, parts: readonly string[] = ['feed', 'unread', 'unseen']) {
  const held = parts.map((part) => holdAnswers(world, `/widgets/notifications/${part}`));
  return {
    arrived: () => Promise.all(held.map((one) => one.arrived(1))),
    end() {
      for (const one of held) {
        one.end();
      }
    },
  };
}

/** Whether there is nothing of an inbox in a client's cache. */
const isEmpty = (client: InboxClient) =>
  client.queryClient.getQueryCache().findAll({ queryKey: client.scope }).length === 0;

test('a snapshot holds what the server sent, and neither the token nor the hash', async () => {
  const world = platform();
  const client = inboxOf(world, { subscriberHash: 'the-hash' });
  const sent = vi.spyOn(globalThis, 'fetch').mockClear();
  const counts = countScreen(client);
  const screen = feedScreen(client);
  await screen.loaded();
  await quiet(client);
  await screen.loadMore();
  const snapshot = readSnapshot(client);
  expect(snapshot).toMatchObject({
    version: 2,
    applicationIdentifier: world.applicationIdentifier,
    subscriberId: world.subscriberId,
    backendId: world.backendUrl,
    counts: { unread: counts.unread(), unseen: counts.unseen() },
  });
  expect(snapshot?.feeds.map(({ query, messages, next }) => [query, messages, next])).toEqual([
    [{}, screen.rows().slice(0, 10), { end: 10, size: 10 }],
  ]);
  const text = JSON.stringify(snapshot);
  const tokens = sent.mock.calls.flatMap(([, init]) => new Headers(init?.headers).get('Authorization') ?? []);
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter((token) => text.includes(token.replace('Bearer ', '')))).toEqual([]);
  expect(text).not.toContain('the-hash');
});

test('without a subscriber, without data and after the end there is no snapshot', async () => {
  const world = platform();
  const nobody = inboxOf(world, { subscriberId: undefined });
  expect(readSnapshot(nobody)).toBeUndefined();
  const client = inboxOf(world);
  expect(readSnapshot(client)).toBeUndefined();
  countScreen(client);
  await quiet(client);
  expect(readSnapshot(client)?.feeds).toEqual([]);
  client.destroy();
  expect(readSnapshot(client)).toBeUndefined();
});

test('the reader’s unconfirmed changes are not in a snapshot', async () => {
  const world = platform();
  const client = inboxOf(world);
  const counts = countScreen(client);
  await feedScreen(client).loaded();
  await quiet(client);
  const before = readSnapshot(client);
  const held = holdAnswers(world, '/widgets/messages/markAs');
  const [first] = before?.feeds[0]?.messages ?? [];
  const marked = mark(client, [first?.id ?? ''], 'read');
  await held.arrived(1);
  expect(counts.shown()[0]).toBe((before?.counts.unread ?? 0) - 1);
  expect(readSnapshot(client)).toEqual({ ...before, savedAtMs: expect.any(Number) });
  held.end();
  await marked;
});

test('a fresh snapshot stands at once, and nothing that came along is called again', async () => {
  const world = platform();
  const snapshot = await snapshotOf(world);
  const calls = callsOf();
  const client = inboxOf(world);
  applySnapshot(client, snapshot, { stale: false });
  const counts = countScreen(client);
  const screen = feedScreen(client);
  expect([counts.unread(), counts.unseen()]).toEqual([snapshot.counts.unread, snapshot.counts.unseen]);
  expect(screen.rows()).toEqual(snapshot.feeds[0]?.messages);
  await client.queryClient.prefetchQuery(organizationOptions(client));
  await client.queryClient.prefetchQuery(messagesFeedOptions(client, {}));
  expect(calls()).toEqual([]);

  await screen.loadMore();
  expect(calls()).toEqual(['notifications/feed']);
  expect(screen.rows().length).toBeGreaterThan(10);
});

test('a stale snapshot stands at once, and each part that is used is called once', async () => {
  const world = platform();
  const snapshot = await snapshotOf(world);
  const client = inboxOf(world);
  const held = holdAll(world);
  applySnapshot(client, { ...snapshot, counts: { unread: 99, unseen: 98 } }, { stale: true });
  const counts = countScreen(client);
  const screen = feedScreen(client);
  expect([counts.unread(), counts.unseen()]).toEqual([99, 98]);
  expect(screen.rows()).toEqual(snapshot.feeds[0]?.messages);
  await held.arrived();
  expect([counts.unread(), counts.unseen()]).toEqual([99, 98]);
  const calls = callsOf();
  held.end();
  await quiet(client);
  expect([counts.unread(), counts.unseen()]).toEqual([snapshot.counts.unread, snapshot.counts.unseen]);
  expect(calls()).toEqual([]);
});

test('a stale snapshot that comes during the first load does not repeat it, and its answer wins', async () => {
  const world = platform();
  const snapshot = await snapshotOf(world);
  const held = holdAll(world, ['unread', 'unseen']);
  const client = inboxOf(world);
  const counts = countScreen(client);
  await held.arrived();
  const calls = callsOf();
  applySnapshot(client, { ...snapshot, counts: { unread: 99 } }, { stale: true });
  expect([counts.unread(), counts.unseen()]).toEqual([99, undefined]);
  held.end();
  await quiet(client);
  expect(counts.unread()).toBe(snapshot.counts.unread);
  expect(calls()).toEqual([]);
});

test.each([true, false])('what the cache has is not replaced (stale: %j)', async (stale) => {
  const world = platform();
  const snapshot = await snapshotOf(world);
  const client = inboxOf(world);
  const counts = countScreen(client);
  const screen = feedScreen(client);
  await screen.loaded();
  await quiet(client);
  const rows = screen.rows();
  const calls = callsOf();
  const later = {
    ...snapshot,
    savedAtMs: Date.now() + 60_000,
    counts: { unread: 99, unseen: 99 },
    feeds: [],
  };
  applySnapshot(client, later, { stale });
  await quiet(client);
  expect([counts.unread(), counts.unseen()]).toEqual([snapshot.counts.unread, snapshot.counts.unseen]);
  expect(screen.rows()).toEqual(rows);
  expect(calls()).toEqual([]);
});

test.each([
  ['applicationIdentifier', 'another-app'],
  ['subscriberId', 'another-reader'],
  ['backendId', 'https://another.carillon.test'],
  ['version', 1],
])('a snapshot of another %s is ignored', async (name, value) => {
  const world = platform();
  const snapshot = await snapshotOf(world);
  const client = inboxOf(world);
  applySnapshot(client, Object.assign({ ...snapshot }, { [name]: value }), { stale: false });
  expect(isEmpty(client)).toBe(true);
});

test('a client that may not make calls, or has ended, shows no snapshot', async () => {
  const world = platform();
  const snapshot = await snapshotOf(world);
  const off = inboxOf(world, { enabled: false });
  applySnapshot(off, snapshot, { stale: false });
  expect(isEmpty(off)).toBe(true);
  const ended = inboxOf(world, {}, new QueryClient());
  ended.destroy();
  applySnapshot(ended, snapshot, { stale: false });
  expect(isEmpty(ended)).toBe(true);
});
