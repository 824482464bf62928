import { notifyManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeIndexedDb } from '../../../tests/support/fakeIndexedDb.ts';
import { countScreen, feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mark as markMessages } from '../../../tests/support/marks.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failing, holdAnswers, only } from '../../mocks/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { timeOf } from '../facts/clock.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { factOf, recordFact } from '../facts/recordFact.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { clearPersistedInbox } from './clearPersistedInbox.ts';
import { closeDatabase } from './inboxDatabase.ts';
import { persistInbox } from './persistInbox.ts';

const platform = mockPlatform();
type World = ReturnType<typeof platform>;
const dayMs = 86_400_000;

let stored: ReturnType<typeof fakeIndexedDb>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  stored = fakeIndexedDb();
  vi.stubGlobal('indexedDB', stored);
});
afterEach(() => {
  closeDatabase();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens an inbox that is kept, with its counts and its feed on screen. */
function visit(
  world: World,
  options: Parameters<typeof persistInbox>[1] = true,
  overrides: Parameters<typeof inboxOf>[1] = {},
) {
  const client = inboxOf(world, overrides);
  const errors: InboxError[] = [];
  client.events.on('error', (error) => errors.push(error));
  persistInbox(client, options);
  const counts = countScreen(client);
  return {
    client,
    errors,
    counts,
    feed: feedScreen(client),
    storageErrors: () => errors.filter(({ kind }) => kind === 'storage'),
  };
}

/** What the server says of the unread count now. */
const setUnread = (client: InboxClient, value: number) =>
  recordFact(client, queryKeys(client.scope).unread, { value, askedAt: timeOf(client) });

/** Lets the timers of a save run out, and its transaction end. */
const saved = () => vi.advanceTimersByTimeAsync(600);

/** Lets everything run that waits for storage, but no timer. */
const storageRead = () => vi.advanceTimersByTimeAsync(0);

/** A first visit, from which everything is kept. */
async function keep(
  world: World,
  options?: Parameters<typeof visit>[1],
  overrides?: Parameters<typeof visit>[2],
) {
  const { client, feed } = visit(world, options, overrides);
  await feed.loaded();
  await quiet(client);
  await saved();
  const rows = feed.rows();
  client.destroy();
  return rows;
}

const unreadFact = (client: InboxClient) => factOf<number>(client, queryKeys(client.scope).unread);

const texts = () => [...stored.records.values()].map((record) => JSON.stringify(record));

describe('the next visit', () => {
  test('shows counts and rows before the first answer, unconfirmed, and then what the server has', async () => {
    const world = platform();
    const rows = await keep(world);
    world.setMessages(world.messages().slice(1));
    const held = holdAnswers(world, '/widgets/session/initialize');
    const { client, counts, feed } = visit(world);
    await held.arrived(1);
    await storageRead();
    expect(feed.rows()).toEqual(rows);
    expect([counts.unread(), counts.unseen()]).toEqual([3, 2]);
    expect(feed.observer.getCurrentResult().data?.isStored === true).toBe(true);
    const before = world.requests.length;
    held.end();
    await quiet(client);
    expect(feed.rows().map(({ id }) => id)).toEqual(
      world
        .messages()
        .slice(0, 10)
        .map(({ _id }) => _id),
    );
    expect(feed.observer.getCurrentResult().data?.isStored === true).toBe(false);
    // One call for each of both counts and the feed, as without storage.
    expect(world.requests.length - before).toBe(3);
  });

  test('does not show what is older than the answer of the server', async () => {
    const world = platform();
    await keep(world);
    world.setMessages([]);
    const client = inboxOf(world);
    const counts = countScreen(client);
    const feed = feedScreen(client);
    await feed.loaded();
    await quiet(client);
    persistInbox(client, true);
    await saved();
    expect([counts.unread(), feed.rows().length]).toEqual([0, 0]);
    await quiet(client);
    expect([counts.unread(), feed.rows().length]).toEqual([0, 0]);
  });

  test('keeps what was not loaded this time with its own age', async () => {
    const world = platform();
    const rows = await keep(world);
    vi.setSystemTime(Date.now() + 5 * dayMs);
    const bell = inboxOf(world);
    persistInbox(bell, true);
    countScreen(bell);
    await quiet(bell);
    await saved();
    bell.destroy();
    await saved();
    const held = holdAnswers(world, '/widgets/session/initialize');
    const second = visit(world);
    await storageRead();
    expect(second.feed.rows()).toEqual(rows);
    second.client.destroy();
    await saved();

    vi.setSystemTime(Date.now() + 3 * dayMs);
    const third = visit(world);
    await storageRead();
    expect(third.feed.rows()).toEqual([]);
    expect(third.counts.unread()).toBe(3);
    held.end();
  });

  test('fetches all pages again if the next page is fetched before the first is confirmed', async () => {
    const world = platform();
    await keep(world);
    world.setMessages(world.messages().slice(1));
    const held = holdAnswers(world, '/widgets/session/initialize');
    const { client, feed } = visit(world);
    await storageRead();
    const next = feed.loadMore();
    held.end();
    await next;
    await quiet(client);

    expect(feed.observer.getCurrentResult().data?.isStored === true).toBe(false);
    expect(feed.rows().map(({ id }) => id)).toEqual(world.messages().map(({ id }) => id));
  });

  test('a mark that is confirmed before the rows are leaves them unconfirmed', async () => {
    const world = platform();
    const [first] = await keep(world);
    const held = holdAnswers(world, '/widgets/notifications/feed');
    const { client, feed } = visit(world);
    await storageRead();
    const states: boolean[] = [];
    // As React does: once all that belongs to a change is done.
    const look = () => states.push(feed.observer.getCurrentResult().data?.isStored === true);
    const watched = feed.observer.subscribe(notifyManager.batchCalls(look));
    const mark = markMessages(client, [first?.id ?? ''], 'read');
    await mark;
    await storageRead();
    expect(feed.row(first?.id)?.read).toBe(true);
    expect(states).toContain(true);
    expect(states).not.toContain(false);
    held.end();
    await quiet(client);
    expect(states.at(-1)).toBe(false);
    expect(feed.row(first?.id)?.read).toBe(true);
    watched();
  });
});

describe('what is stored', () => {
  test('contains neither the token nor the hash, and is saved once for several changes', async () => {
    const world = platform({ subscriberHashes: { 'demo-subscriber': 'top-secret-hash' } });
    const rows = await keep(world, true, { subscriberHash: 'top-secret-hash' });
    expect(rows).toHaveLength(10);
    const token = world.requests.at(-1)?.authorization?.replace('Bearer ', '') ?? '';
    expect(token).not.toBe('');
    const text = JSON.stringify([...stored.records]);
    expect(text).toContain(rows[0]?.id);
    expect(text).not.toContain(token);
    expect(text).not.toContain('top-secret');
    expect([...stored.records.keys()]).toEqual([
      '["demo-app","https://api.carillon.test","demo-subscriber"]',
    ]);
  });

  test('is saved when the page is left, without waiting', async () => {
    const world = platform();
    const { client, feed } = visit(world);
    await feed.loaded();
    await quiet(client);
    expect(texts().join()).not.toContain(feed.rows()[0]?.id);
    client.destroy();
    await storageRead();
    expect(texts().join()).toContain(world.messages()[0]?._id);
  });

  test('leaves out messages that do not fit, and keeps the counts', async () => {
    const world = platform();
    await keep(world, { maxBytes: 2_000 });
    expect(texts().join()).not.toContain(world.messages()[0]?._id);
    const held = holdAnswers(world, '/widgets/session/initialize');
    const { counts, feed } = visit(world, { maxBytes: 2_000 });
    await storageRead();
    expect([counts.unread(), feed.rows().length]).toEqual([3, 0]);
    held.end();
  });

  test('nothing is saved where nothing fits', async () => {
    const world = platform();
    await keep(world, { maxBytes: 10 });
    expect(texts().join()).not.toContain('counts');
  });
});

describe('another reader', () => {
  test('sees nothing of the first, whose record is removed, while another application’s stays', async () => {
    const world = platform();
    await keep(world);
    const foreign = '["another-app","https://api.carillon.test","demo-subscriber"]';
    stored.records.set(foreign, { version: 1, epoch: 'x' });
    const held = holdAnswers(world, '/widgets/session/initialize');
    const { client, counts, feed } = visit(world, true, { subscriberId: 'grace.kim' });
    await storageRead();
    expect([counts.unread(), counts.unseen(), feed.rows().length]).toEqual([undefined, undefined, 0]);
    expect([...stored.records.keys()]).toEqual([
      foreign,
      '["demo-app","https://api.carillon.test","grace.kim"]',
    ]);
    held.end();
    await quiet(client);
    await saved();
    expect(texts().join()).not.toContain(world.messages()[0]?._id);
  });

  test('sees nothing if the stored inbox of the first is read after the change', async () => {
    const world = platform();
    await keep(world);
    const held = holdAnswers(world, '/widgets/session/initialize');
    const first = visit(world);
    const cached = () => first.client.queryClient.getQueriesData({}).filter(([, data]) => data !== undefined);
    first.client.destroy();
    const second = visit(world, true, { subscriberId: 'grace.kim' });
    await storageRead();
    expect(cached()).toEqual([]);
    expect([second.counts.unread(), second.feed.rows().length]).toEqual([undefined, 0]);
    await saved();
    expect([...stored.records.keys()]).toEqual(['["demo-app","https://api.carillon.test","grace.kim"]']);
    held.end();
  });
});

describe('signing out', () => {
  test('leaves the database empty, also when something was about to be saved', async () => {
    const world = platform();
    const { client, feed } = visit(world);
    await feed.loaded();
    await quiet(client);
    await saved();
    expect(stored.records.size).toBe(1);
    setUnread(client, 1);
    client.signOut();
    await saved();
    expect([...stored.records]).toEqual([]);
  });

  test('before the stored inbox was read shows nothing and leaves the database empty', async () => {
    const world = platform();
    await keep(world);
    const { client } = visit(world);
    client.signOut();
    await saved();
    expect([...stored.records]).toEqual([]);
  });

  test('removes what was kept before the code was loaded', async () => {
    const world = platform();
    await keep(world);
    const signedOut = { ...inboxOf(world), signedOut: true, enabled: false };
    signedOut.service = (make) => make(signedOut);
    persistInbox(signedOut, true);
    await storageRead();
    expect([...stored.records]).toEqual([]);
  });

  test('a tab that has not heard of it writes nothing any more', async () => {
    const world = platform();
    const here = visit(world);
    const elsewhere = visit(world);
    await elsewhere.feed.loaded();
    await here.feed.loaded();
    await saved();
    expect(stored.records.size).toBe(1);
    here.client.signOut();
    await storageRead();
    setUnread(elsewhere.client, 1);
    await saved();
    elsewhere.client.destroy();
    await saved();
    expect([...stored.records]).toEqual([]);
  });

  test('on request removes all, and what is open is not saved again', async () => {
    const world = platform();
    const { client, feed, counts } = visit(world);
    await feed.loaded();
    await quiet(client);
    await saved();
    await clearPersistedInbox();
    setUnread(client, 1);
    await saved();
    expect([...stored.records]).toEqual([]);
    expect(counts.unread()).toBe(1);
  });
});

describe('a refused session', () => {
  test('takes away what was shown and stored, and nothing is kept until a session opens', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const world = platform({ subscriberHashes: { 'demo-subscriber': 'right' } });
    const rows = await keep(world, true, { subscriberHash: 'right' });
    const held = holdAnswers(world, '/widgets/session/initialize');
    const { client, counts, feed, errors } = visit(world, true, { subscriberHash: 'wrong' });
    await held.arrived(1);
    await storageRead();
    expect(feed.rows()).toEqual(rows);
    held.end();
    await vi.waitFor(() => expect(errors).toMatchObject([{ status: 400 }]));
    await vi.waitFor(() => expect(feed.observer.getCurrentResult().isError).toBe(true));
    expect([counts.unread(), counts.unseen(), feed.rows().length]).toEqual([undefined, undefined, 0]);
    await saved();
    expect([...stored.records]).toEqual([]);
    client.destroy();
    await saved();
    expect([...stored.records]).toEqual([]);
    vi.restoreAllMocks();
  });

  test('that was refused before the code was loaded shows nothing, and what was stored is removed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const world = platform({ subscriberHashes: { 'demo-subscriber': 'right' } });
    await keep(world, true, { subscriberHash: 'right' });
    const client = inboxOf(world, { subscriberHash: 'wrong' });
    const counts = countScreen(client);
    const feed = feedScreen(client);
    await vi.waitFor(() => expect(feed.observer.getCurrentResult().isError).toBe(true));
    persistInbox(client, true);
    await saved();
    expect([counts.unread(), counts.unseen(), feed.rows().length]).toEqual([undefined, undefined, 0]);
    expect([...stored.records]).toEqual([]);
    vi.restoreAllMocks();
  });

  test('that opens later is kept again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const world = platform();
    await keep(world);
    const end = only(/initialize/, failing(403))(world);
    const { client, feed } = visit(world);
    await vi.waitFor(() => expect(feed.observer.getCurrentResult().isError).toBe(true));
    await saved();
    expect([...stored.records]).toEqual([]);
    end();
    await client.queryClient.refetchQueries({ queryKey: queryKeys(client.scope).session });
    await saved();
    await vi.waitFor(() => expect(feed.rows()).toHaveLength(10));
    await quiet(client);
    await saved();
    expect(texts().join()).toContain(feed.rows()[0]?.id);
    vi.restoreAllMocks();
  });

  test('but not a platform that is down takes it away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const world = platform();
    const rows = await keep(world);
    only(/initialize/, failing(500))(world);
    const { feed, counts, client } = visit(world);
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() =>
      expect(client.queryClient.getQueryState(queryKeys(client.scope).session)?.status).toBe('error'),
    );
    expect(feed.rows()).toEqual(rows);
    expect(counts.unread()).toBe(3);
    expect(feed.observer.getCurrentResult().data?.isStored === true).toBe(true);
    expect(stored.records.size).toBe(1);
    vi.restoreAllMocks();
  });
});

