import { describe, expect, test } from 'vitest';
import { markOf, removalOfAll } from '../../../tests/support/changes.ts';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { movedTabCount } from '../messages/movedTabCount.ts';
import { liveCountOptions, useLiveCount } from './liveCount.ts';
import { tabCountOptions } from './tabCount.ts';
import { useCount } from './useCount.ts';

const platform = mockPlatform();

/** A client whose cache has all counts, with two unconfirmed changes of the unread and three of the unseen. */
function start() {
  const client = inboxOf(platform());
  for (const [of, count] of [
    ['unread', 9],
    ['unseen', 8],
  ] as const) {
    client.queryClient.setQueryData(liveCountOptions(client, of).queryKey, count);
    client.queryClient.setQueryData(liveCountOptions(client, of, { limit: 5 }).queryKey, count - 4);
    client.queryClient.setQueryData(tabCountOptions(client, {}, of).queryKey, count + 20);
  }
  const moved = { unreadDelta: -2, unseenDelta: -3 };
  pendingChangesOf(client).set({ changes: [], messageChanges: [], waiting: [], ...moved, sent: moved });
  return client;
}

describe.each([
  ['useCount', (options?: { enabled?: boolean }) => useCount(options)],
  ['useLiveCount', (options?: { enabled?: boolean }) => useLiveCount('unread', options)],
  ['useCount of a query', (options?: { enabled?: boolean }) => useCount({ ...options, query: {} })],
])('%s', (_, useIt) => {
  test('requests a count by itself, but not where it is switched off or there is no subscriber', () => {
    const status = (options?: { enabled?: boolean }, overrides = {}) =>
      hookOf(inboxOf(platform(), overrides), () => useIt(options)).fetchStatus;
    expect(status()).toBe('fetching');
    expect(status({ enabled: true })).toBe('fetching');
    expect(status({ enabled: false })).toBe('idle');
    expect(status({ enabled: true }, { subscriberId: undefined })).toBe('idle');
    expect(status({ enabled: false }, { subscriberId: undefined })).toBe('idle');
  });

  test('outside a provider throws an error with the name that hosts know', () => {
    expect(() => hookOf(null, () => useIt())).toThrow('`useCount` was used outside');
  });
});

test('a count of the whole inbox includes the unconfirmed changes of its own kind', () => {
  const client = start();
  expect(hookOf(client, () => useLiveCount('unread')).data).toBe(7);
  expect(hookOf(client, () => useLiveCount('unseen')).data).toBe(5);
  expect(hookOf(client, () => useCount()).data).toBe(7);
  expect(hookOf(client, () => useCount({ of: 'unseen' })).data).toBe(5);
});

test('a count with parameters is what the server says', () => {
  const client = start();
  const params = { limit: 5 };
  expect(hookOf(client, () => useLiveCount('unread', { params })).data).toBe(5);
  expect(hookOf(client, () => useLiveCount('unseen', { params })).data).toBe(4);
});

test.each([{}, { limit: 5 }, { read: false }])(
  'the unread count of the query %j is that of the whole inbox',
  (query) => {
    expect(hookOf(start(), () => useCount({ query })).data).toBe(7);
  },
);

test.each([{}, { seen: false }])('the unseen count of the query %j is that of the whole inbox', (query) => {
  expect(hookOf(start(), () => useCount({ of: 'unseen', query })).data).toBe(5);
});

test.each([{ seen: false }, { read: true }, { feedIdentifier: 'mentions' }, { read: false, payload: {} }])(
  'the unread count of the query %j is one of its own',
  (query) => {
    const client = start();
    client.queryClient.setQueryData(tabCountOptions(client, query, 'unread').queryKey, 29);
    expect(hookOf(client, () => useCount({ query })).data).toBe(29);
  },
);

test('of several unconfirmed changes one that covers a whole query is enough to count nothing that is not loaded', () => {
  const all = removalOfAll({});
  const one = markOf(['a'], 'sighted');
  expect(movedTabCount(30, {}, [], [one, all])).toBe(0);
  expect(movedTabCount(30, {}, [], [all, one])).toBe(0);
  expect(movedTabCount(30, {}, [], [one])).toBe(30);
});
