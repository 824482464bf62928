import { describe, expect, test } from 'vitest';
import { feedScreen, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import {
  allPages,
  arrival,
  feedPath,
  holdRequest,
  mark,
  threePages,
} from '../../../tests/support/threePages.ts';
import { failingFor, holdAnswers } from '../../mocks/index.ts';
import type { ReportedChanges } from './mergeHead.ts';
import { refetchFeeds, refreshFeeds, refreshHeads } from './refreshHeads.ts';

const platform = mockPlatform();
const start = () => threePages(platform);

/** Reports changes of which the server's answer does not come. */
async function failToRefresh(
  { world, client, asked }: Awaited<ReturnType<typeof start>>,
  reported: ReportedChanges,
): Promise<void> {
  const undo = failingFor(feedPath, 400)(world);
  await refreshHeads(client, reported);
  undo();
  asked();
}

describe('what is owed', () => {
  test('is paid with its page: a later doubt is one of all pages', async () => {
    const { world, client, asked, shown, truth, markRow, invalidate } = await start();
    world.receive();
    await refreshHeads(client, arrival);
    expect(asked()).toEqual(['0']);
    markRow(15);
    await invalidate();
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

  test('is asked for again where the call failed', async () => {
    const inbox = await start();
    const { client, asked, shown, truth, markRow } = inbox;
    markRow(2);
    await failToRefresh(inbox, mark);
    await refetchFeeds(client);
    expect(asked()).toEqual(['0']);
    expect(shown()).toEqual(truth());
  });

  test('adds up over a call that failed', async () => {
    const inbox = await start();
    const { client, asked, shown, truth, markRow } = inbox;
    markRow(2);
    await failToRefresh(inbox, mark);
    markRow(15);
    await refreshHeads(client, mark);
    expect(asked()).toEqual(allPages);
    expect(shown()).toEqual(truth());
  });

  test('is forgotten where all pages are asked for', async () => {
    const inbox = await start();
    const { client, asked, shown, truth, markRow } = inbox;
    await failToRefresh(inbox, arrival);
    markRow(15);
    await refreshFeeds(client);
    expect(asked()).toEqual(allPages);
    expect(shown()).toEqual(truth());
  });

  test('is all pages for a feed that left the screen meanwhile', async () => {
    const inbox = await start();
    const { client, screen, asked, shown, truth, markRow } = inbox;
    await failToRefresh(inbox, arrival);
    screen.observer.destroy();
    markRow(15);
    await refreshHeads(client, mark);
    feedScreen(client);
    await quiet(client);
    expect(asked()).toEqual(allPages);
    expect(shown()).toEqual(truth());
  });
});
