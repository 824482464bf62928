import { describe, expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mark } from '../../../tests/support/marks.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failingFor, type HeldAnswers, holdAnswers, type WorldOptions } from '../../mocks/index.ts';
import { askAgain } from '../facts/asker.ts';
import { askForFeeds } from '../facts/feedWishes.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { useMessages } from './messagesFeed.ts';

const platform = mockPlatform();
const feedPath = '/widgets/notifications/feed';

type Started = Awaited<ReturnType<typeof start>>;

async function start(options: WorldOptions = {}) {
  const world = platform(options);
  const client = inboxOf(world);
  const errors: InboxError[] = [];
  client.events.on('error', (error) => errors.push(error));
  const screen = feedScreen(client);
  const ids = () => screen.rows().map(({ id }) => id);
  const inWorld = () => world.messages().map(({ _id }) => _id);
  const feedCalls = () => world.requests.filter(({ path }) => path === feedPath).length;
  return { world, client, errors, screen, ids, inWorld, feedCalls };
}

test('pages come one after the other, until there are no more', async () => {
  const { client, screen, ids, inWorld, feedCalls } = await start({ messages: 25 });
  await screen.loaded();
  expect(ids()).toEqual(inWorld().slice(0, 10));
  while (hookOf(client, useMessages).hasMore) {
    await screen.loadMore();
  }
  expect(ids()).toEqual(inWorld());
  expect(feedCalls()).toBe(3);
});

describe('fault 23, 24: pages that shift', () => {
  test('a message on two pages is one row', async () => {
    const { world, screen, ids } = await start({ messages: 25 });
    await screen.loaded();
    world.receive();
    world.receive();
    await screen.loadMore();
    expect(new Set(ids()).size).toBe(ids().length);
    expect(ids()).toHaveLength(18);
  });

  test.each([
    ['grows', 3],
    ['shrinks', -3],
  ])('of a feed that %s: after a refetch no message is missing or double', async (_, change) => {
    const { world, screen, ids, inWorld } = await start({ messages: 35 });
    await screen.loaded();
    if (change > 0) {
      for (let count = 0; count < change; count += 1) {
        world.receive();
      }
    } else {
      for (const id of inWorld().slice(2, 2 - change)) {
        world.removeElsewhere(id);
      }
    }
    await screen.loadMore();
    await screen.observer.refetch();
    expect(ids()).toEqual(inWorld().slice(0, 20));
  });
});

test('fault 20, 24: a next page that is requested during a refetch does not replace the newer data', async () => {
  const { world, client, screen, ids, inWorld } = await start({ messages: 35 });
  await screen.loaded();
  const held = holdAnswers(world, feedPath);
  world.receive();
  askAgain(client, [...client.scope, 'messages'], 'stored');
  await held.arrived(1);
  const next = screen.loadMore();
  held.end();
  await next;
  await vi.waitFor(() => expect(ids()).toEqual(inWorld().slice(0, 20)));
});

test.each([
  [
    'its first page has come',
    async (held: HeldAnswers) => {
      held.release();
      await held.arrived(2);
    },
  ],
  [
    'the answer to a mark has come',
    (_: HeldAnswers, { client, ids }: Started) => mark(client, [ids()[0] ?? ''], 'read'),
  ],
] as const)(
  'a feed that is left while it is fetched again, after %s, is fetched when it is shown again',
  async (_, meanwhile) => {
    const started = await start({ messages: 25 });
    const { world, client, screen, inWorld } = started;
    await screen.loaded();
    await screen.loadMore();
    const last = inWorld()[19] ?? '';
    world.removeElsewhere(last);
    const held = holdAnswers(world, feedPath);
    askForFeeds(client, 'stored');
    await held.arrived(1);
    await meanwhile(held, started);
    screen.observer.destroy();
    held.end();
    await quiet(client);
    const { rows } = feedScreen(client);
    await vi.waitFor(() => expect(rows().map(({ id }) => id)).not.toContain(last));
  },
);

test('fault 22: each query has its own rows, even if an answer is late', async () => {
  const { world, client, screen } = await start();
  await screen.loaded();
  const held = holdAnswers(world, feedPath);
  const mentions = feedScreen(client, { feed: 'mentions' });
  const alerts = feedScreen(client, { feed: ['alerts'] });
  await held.arrived(2);
  held.release(1);
  held.end();
  await Promise.all([mentions.loaded(), alerts.loaded()]);
  expect(new Set(mentions.rows().map(({ tags }) => tags?.[0]))).toEqual(new Set(['mentions']));
  expect(new Set(alerts.rows().map(({ tags }) => tags?.[0]))).toEqual(new Set(['alerts']));
  const same = feedScreen(client, { feed: ['mentions', 'mentions'], seen: undefined });
  expect(same.rows()).toEqual(mentions.rows());
});

describe('fault 26, 27: loaded messages stay', () => {
  test('when the next page fails', async () => {
    const { world, client, screen } = await start({ messages: 25 });
    await screen.loaded();
    const feed = () => hookOf(client, useMessages);
    const undo = failingFor(feedPath, 403)(world);
    await feed().fetchMore();
    expect(feed().error).toMatchObject({ status: 403 });
    expect(screen.rows()).toHaveLength(10);
    undo();
    await feed().fetchMore();
    expect(feed().error).toBeNull();
    expect(screen.rows()).toHaveLength(20);
  });

  test('when a refetch fails', async () => {
    const { world, screen } = await start();
    await screen.loaded();
    failingFor(feedPath, 403)(world);
    await screen.observer.refetch();
    expect(screen.observer.getCurrentResult().isRefetchError).toBe(true);
    expect(screen.rows()).toHaveLength(10);
  });
});
