import { describe, expect, test } from 'vitest';
import { feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import {
  allPages,
  arrival,
  feedPath,
  fortyUnread,
  holdRequest,
  threePages,
} from '../../../tests/support/threePages.ts';
import { holdAnswers } from '../../mocks/index.ts';
import { refreshFeeds, refreshHeads } from './refreshHeads.ts';

const platform = mockPlatform();
const start = () => threePages(platform);

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
});
