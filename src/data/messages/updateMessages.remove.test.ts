import { describe, expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { feedScreen, quiet } from '../../../tests/support/inboxOf.ts';
import { markPath } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { bulkPath, pathOf, removeFixture } from '../../../tests/support/removeFixture.ts';
import { answerLostOnce, failingFor, holdAnswers, only, type WorldOptions } from '../../mocks/index.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { useMessages } from './messagesFeed.ts';
import type { UpdateMessagesInput } from './updateMessages.ts';

const platform = mockPlatform();
const start = (options?: WorldOptions) => removeFixture(platform(options));
const feedPath = '/widgets/notifications/feed';

describe('removing', () => {
  test('one message is one call, shows at once and changes the counts', async () => {
    const { world, client, counts, ids, remove, shownIds, inWorld, calls } = await start();
    const held = holdAnswers(world, pathOf(ids.first));
    const removing = remove(ids.first);
    await held.arrived(1);
    expect(shownIds()).not.toContain(ids.first);
    expect(counts.shown()).toEqual([2, 1]);
    held.end();
    await removing;
    expect(counts.shown()).toEqual([2, 1]);
    await quiet(client);
    expect(calls()).toEqual([['DELETE', pathOf(ids.first), {}]]);
    expect(shownIds()).toEqual(inWorld().slice(0, 10));
    expect(counts.shown()).toEqual([2, 1]);
    expect(pendingChangesOf(client).get().changes).toEqual([]);
  });

  test.each<[string, UpdateMessagesInput | undefined, boolean]>([
    ['one', undefined, true],
    ['all of a feed', { all: { feed: 'mentions' }, removed: true }, true],
    ['all', { all: {}, removed: true }, false],
  ])('%s: whether the inbox has more messages to load meanwhile', async (_, input, more) => {
    const { world, client, ids, update } = await start({ messages: 25 });
    const feed = holdAnswers(world, feedPath);
    const [one, all] = [holdAnswers(world, pathOf(ids.first)), holdAnswers(world, '/widgets/messages')];
    const removing = update(input ?? { ids: [ids.first], removed: true });
    await vi.waitFor(() => expect(pendingChangesOf(client).get().changes).toHaveLength(1));
    expect(hookOf(client, useMessages).hasMore).toBe(more);
    for (const held of [feed, one, all]) {
      held.end();
    }
    await removing;
    await quiet(client);
  });

  test('several messages is one call, and removing none is no call', async () => {
    const { client, counts, ids, remove, inWorld, shownIds, calls } = await start();
    await remove();
    await remove(ids.first, ids.third, ids.first);
    await quiet(client);
    expect(calls()).toEqual([['POST', bulkPath, { messageIds: [ids.first, ids.third] }]]);
    expect(shownIds()).toEqual(inWorld().slice(0, 10));
    expect(counts.shown()).toEqual([1, 1]);
  });

  test('more than a hundred messages is several calls of at most a hundred', async () => {
    const { client, remove, inWorld, calls } = await start({ messages: 230 });
    const ids = inWorld().slice(0, 201);
    await remove(...ids);
    await quiet(client);
    expect(
      calls()
        .map(([, path]) => path)
        .sort(),
    ).toEqual([pathOf(ids[200] ?? ''), bulkPath, bulkPath].sort());
    expect(inWorld()).toHaveLength(29);
  });

  test('a message refetches other feeds on screen, and feeds that are loaded later do not have it', async () => {
    const { client, ids, remove, inWorld } = await start();
    const mentions = feedScreen(client, { feed: 'mentions' });
    await mentions.loaded();
    const id = mentions.rows().at(-1)?.id ?? '';
    const unmounted = feedScreen(client, { read: false });
    await unmounted.loaded();
    unmounted.observer.destroy();
    await remove(id, ids.first);
    await quiet(client);
    await vi.waitFor(() => expect(pendingChangesOf(client).get().changes).toEqual([]));
    expect(mentions.row(id)).toBeUndefined();
    expect(unmounted.row(ids.first)).toBeUndefined();
    const stale = client.queryClient.getQueryState(unmounted.observer.options.queryKey);
    expect(stale?.isInvalidated).toBe(true);
    expect(inWorld()).toHaveLength(14);
  });
});

describe('fault 7: removing a message that was removed elsewhere is no error', () => {
  test.each([
    ['with 400, as the platform says it', undefined],
    ['with 404', 404],
  ])('%s', async (_, status) => {
    const { world, client, ids, remove, shownIds, settled } = await start();
    world.removeElsewhere(ids.first);
    if (status !== undefined) {
      failingFor(pathOf(ids.first), status)(world);
    }
    await expect(remove(ids.first)).resolves.toBeUndefined();
    expect(shownIds()).not.toContain(ids.first);
    await settled();
    await quiet(client);
  });

  test('but a bulk call that the server refuses is an error', async () => {
    const { world, client, ids, remove, shownIds } = await start();
    failingFor(bulkPath, 400)(world);
    const removing = remove(ids.first, ids.second);
    await expect(removing).rejects.toMatchObject({ kind: 'refused' });
    expect(shownIds()).toContain(ids.first);
    await quiet(client);
  });
});

test('fault 8: after a conflict the row is shown as the server has it', async () => {
  const { world, client, screen, ids, remove, settled } = await start();
  const undo = failingFor(pathOf(ids.first), 409)(world);
  world.markElsewhere(ids.first, { seen: true, read: true });
  await expect(remove(ids.first)).rejects.toMatchObject({ kind: 'conflict' });
  undo();
  await vi.waitFor(() => expect(screen.row(ids.first)?.read).toBe(true));
  await settled();
  await quiet(client);
});

test('fault 18: a removal whose answer is lost is sent again by itself, and the row stays away', async () => {
  const { world, client, counts, ids, remove, shownIds } = await start();
  only(pathOf(ids.first), answerLostOnce)(world);
  await remove(ids.first);
  expect(shownIds()).not.toContain(ids.first);
  await vi.waitFor(() => expect(counts.shown()).toEqual([2, 1]));
  await quiet(client);
});

test('fault 28: a message that is removed while it is marked stays removed, whichever answer comes first', async () => {
  const { world, client, counts, mark, ids, remove, shownIds } = await start();
  const marks = holdAnswers(world, markPath);
  const removals = holdAnswers(world, pathOf(ids.first));
  const marking = mark([ids.first], 'read');
  await marks.arrived(1);
  const removing = remove(ids.first);
  await removals.arrived(1);
  expect(shownIds()).not.toContain(ids.first);
  removals.end();
  await removing;
  marks.end();
  await marking;
  expect(shownIds()).not.toContain(ids.first);
  await quiet(client);
  expect(shownIds()).not.toContain(ids.first);
  expect(counts.shown()).toEqual([2, 1]);
});

test('fault 35: a row whose removal fails returns to its place, and the counts with it', async () => {
  const { world, client, counts, ids, remove, shownIds } = await start();
  const before = shownIds();
  failingFor(pathOf(ids.second), 500)(world);
  const held = holdAnswers(world, feedPath);
  await expect(remove(ids.second)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(shownIds()).toEqual(before);
  expect(counts.shown()).toEqual([3, 2]);
  held.end();
  await quiet(client);
  expect(shownIds()).toEqual(before);
});

test('fault 35: of two removals at once only the failed one is taken back', async () => {
  const { world, client, ids, remove, shownIds } = await start();
  failingFor(pathOf(ids.second), 500)(world);
  const removals = [remove(ids.second), remove(ids.first)];
  const [second, first] = await Promise.allSettled(removals);
  expect([second?.status, first?.status]).toEqual(['rejected', 'fulfilled']);
  expect(shownIds()).toContain(ids.second);
  expect(shownIds()).not.toContain(ids.first);
  await quiet(client);
});
