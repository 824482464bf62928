import { describe, expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { markFixture, markPath } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failingFor, holdAnswers } from '../../mocks/index.ts';
import { countNames } from '../cache/countNames.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { ownCallsOf } from '../outbox/ownCalls.ts';
import { pendingChangesOf } from '../outbox/pendingChanges.ts';
import { commitChange, refreshCounts } from './commitChange.ts';
import { useMarkAllMessages } from './markAllMessages.ts';
import { useRemoveMessages } from './removeMessages.ts';

const platform = mockPlatform();
const feedPath = '/widgets/notifications/feed';
const unreadPath = '/widgets/notifications/unread';

/** A loaded inbox, and how often the feed and the unread count were fetched. */
async function start() {
  const fixture = await markFixture(platform());
  const { client, world } = fixture;
  const calls = (path: string) => world.requests.filter((request) => request.path === path).length;
  /** As if the socket told of every change. */
  const listens = () => vi.spyOn(client.connection, 'get').mockReturnValue('live');
  const unread = queryKeys(client.scope).unread;
  const fetched = () => ({ feed: calls(feedPath), unread: calls(unreadPath) });
  return { ...fixture, listens, fetched, unread };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A call of the reader that begins after everything was loaded. */
async function call(client: InboxClient) {
  await pause(5);
  await ownCallsOf(client).follow(pause(0));
}

describe('after a change that the server has confirmed, the counts', () => {
  test('are fetched where no live event follows', async () => {
    const { client, fetched } = await start();
    expect(await commitChange(client, () => {})).toBe(false);
    await quiet(client);
    expect(fetched()).toEqual({ feed: 1, unread: 2 });
  });

  test('are left to the live event that follows', async () => {
    const { client, fetched, listens } = await start();
    await call(client);
    listens();
    await commitChange(client, () => {});
    await quiet(client);
    expect(fetched()).toEqual({ feed: 1, unread: 1 });
  });

  test('are fetched if the server may have done less than what is shown', async () => {
    const { client, fetched, listens } = await start();
    await call(client);
    listens();
    await commitChange(client, () => {}, false);
    await quiet(client);
    expect(fetched()).toEqual({ feed: 1, unread: 2 });
  });

  test('are fetched if one of them was asked for again already', async () => {
    const { client, fetched, listens, unread } = await start();
    await call(client);
    listens();
    await client.queryClient.invalidateQueries({ queryKey: unread, refetchType: 'none' });
    await commitChange(client, () => {});
    await quiet(client);
    expect(fetched().unread).toBe(2);
  });

  test('are fetched if they were fetched while the change was on its way', async () => {
    const { client, fetched, listens, unread } = await start();
    await call(client);
    listens();
    await client.queryClient.refetchQueries({ queryKey: unread });
    await commitChange(client, () => {});
    await quiet(client);
    expect(fetched().unread).toBe(3);
  });

  test('are fetched if an answer is on its way that may be older', async () => {
    const { client, world, fetched, listens, unread } = await start();
    await call(client);
    listens();
    const held = holdAnswers(world, unreadPath);
    void client.queryClient.refetchQueries({ queryKey: unread });
    await held.arrived(1);
    await commitChange(client, () => {});
    held.end();
    await quiet(client);
    expect(fetched().unread).toBe(3);
  });

  test('are fetched if the last of them is of the very moment of the change', async () => {
    const { client, fetched, listens, unread } = await start();
    await call(client);
    listens();
    client.queryClient.setQueryData(unread, 3, { updatedAt: ownCallsOf(client).sinceMs() });
    await commitChange(client, () => {});
    await quiet(client);
    expect(fetched().unread).toBe(2);
  });

  test('that nobody asked for stay unknown', async () => {
    const client = inboxOf(platform());
    await call(client);
    vi.spyOn(client.connection, 'get').mockReturnValue('live');
    expect(await commitChange(client, () => {})).toBe(false);
    expect(client.queryClient.getQueryData(queryKeys(client.scope).unread)).toBeUndefined();
  });

  test('are moved by the confirmed change only, not by others that are still on their way', async () => {
    const { world, mark, ids, counts } = await start();
    const [unread, unseen] = counts.shown();
    const marks = holdAnswers(world, markPath);
    const held = [holdAnswers(world, unreadPath), holdAnswers(world, '/widgets/notifications/unseen')];
    const first = mark([ids.first], 'read');
    await marks.arrived(1);
    world.addFault({ concerns: ({ path }) => path === markPath, before: () => new Promise(() => {}) });
    void mark([ids.second], 'read').catch(() => {});
    await vi.waitFor(() => expect(counts.shown()).toEqual([(unread ?? 0) - 2, (unseen ?? 0) - 2]));
    marks.end();
    await first;
    expect([counts.unread(), counts.unseen()]).toEqual([(unread ?? 0) - 1, (unseen ?? 0) - 1]);
    expect(counts.shown()).toEqual([(unread ?? 0) - 2, (unseen ?? 0) - 2]);
    for (const { end } of held) {
      end();
    }
  });

  test('are moved by what is shown no more, and only if they are known', async () => {
    const { client, world, mark, ids, counts, unread } = await start();
    const before = counts.unread() ?? 0;
    const since = client.queryClient.getQueryState(unread)?.dataUpdatedAt;
    const held = holdAnswers(world, unreadPath);
    await mark([ids.first], 'read');
    expect(counts.unread()).toBe(before - 1);
    expect(client.queryClient.getQueryState(unread)?.dataUpdatedAt).toBe(since);
    held.end();
  });

  test.each(countNames)('are fetched one by one on request: %s', async (name) => {
    const { client, fetched } = await start();
    refreshCounts(client, [name]);
    await quiet(client);
    expect(fetched().unread).toBe(name === 'unread' ? 2 : 1);
  });
});

test('a confirmed removal hides its rows until the feed is fetched, as confirmed and not as on its way', async () => {
  const { client, world, ids } = await start();
  const held = holdAnswers(world, feedPath);
  await hookOf(client, useRemoveMessages).mutateAsync({ messageIds: [ids.first] });
  expect(pendingChangesOf(client).get().changes).toMatchObject([{ kind: 'removed', state: 'confirmed' }]);
  held.end();
  await quiet(client);
  expect(pendingChangesOf(client).get().changes).toEqual([]);
});

test('removing no messages is no change', async () => {
  const { client, world } = await start();
  const before = world.requests.length;
  await hookOf(client, useRemoveMessages).mutateAsync({ messageIds: [] });
  expect(world.requests).toHaveLength(before);
  expect(pendingChangesOf(client).get().changes).toEqual([]);
});

test.each<[string, string, (client: InboxClient) => Promise<void>]>([
  ['a removal', '/widgets/messages', removeAll],
  ['a mark of all', '/widgets/messages/read', markAll],
])('after %s that failed the feed and the counts are fetched again', async (_, path, act) => {
  const { client, world, fetched } = await start();
  failingFor(path, 400)(world);
  await expect(act(client)).rejects.toMatchObject({ status: 400 });
  await quiet(client);
  expect(fetched()).toEqual({ feed: 2, unread: 2 });
});

function removeAll(client: InboxClient) {
  return hookOf(client, useRemoveMessages).mutateAsync({ all: true, query: {} });
}

function markAll(client: InboxClient) {
  return hookOf(client, useMarkAllMessages).mutateAsync({ query: {}, mark: 'read' });
}
