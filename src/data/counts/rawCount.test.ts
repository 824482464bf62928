import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { markOf } from '../../../tests/support/changes.ts';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { markFixture } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed, type World } from '../../mocks/index.ts';
import { documentEvents } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { applyChange } from '../facts/changes.ts';
import { factOf, recordFact } from '../facts/recordFact.ts';
import { applyLiveBatch } from '../live/applyLiveBatch.ts';
import type { CountKind } from '../model/counts.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { liveCountOptions } from './liveCount.ts';
import { tabCountOptions, useServerCount } from './serverCount.ts';

const platform = mockPlatform();

type Raw = MessagesQuery['raw'];

const rawOptions = (client: InboxClient, of: CountKind, raw: Raw) => tabCountOptions(client, { raw }, of);

function asked(world: World): string[] {
  return world.requests
    .filter(({ path }) => /\/(unread|unseen)$/.test(path))
    .map(({ path, query }) => `${path.split('/').at(-1)}?${query}`);
}

test.each<[Raw, string]>([
  [{ feedIdentifier: 'mentions' }, 'limit=100&feedIdentifier=mentions'],
  [{ limit: 5, anything: 'else' }, 'limit=5&anything=else'],
  [{ feedIdentifier: null, seen: undefined, read: true }, 'limit=100&read=true'],
  [{ limit: null }, ''],
])('the parameters %j of the backend’s own are sent as %s', async (raw, query) => {
  const world = platform();
  const client = inboxOf(world);
  await client.queryClient.fetchQuery(rawOptions(client, 'unread', raw));
  await client.queryClient.fetchQuery(rawOptions(client, 'unseen', raw));
  expect(asked(world)).toEqual([`unread?${query}`, `unseen?${query}`]);
});

test('each set of parameters has its own cached count, and equal sets share one', async () => {
  const world = platform({ messages: buildFeed(12).map((message) => ({ ...message, read: false })) });
  const client = inboxOf(world);
  const fetch = (raw: Raw) =>
    client.queryClient.fetchQuery(rawOptions(client, 'unread', raw)).then(({ value }) => value);
  expect((await client.queryClient.fetchQuery(liveCountOptions(client, 'unread'))).value).toBe(12);
  expect(await fetch({ limit: 3 })).toBe(3);
  expect(await fetch({ limit: 4 })).toBe(4);
  expect(await fetch({ limit: 4, feedIdentifier: undefined })).toBe(4);
  expect(asked(world)).toHaveLength(3);
});

test('a count with parameters dispatches no event on the document', async () => {
  const world = platform();
  const client = inboxOf(world);
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  const told = vi.fn();
  page.addEventListener(documentEvents.unreadCountChanged, told);
  await client.queryClient.fetchQuery(rawOptions(client, 'unread', { limit: 3 }));
  expect(told).not.toHaveBeenCalled();
  await client.queryClient.fetchQuery(liveCountOptions(client, 'unread'));
  expect(told).toHaveBeenCalledTimes(1);
  expect(told.mock.calls[0]?.[0].detail).toBe(3);
});

test('a live event and a saved mark refetch a count with parameters, but do not change it themselves', async () => {
  const { world, client, ids, mark } = await markFixture(platform());
  const raw = { limit: 50 };
  const observer = new QueryObserver(client.queryClient, rawOptions(client, 'unread', raw));
  onTestFinished(observer.subscribe(() => {}));
  const count = () => observer.getCurrentResult().data?.value;
  await vi.waitFor(() => expect(count()).toBe(3));
  const asks = () => asked(world).filter((query) => query === 'unread?limit=50').length;
  applyLiveBatch(client, { messages: [], unreadCount: 77, changes: 1, mayHaveMissed: false });
  expect(count()).toBe(3);
  await vi.waitFor(() => expect(asks()).toBe(2));
  expect(factOf(client, liveCountOptions(client, 'unread').queryKey)?.value).toBe(77);
  await quiet(client);
  await mark([ids.first], 'read');
  await vi.waitFor(() => expect(count()).toBe(2));
  await quiet(client);
});

test('useServerCount keeps the counts of different parameters apart', async () => {
  const client = inboxOf(platform());
  recordFact(client, rawOptions(client, 'unread', { limit: 7 }).queryKey, { value: 5, askedAt: 1 });
  recordFact(client, rawOptions(client, 'unseen', { limit: 7 }).queryKey, { value: 4, askedAt: 1 });
  applyChange(client, {
    ...markOf(['a'], { seen: true, read: true }),
    deltas: { unreadDelta: -1, unseenDelta: -1 },
  });
  expect(hookOf(client, () => useServerCount({ query: { raw: { limit: 7 } } })).data).toBe(5);
  expect(hookOf(client, () => useServerCount({ of: 'unseen', query: { raw: { limit: 7 } } })).data).toBe(4);
  expect(hookOf(client, () => useServerCount({ query: { raw: { limit: 8 } } })).data).toBeUndefined();
});
