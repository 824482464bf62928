import { expect, test, vi } from 'vitest';
import { failureOf } from '../../../tests/support/answering.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { memoryBackend } from '../../backends/memory/memoryBackend.ts';
import { failingFor, holdAnswers, type MockWorld } from '../../mocks/index.ts';
import { fetchInboxSnapshot } from './fetchInboxSnapshot.ts';
import { parseSnapshot } from './parseSnapshot.ts';

const platform = mockPlatform();

const subscriberHash = 'the-hash-of-the-subscriber';

function identityOf({ applicationIdentifier, subscriberId, backendUrl }: MockWorld) {
  return { applicationIdentifier, subscriberId, backendUrl };
}

/** The subscriber as a snapshot has it. */
function ownerOf({ applicationIdentifier, subscriberId, backendUrl }: MockWorld) {
  return { applicationIdentifier, subscriberId, backendId: backendUrl };
}

/** What was called, with its query. */
const callsTo = (world: MockWorld) =>
  world.requests.map(({ path, query }) => `${path.replace('/widgets/', '')}?${query}`);

test('a bell needs a session, the unread count and the first page, and nothing else is called', async () => {
  const world = platform({ messages: 16 });
  const snapshot = await fetchInboxSnapshot(identityOf(world));
  const unread = world.messages().filter(({ read }) => !read).length;
  const [first, ...others] = callsTo(world);
  expect(first).toBe('session/initialize?');
  // They are sent at the same time.
  expect(others.sort()).toEqual(['notifications/feed?page=0', 'notifications/unread?limit=100']);
  expect(snapshot).toMatchObject({ version: 2, ...ownerOf(world), counts: { unread } });
  expect(snapshot.feeds.map(({ query, messages, next }) => [query, messages.length, next])).toEqual([
    [{}, 10, { end: 10, size: 10 }],
  ]);
  expect(snapshot).not.toHaveProperty('organization');
  expect(Math.abs(Date.now() - snapshot.savedAtMs)).toBeLessThan(60_000);
});

test('other counts, feeds and the organization are fetched where they are wanted', async () => {
  const world = platform();
  const snapshot = await fetchInboxSnapshot({
    ...identityOf(world),
    counts: ['unread', 'unseen'],
    feeds: [{ seen: false, limit: 3 }, { feed: ['b', 'a', 'b'] }],
    organization: true,
  });
  expect(Object.keys(snapshot.counts)).toEqual(['unread', 'unseen']);
  expect(snapshot.organization?.name).toBeTruthy();
  expect(snapshot.feeds.map(({ query }) => query)).toEqual([{ seen: false, limit: 3 }, { feed: ['a', 'b'] }]);
  expect(callsTo(world).slice(1).sort()).toEqual([
    'notifications/feed?page=0&feedIdentifier=a&feedIdentifier=b',
    'notifications/feed?page=0&limit=3&seen=false',
    'notifications/unread?limit=100',
    'notifications/unseen?limit=100',
    'organization?',
  ]);
});

test('a bell alone needs no feed', async () => {
  const world = platform();
  const snapshot = await fetchInboxSnapshot({ ...identityOf(world), feeds: [] });
  expect(snapshot.feeds).toEqual([]);
  expect(callsTo(world)).toEqual(['session/initialize?', 'notifications/unread?limit=100']);
});

test('the state is plain JSON that a browser can check, without the token and the hash', async () => {
  const world = platform({ subscriberHashes: { 'demo-subscriber': subscriberHash } });
  const snapshot = await fetchInboxSnapshot({ ...identityOf(world), subscriberHash, organization: true });
  const text = JSON.stringify(snapshot);
  expect(JSON.parse(text)).toStrictEqual(snapshot);
  expect(parseSnapshot(JSON.parse(text))).toEqual(snapshot);
  const tokens = world.requests.flatMap(({ authorization }) => authorization?.replace('Bearer ', '') ?? []);
  expect(tokens).toHaveLength(3);
  for (const secret of [...tokens, subscriberHash]) {
    expect(text).not.toContain(secret);
  }
});