describe('a record that cannot be used is not shown, and the inbox works without', () => {
  const replaceText = (text: unknown) => {
    for (const [key, record] of stored.records) {
      stored.records.set(key, { ...Object(record), text });
    }
  };
  const inText = (change: (text: string) => string) => {
    for (const [key, record] of stored.records) {
      stored.records.set(key, { ...Object(record), text: change(Object(record).text) });
    }
  };
  const unreadable = 'What is stored of the inbox cannot be read';

  test.each<[string, () => void, string[]]>([
    ['that is too old', () => vi.setSystemTime(Date.now() + 7 * dayMs + 1), []],
    ['from the future', () => vi.setSystemTime(Date.now() - dayMs), []],
    ['that is larger than allowed', () => inText((text) => text + ' '.repeat(262_144)), []],
    ['that is cut off', () => inText((text) => text.slice(0, -9)), [unreadable]],
    ['that is no text', () => replaceText(5), [unreadable]],
    ['that is no list', () => replaceText('{}'), [unreadable]],
    [
      'with a count that is none',
      () => inText((text) => text.replace('"unread":3', '"unread":"3"')),
      [unreadable],
    ],
    [
      'of 0.1.0',
      () => {
        for (const [key, record] of stored.records) {
          stored.records.set(key, { ...Object(record), version: 1 });
        }
        inText((text) => text.replace('"version":2', '"version":1').replace('"backendId"', '"backendUrl"'));
      },
      [],
    ],
    [
      'without a version',
      () => {
        for (const [key, record] of stored.records) {
          stored.records.set(key, { ...Object(record), version: undefined });
        }
      },
      [unreadable],
    ],
    [
      'that is null',
      () => {
        for (const key of stored.records.keys()) {
          stored.records.set(key, null);
        }
      },
      [unreadable],
    ],
    [
      'that says it is another subscriber’s',
      () =>
        inText((text) => text.replaceAll('"subscriberId":"demo-subscriber"', '"subscriberId":"grace.kim"')),
      [],
    ],
  ])('a record %s', async (_, damage, reasons) => {
    const world = platform();
    await keep(world);
    damage();
    const held = holdAnswers(world, '/widgets/session/initialize');
    const { client, counts, feed, errors } = visit(world);
    await storageRead();
    expect([counts.unread(), counts.unseen(), feed.rows().length]).toEqual([undefined, undefined, 0]);
    expect(errors.map(({ kind, reason }) => [kind, reason])).toEqual(
      reasons.map((reason) => ['storage', reason]),
    );
    held.end();
    await quiet(client);
    expect(feed.rows()).toHaveLength(10);
    await saved();
    client.destroy();
    // It was replaced.
    await storageRead();
    const again = holdAnswers(world, '/widgets/session/initialize');
    const next = visit(world);
    await storageRead();
    expect(next.feed.rows()).toHaveLength(10);
    expect(next.errors).toEqual([]);
    again.end();
  });

  test('a record of a later version is left as it is, and nothing is kept beside it', async () => {
    const world = platform();
    await keep(world);
    for (const [key, record] of stored.records) {
      stored.records.set(key, { ...Object(record), version: 3 });
    }
    const before = texts();
    const { client, feed, errors } = visit(world);
    await feed.loaded();
    await quiet(client);
    await saved();
    setUnread(client, 1);
    await saved();
    client.destroy();
    await saved();
    expect([texts(), errors]).toEqual([before, []]);
    await clearPersistedInbox();
    expect(texts()).toEqual([]);
  });

  test('a page of 0.1.0 that is still open does not write over a newer record', async () => {
    const world = platform();
    await keep(world);
    const before = texts();
    const [[key, record] = ['', undefined]] = stored.records;
    stored.records.set(key, { ...Object(record), version: 1, epoch: 'of the open page' });
    await keep(world);
    expect(texts()).toHaveLength(before.length);
    // It writes only where it finds the epoch of its own sign-in.
    expect(texts().join()).not.toContain('of the open page');
  });

  test('the age and the size are as the host says', async () => {
    const world = platform();
    await keep(world);
    const held = holdAnswers(world, '/widgets/session/initialize');
    vi.setSystemTime(Date.now() + 10_000);
    const long = visit(world, { maxAgeMs: 20_000 });
    await storageRead();
    expect(long.feed.rows()).toHaveLength(10);
    long.client.destroy();
    await storageRead();
    const { feed } = visit(world, { maxAgeMs: 9_000 });
    await storageRead();
    expect(feed.rows()).toEqual([]);
    // What is too old does not wait for what replaces it.
    expect(texts().join()).not.toContain('messages');
    held.end();
  });
});

