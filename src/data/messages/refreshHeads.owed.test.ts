import { describe, expect, test, vi } from 'vitest';
import { feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import {
  allPages,
  arrival,
  feedPath,
  fortyUnread,
  mark,
  threePages,
} from '../../../tests/support/threePages.ts';
import { failingFor, holdAnswers, type World } from '../../mocks/index.ts';
import { messagesFeedOptions } from './messagesFeed.ts';
import { refetchFeeds, refreshFeeds, refreshHeads } from './refreshHeads.ts';

const platform = mockPlatform();
const start = () => threePages(platform(fortyUnread()));

/** Holds the next feed call before the server has made its answer. */
function holdRequest(world: World) {
  let open = () => {};
  const gate = new Promise<undefined>((resolve) => {
    open = () => resolve(undefined);
  });
  const undo = world.addFault({
    concerns: ({ path }) => path === feedPath,
    before: () => {
      undo();
      return gate;
    },
  });
  const before = world.requests.length;
  const arrived = () => vi.waitFor(() => expect(world.requests.length).toBeGreaterThan(before));
  return { open: () => open(), arrived };
}

describe('what is owed', () => {
  test('is paid with its page: a later doubt is one of all pages', async () => {
    const { world, client, asked, shown, truth, markRow } = await start();
    world.receive();
    await refreshHeads(client, arrival);
    expect(asked()).toEqual(['0']);
    markRow(15);
    await client.queryClient.invalidateQueries({
      queryKey: messagesFeedOptions(client, {}).queryKey,
      refetchType: 'none',
    });
    world.receive();
    await refreshHeads(client, arrival);
    expect(asked()).toEqual(allPages);
    expect(shown()).toEqual(truth());
  });

  test('is one page for each of two messages, one after the other', async () => {
    const { world, client, asked, shown, truth } = await start();
    for (const _ of ['first', 'second']) {
      world.receive();
      await refreshHeads(client, arrival);
      expect(asked()).toEqual(['0']);
    }
    expect(shown()).toEqual(truth());
  });

  test('by a message that arrives during the call is one page more', async () => {
    const { world, client, asked, shown, truth } = await start();
    const held = holdAnswers(world, feedPath);
    world.receive();
    const first = refreshHeads(client, arrival);
    await held.arrived(1);
    world.receive();
    const second = refreshHeads(client, arrival);
    held.end();
    await Promise.all([first, second]);
    expect(asked()).toEqual(['0', '0']);
    expect(shown()).toEqual(truth());
  });

  test('by a mark during the call that its answer shows already is looked for once more, and no further', async () => {
    const { world, client, asked, shown, truth, markRow } = await start();
    const held = holdRequest(world);
    markRow(2);
    const first = refreshHeads(client, mark);
    await held.arrived();
    markRow(3);
    const second = refreshHeads(client, mark);
    held.open();
    await Promise.all([first, second]);
    expect(asked()).toEqual(['0', '0']);
    expect(shown()).toEqual(truth());
  });

  test('adds up over a call that failed', async () => {
    const { world, client, asked, shown, truth, markRow } = await start();
    const undo = failingFor(feedPath, 400)(world);
    markRow(2);
    await refreshHeads(client, mark);
    undo();
    asked();
    markRow(15);
    await refreshHeads(client, mark);
    expect(asked()).toEqual(allPages);
    expect(shown()).toEqual(truth());
  });

  test('is forgotten where all pages are asked for', async () => {
    const { world, client, asked, shown, truth, markRow } = await start();
    const undo = failingFor(feedPath, 400)(world);
    await refreshHeads(client, arrival);
    undo();
    asked();
    markRow(15);
    await refreshFeeds(client);
    expect(asked()).toEqual(allPages);
    expect(shown()).toEqual(truth());
  });

  test('is all pages for a feed that left the screen meanwhile', async () => {
    const { world, client, screen, asked, shown, truth, markRow } = await start();
    const undo = failingFor(feedPath, 400)(world);
    await refreshHeads(client, arrival);
    undo();
    asked();
    screen.observer.destroy();
    markRow(15);
    await refreshHeads(client, mark);
    feedScreen(client);
    await quiet(client);
    expect(asked()).toEqual(allPages);
    expect(shown()).toEqual(truth());
  });
});

describe('while a feed is being fetched', () => {
  test('whole, as the host has asked, a message does not cut that short', async () => {
    const { world, client, screen, asked, shown, truth, markRow } = await start();
    markRow(15);
    const held = holdRequest(world);
    void screen.observer.refetch();
    await held.arrived();
    world.receive();
    const refreshed = refreshHeads(client, arrival);
    held.open();
    await refreshed;
    expect(asked().slice(-3)).toEqual(allPages);
    expect(shown()).toEqual(truth());
  });

  test('for its first page, and something may have been missed, all pages follow', async () => {
    const { world, client, asked, shown, truth, markRow } = await start();
    const held = holdAnswers(world, feedPath);
    world.receive();
    const head = refreshHeads(client, arrival);
    await held.arrived(1);
    markRow(15);
    const whole = refreshFeeds(client);
    held.end();
    await Promise.all([head, whole]);
    expect(asked().slice(-3)).toEqual(allPages);
    expect(shown()).toEqual(truth());
  });

  test('for its next page, a message still costs one page', async () => {
    const { world, client, screen, asked, shown, truth } = await start();
    const held = holdRequest(world);
    void screen.observer.fetchNextPage();
    await held.arrived();
    world.receive();
    const refreshed = refreshHeads(client, arrival);
    held.open();
    await refreshed;
    expect(asked()).toEqual(['3', '0']);
    expect(shown().slice(0, 30)).toEqual(truth());
  });
});

test('two feeds on screen cost one page each', async () => {
  const world = platform(fortyUnread());
  const client = inboxOf(world);
  const feeds = [feedScreen(client, { read: false }), feedScreen(client)];
  for (const { loaded, observer } of feeds) {
    await loaded();
    await observer.fetchNextPage();
  }
  await quiet(client);
  world.requests.splice(0);
  const fresh = world.receive();
  await refreshHeads(client, arrival);
  const asked = world.requests.filter(({ path }) => path === feedPath).map(({ query }) => query.get('page'));
  expect(asked).toEqual(['0', '0']);
  expect(feeds.map(({ rows }) => rows()[0]?._id)).toEqual([fresh._id, fresh._id]);
  await refetchFeeds(client);
});
