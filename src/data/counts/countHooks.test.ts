import { describe, expect, test } from 'vitest';
import { markOf } from '../../../tests/support/changes.ts';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { applyChange } from '../facts/changes.ts';
import { recordFact } from '../facts/recordFact.ts';
import { liveCountOptions, useLiveCount } from './liveCount.ts';
import { tabCountOptions, useCountQuery, useServerCount } from './serverCount.ts';

const platform = mockPlatform();
const factOfCount = (value: number) => ({ value, askedAt: 1 });

/** A client whose cache has all counts, with two unconfirmed changes of the unread and three of the unseen. */
function start() {
  const client = inboxOf(platform());
  for (const [of, count] of [
    ['unread', 9],
    ['unseen', 8],
  ] as const) {
    recordFact(client, liveCountOptions(client, of).queryKey, factOfCount(count));
    recordFact(client, tabCountOptions(client, { raw: { limit: 5 } }, of).queryKey, factOfCount(count - 4));
    recordFact(client, tabCountOptions(client, {}, of).queryKey, factOfCount(count + 20));
  }
  applyChange(client, {
    ...markOf(['a'], { seen: true, read: true }),
    deltas: { unreadDelta: -2, unseenDelta: -3 },
  });
  return client;
}

describe.each([
  ['useCount', (options?: { enabled?: boolean }) => useCountQuery(options)],
  ['useCount of a query', (options?: { enabled?: boolean }) => useCountQuery({ ...options, query: {} })],
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
  expect(hookOf(client, () => useServerCount()).data).toBe(7);
  expect(hookOf(client, () => useServerCount({ of: 'unseen' })).data).toBe(5);
});

test('a count with parameters is what the server says', () => {
  const client = start();
  const query = { raw: { limit: 5 } };
  expect(hookOf(client, () => useServerCount({ query })).data).toBe(5);
  expect(hookOf(client, () => useServerCount({ of: 'unseen', query })).data).toBe(4);
});

test.each([{}, { limit: 5 }, { read: false }])(
  'the unread count of the query %j is that of the whole inbox',
  (query) => {
    expect(hookOf(start(), () => useServerCount({ query })).data).toBe(7);
  },
);

test.each([{}, { seen: false }])('the unseen count of the query %j is that of the whole inbox', (query) => {
  expect(hookOf(start(), () => useServerCount({ of: 'unseen', query })).data).toBe(5);
});

test.each([{ seen: false }, { read: true }, { feed: 'mentions' }, { read: false, data: {} }])(
  'the unread count of the query %j is one of its own',
  (query) => {
    const client = start();
    recordFact(client, tabCountOptions(client, query, 'unread').queryKey, factOfCount(29));
    expect(hookOf(client, () => useServerCount({ query })).data).toBe(29);
  },
);