test('a wrong hash fails with the platform’s reason, and nothing else is called', async () => {
  const world = platform({ subscriberHashes: { 'demo-subscriber': subscriberHash } });
  const error = await failureOf(fetchInboxSnapshot({ ...identityOf(world), subscriberHash: 'a-wrong-one' }));
  expect(error).toMatchObject({ kind: 'refused', status: 400 });
  expect(error.message).not.toContain('a-wrong-one');
  expect(callsTo(world)).toEqual(['session/initialize?']);
});

test.each([
  ['applicationIdentifier', 'an applicationIdentifier'],
  ['subscriberId', 'a subscriberId'],
])('an empty %s fails, and nothing is sent', async (name, words) => {
  const world = platform();
  const error = await failureOf(fetchInboxSnapshot({ ...identityOf(world), [name]: '' }));
  expect(error).toMatchObject({ kind: 'unidentified', status: 0 });
  expect(error.reason).toBe(`fetchInboxSnapshot needs ${words}; nothing was sent.`);
  expect(world.requests).toEqual([]);
});

test('one part that fails is an error of the whole, is not retried, and gives up the other calls', async () => {
  const world = platform({ scenarios: [failingFor('/widgets/notifications/unread', 503)] });
  const held = holdAnswers(world, '/widgets/notifications/feed');
  const send = vi.fn(fetch);
  const error = await failureOf(fetchInboxSnapshot({ ...identityOf(world), fetch: send }));
  expect(error).toMatchObject({ kind: 'unavailable', status: 503 });
  expect(send.mock.calls.filter(([url]) => String(url).includes('/unread'))).toHaveLength(1);
  const feed = send.mock.calls.find(([url]) => String(url).includes('/feed'));
  expect(feed?.[1]?.signal?.aborted).toBe(true);
  held.end();
});

test('a signal gives it up while it waits for the platform', async () => {
  const world = platform();
  const held = holdAnswers(world, '/widgets/notifications/feed');
  const giveUp = new AbortController();
  const failed = failureOf(fetchInboxSnapshot({ ...identityOf(world), signal: giveUp.signal }));
  await held.arrived(1);
  giveUp.abort();
  expect((await failed).kind).toBe('aborted');
  held.end();
});

test('every call is made by the given function, and no framework may cache it', async () => {
  const world = platform();
  const own = vi.fn((url: string | URL | Request, init?: RequestInit) =>
    fetch(String(url).replace('https://public.test', world.backendUrl), init),
  );
  const snapshot = await fetchInboxSnapshot({
    ...identityOf(world),
    backendUrl: 'https://public.test',
    fetch: own,
  });
  expect(snapshot.backendId).toBe('https://public.test');
  expect(own.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store', 'no-store', 'no-store']);
});

test('an answer that is no number is an error, not a wrong count', async () => {
  const world = platform();
  world.addFault({
    concerns: ({ path }) => path === '/widgets/notifications/unread',
    after: () => Response.json({ data: { count: 'many' } }),
  });
  expect((await failureOf(fetchInboxSnapshot(identityOf(world)))).kind).toBe('malformed');
});

test('what a backend cannot do is not asked for', async () => {
  const calls: string[] = [];
  const backend = memoryBackend({
    capabilities: { seen: false, organization: false },
    carry: async (name, act) => {
      calls.push(name);
      return act();
    },
  });
  const counts = ['unread', 'unseen'] as const;
  const snapshot = await fetchInboxSnapshot({ subscriberId: 'ada', backend, counts, organization: true });
  expect(calls).toEqual(['openSession', 'countMessages', 'listMessages']);
  expect([snapshot.counts, snapshot.organization]).toEqual([{ unread: 0 }, undefined]);
});