describe('storage that does not work is reported once, and the inbox works without', () => {
  async function expectOneReport(world: World) {
    const { client, feed, storageErrors } = visit(world);
    await feed.loaded();
    await quiet(client);
    await saved();
    setUnread(client, 1);
    await saved();
    setUnread(client, 2);
    await saved();
    client.signOut();
    await saved();
    expect(feed.rows()).toEqual([]);
    expect(storageErrors()).toMatchObject([
      { kind: 'storage', status: 0, retryable: false, reason: 'The browser does not store the inbox' },
    ]);
  }

  test('it is not there', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expectOneReport(platform());
  });

  test('it may not be opened', async () => {
    stored.options.denied = new DOMException('The operation is insecure', 'SecurityError');
    await expectOneReport(platform());
  });

  test('even reading the property throws', async () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure', 'SecurityError');
      },
    });
    await expectOneReport(platform());
  });

  test('it is full', async () => {
    stored.options.quota = 200;
    await expectOneReport(platform());
    expect([...stored.records]).toEqual([]);
  });

  test('a removal on request fails', async () => {
    stored.options.denied = new DOMException('The operation is insecure', 'SecurityError');
    await expect(clearPersistedInbox()).rejects.toThrow('insecure');
  });
});

test('a client without a subscriber touches no storage, and one that persists twice opens it once', async () => {
  const world = platform();
  const { client } = visit(world, true, { subscriberId: undefined });
  await saved();
  expect(stored.opened).toBe(0);
  client.destroy();
  const twice = visit(world);
  persistInbox(twice.client, { maxAgeMs: 0 });
  await storageRead();
  expect([stored.opened, stored.records.size]).toEqual([1, 1]);
});

test('nothing is left after the end: no timer, and no observer of the cache', async () => {
  const world = platform();
  const { client, feed } = visit(world);
  await feed.loaded();
  await quiet(client);
  const cache = client.queryClient.getQueryCache();
  client.destroy();
  await storageRead();
  expect([vi.getTimerCount(), cache.hasListeners()]).toEqual([0, false]);
});

test('counts that come live are confirmed', async () => {
  const world = platform();
  await keep(world);
  const held = holdAnswers(world, '/widgets/session/initialize');
  const { client } = visit(world);
  await storageRead();
  expect(unreadFact(client)).toMatchObject({ value: 3, isStored: true });
  setUnread(client, 4);
  expect(unreadFact(client)).toEqual({ value: 4, askedAt: expect.any(Number) });
  held.end();
});
