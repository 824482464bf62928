import { describe, expect, test, vi } from 'vitest';
import { markOf, removalOf, removalOfAll } from '../../../tests/support/changes.ts';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { applyChange, takeBack } from '../facts/changes.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { useMessagesQuery } from './messagesFeed.ts';

const platform = mockPlatform();

describe('a feed is fetched', () => {
  test.each([
    ['unless it is told not to', 'ada', undefined, 'fetching'],
    ['if it may be', 'ada', { enabled: true }, 'fetching'],
    ['and not if it may not be', 'ada', { enabled: false }, 'idle'],
    ['and not without a subscriber', undefined, { enabled: true }, 'idle'],
  ] as const)('%s', (_, subscriberId, options, fetchStatus) => {
    const client = inboxOf(platform(), { subscriberId });
    expect(hookOf(client, () => useMessagesQuery({}, options)).fetchStatus).toBe(fetchStatus);
  });
});

describe('there is a next page', () => {
  async function start() {
    const client = inboxOf(platform({ messages: 25 }));
    const screen = feedScreen(client);
    await screen.loaded();
    const [first = ''] = screen.rows().map(({ id }) => id);
    return { client, first, feed: () => hookOf(client, () => useMessagesQuery()) };
  }

  test('while some messages are marked or removed', async () => {
    const { client, first, feed } = await start();
    applyChange(client, markOf([first], { seen: true, read: true }));
    applyChange(client, removalOf(first));
    expect(feed()).toMatchObject({ hasMore: true });
    expect(feed().data?.messages).toHaveLength(9);
  });

  test('but not while all of them are being removed, whatever else is', async () => {
    const { client, first, feed } = await start();
    applyChange(client, markOf([first], { seen: true, read: true }));
    const all = removalOfAll({});
    applyChange(client, all);
    applyChange(client, markOf([first], { seen: true, read: false }));
    expect(feed().hasMore).toBe(false);
    expect(typeof feed().fetchMore).toBe('function');
    takeBack(client, all.id);
    expect(feed().hasMore).toBe(true);
  });

  test('while another feed is being removed', async () => {
    const { client, feed } = await start();
    applyChange(client, removalOfAll({ feed: 'other' }));
    expect(feed().hasMore).toBe(true);
  });
});

test.each([
  [{ subject: 'x' }, 'undefined'],
  [{ _id: 7.5 }, 'number'],
  ['a text', 'undefined'],
  [null, 'undefined'],
])('the report of a row that is no message, such as %j, says what its id is', async (row, type) => {
  const world = platform();
  world.addFault({
    concerns: ({ path }) => path === '/widgets/notifications/feed',
    after: () => Response.json({ data: [row, { _id: 'a' }] }),
  });
  const client = inboxOf(world);
  const errors: InboxError[] = [];
  client.events.on('error', (error) => errors.push(error));
  await feedScreen(client).loaded();
  expect(errors).toMatchObject([{ kind: 'malformed' }]);
  expect(errors[0]?.reason).toContain(`(its id is ${type})`);
});

test('a feed of which no row is a message has failed, and is not empty', async () => {
  const world = platform();
  world.addFault({
    concerns: ({ path }) => path === '/widgets/notifications/feed',
    after: () => Response.json({ data: [{ id: 'a' }, { id: 'b' }] }),
  });
  const screen = feedScreen(inboxOf(world));
  await vi.waitFor(() => expect(screen.observer.getCurrentResult().isError).toBe(true));
  expect(screen.observer.getCurrentResult().error).toMatchObject({ kind: 'malformed' });
});
