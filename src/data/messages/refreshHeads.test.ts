import { describe, expect, test } from 'vitest';
import { feedScreen, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { allPages, arrival, feedPath, mark, threePages } from '../../../tests/support/threePages.ts';
import { holdAnswers } from '../../mocks/index.ts';
import { refreshFeeds, refreshHeads } from './refreshHeads.ts';

const platform = mockPlatform();
const start = () => threePages(platform);

test('what the first page shows costs that page, and the others are kept', async () => {
  const { world, client, screen, asked, shown, truth } = await start();
  const rows = screen.rows();
  world.receive();
  await refreshHeads(client, arrival);
  expect(asked()).toEqual(['0']);
  expect(shown()).toEqual(truth());
  expect(screen.rows()[29]).toBe(rows[28]);
});

test('what the first page does not show costs all loaded pages, each once', async () => {
  const { client, asked, shown, truth, markRow } = await start();
  markRow(15);
  await refreshHeads(client, mark);
  expect(asked()).toEqual(allPages);
  expect(shown()).toEqual(truth());
});

test('each report counts for itself: the second is looked for by the second refetch', async () => {
  const { client, asked, shown, truth, markRow } = await start();
  markRow(2);
  await refreshHeads(client, mark);
  expect(asked()).toEqual(['0']);
  markRow(15);
  await refreshHeads(client, mark);
  expect(asked()).toEqual(allPages);
  expect(shown()).toEqual(truth());
});

test('two reports at once are one, of which the first page must show both', async () => {
  const { client, asked, shown, truth, markRow } = await start();
  markRow(2);
  markRow(15);
  await Promise.all([refreshHeads(client, mark), refreshHeads(client, mark)]);
  expect(asked()).toEqual(expect.arrayContaining(allPages));
  expect(shown()).toEqual(truth());
});

test('a report during the refetch is looked for by one more', async () => {
  const { world, client, asked, shown, truth, markRow } = await start();
  const held = holdAnswers(world, feedPath);
  markRow(2);
  const first = refreshHeads(client, mark);
  await held.arrived(1);
  markRow(3);
  const second = refreshHeads(client, mark);
  held.end();
  await Promise.all([first, second]);
  expect(asked().filter((page) => page === '0')).toHaveLength(2);
  expect(shown()).toEqual(truth());
});

describe('all loaded pages are fetched', () => {
  test('for whatever may have been missed', async () => {
    const { client, asked } = await start();
    await refreshFeeds(client);
    expect(asked()).toEqual(allPages);
  });

  test('if that was asked for after a report', async () => {
    const { client, asked, shown, truth, markRow } = await start();
    markRow(2);
    markRow(15);
    await Promise.all([refreshHeads(client, arrival), refreshFeeds(client)]);
    expect(asked()).toEqual(expect.arrayContaining(allPages));
    expect(shown()).toEqual(truth());
  });

  test('if that was asked for before a report, and not begun', async () => {
    const { client, asked, shown, truth, markRow, invalidate } = await start();
    markRow(2);
    markRow(15);
    await invalidate();
    await refreshHeads(client, mark);
    expect(asked()).toEqual(allPages);
    expect(shown()).toEqual(truth());
  });

  test('if a report comes while they are fetched', async () => {
    const { world, client, asked, shown, truth, markRow } = await start();
    const held = holdAnswers(world, feedPath);
    const whole = refreshFeeds(client);
    await held.arrived(1);
    markRow(15);
    const head = refreshHeads(client, arrival);
    held.end();
    await Promise.all([whole, head]);
    expect(asked().slice(-3)).toEqual(allPages);
    expect(shown()).toEqual(truth());
  });

  test('of a feed that was not on screen, when it is again', async () => {
    const { client, screen, asked, shown, truth, markRow } = await start();
    screen.observer.destroy();
    markRow(2);
    markRow(15);
    await refreshHeads(client, arrival);
    expect(asked()).toEqual([]);
    const again = feedScreen(client);
    await quiet(client);
    expect(again.observer.getCurrentResult().isSuccess).toBe(true);
    expect(asked()).toEqual(allPages);
    expect(shown()).toEqual(truth());
  });
});

test('a next page is asked for as ever', async () => {
  const { world, client, screen, asked } = await start();
  world.receive();
  await refreshHeads(client, arrival);
  asked();
  await screen.observer.fetchNextPage();
  expect(asked()).toEqual(['3']);
  expect(screen.rows()).toHaveLength(40);
});
