import { expect, test } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import type { Identity } from '../client/identity.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { factOf, recordFact } from '../facts/recordFact.ts';
import type { Feed } from '../model/feed.ts';
import { parseMessage } from '../model/parseMessage.ts';
import { readSnapshot } from './readSnapshot.ts';
import { belongsTo, type Startable, startFrom } from './startFrom.ts';

const platform = mockPlatform();
const message = parseMessage({ id: 'a' });
const messages = message ? [message] : [];
const page = { messages, next: null };
const rows = messages.map((one) => ({ message: one, askedAt: 1 }));
const feed: Feed = { rows, next: null, head: { size: 1, next: null } };
const acme = { id: 'o', name: 'Acme', branding: {} };

/** A client into whose cache these parts were written. */
function start(
  parts: { unread?: number; organization?: object; feeds?: readonly Feed[] },
  identity?: Partial<Identity>,
) {
  const client = inboxOf(platform(), identity);
  const keys = queryKeys(client.scope);
  const write = (key: readonly unknown[], value: unknown) => {
    if (value !== undefined) {
      recordFact(client, key, { value, askedAt: 1 });
    }
  };
  write(keys.unread, parts.unread);
  write(keys.organization, parts.organization);
  for (const [place, one] of (parts.feeds ?? []).entries()) {
    write([...keys.feeds, { limit: place + 1 }], one);
  }
  return client;
}

test.each([
  ['a count', { unread: 0 }, { counts: { unread: 0 }, feeds: [], organization: undefined }],
  ['an organization', { organization: acme }, { counts: {}, feeds: [], organization: acme }],
  [
    'a feed',
    { feeds: [feed] },
    { counts: {}, feeds: [{ query: { limit: 1 }, ...page }], organization: undefined },
  ],
])('a snapshot is made as soon as %s is there', (_, parts, expected) => {
  expect(readSnapshot(start(parts))).toMatchObject(expected);
});

test.each([
  ['an application', { applicationIdentifier: undefined }],
  ['a subscriber', { subscriberId: undefined }],
  ['the right to make calls', { enabled: false }],
])('without %s there is none, whatever the cache has', (_, identity) => {
  expect(readSnapshot(start({ unread: 3 }, identity))).toBeUndefined();
});

test('a feed that is not loaded and what is no feed are left out', () => {
  const client = start({ unread: 1, feeds: [feed] });
  const { queryClient, scope } = client;
  const queryKey = [...queryKeys(scope).feeds, { limit: 9 }];
  void queryClient.prefetchQuery({ queryKey, queryFn: () => new Promise(() => {}) });
  recordFact(client, [...scope, 'other'], { value: feed, askedAt: 1 });
  expect(readSnapshot(client)?.feeds).toEqual([{ query: { limit: 1 }, ...page }]);
});

/** What a provider starts, with a client that has nothing. */
function startable() {
  const client = start({});
  const shared: Startable = { current: () => client };
  const unread = () => factOf(client, queryKeys(client.scope).unread)?.value;
  return { client, shared, unread };
}

test('the first provider of an identity brings what the server has fetched, and no later one', () => {
  const { client, shared, unread } = startable();
  const snapshot = readSnapshot(start({ unread: 7, organization: acme, feeds: [feed] }));
  if (snapshot === undefined) {
    throw new Error('No snapshot');
  }
  startFrom(shared, { ...snapshot, savedAtMs: 5 });
  expect([unread(), client.startMs, shared.isStarted]).toEqual([7, 5, true]);
  const { counts, feeds, organization } = readSnapshot(client) ?? {};
  expect({ counts, feeds, organization }).toEqual({
    counts: { unread: 7 },
    feeds: [{ query: { limit: 1 }, ...page }],
    organization: acme,
  });
  startFrom(shared, { ...snapshot, counts: { unread: 8 } });
  expect(unread()).toBe(7);
});

test('a provider without a snapshot, or with that of another reader, is the first one nevertheless', () => {
  const snapshot = readSnapshot(start({ unread: 7 }));
  for (const state of [undefined, snapshot && { ...snapshot, subscriberId: 'another' }]) {
    const { client, shared, unread } = startable();
    startFrom(shared, state);
    expect([unread(), client.startMs, shared.isStarted]).toEqual([undefined, undefined, true]);
    startFrom(shared, snapshot);
    expect(unread()).toBeUndefined();
    expect(belongsTo(state, client)).toBe(false);
  }
});
