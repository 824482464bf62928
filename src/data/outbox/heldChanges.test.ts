import { describe, expect, test, vi } from 'vitest';
import { heldFixture, undoMs } from '../../../tests/support/heldFixture.ts';
import { feedScreen, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failingFor, holdAnswers, worldFeeds } from '../../mocks/index.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { outboxOf } from './outbox.ts';

const { start, leavePage } = heldFixture(mockPlatform());

describe('an action with an undo time', () => {
  test('is shown at once, counts included, and sent when the time has ended', async () => {
    const { world, client, counts, ids, update, acts, shownIds, told, timeIsUp } = await start();
    await update({ ids: [ids.first], removed: true, undoMs });
    expect(shownIds()).not.toContain(ids.first);
    expect(counts.shown()).toEqual([2, 1]);
    expect(acts().held).toMatchObject({ kind: 'removed', count: 1 });
    await vi.advanceTimersByTimeAsync(undoMs - 500);
    expect(told()).toEqual([]);
    await timeIsUp();
    await vi.waitFor(() => expect(told()).toEqual([`DELETE /${ids.first}`]));
    expect(shownIds()).not.toContain(ids.first);
    expect(counts.shown()).toEqual([2, 1]);
    expect(acts().held).toBeUndefined();
    await quiet(client);
    expect(world.messages()).toHaveLength(15);
    expect(counts.shown()).toEqual([2, 1]);
  });

  test('has the number of loaded messages that it changes', async () => {
    const { update, acts } = await start({ read: false });
    await update({ all: { read: false }, removed: true, undoMs });
    expect(acts().held).toMatchObject({ kind: 'removed', count: 3 });
  });

  test('on all of a feed has the number of its messages that are loaded in any feed', async () => {
    const query = { feed: 'mentions', limit: 1 };
    const { client, update, acts } = await start(query);
    const inbox = feedScreen(client);
    await inbox.loaded();
    const mentions = inbox.rows().filter(({ feedId }) => feedId === worldFeeds.mentions).length;
    await update({ all: query, removed: true, undoMs });
    expect(mentions).toBeGreaterThan(1);
    expect(acts().held).toMatchObject({ kind: 'removed', count: mentions });
  });

  test('of 0 is sent at once', async () => {
    const { ids, update, acts, told, client } = await start();
    await update({ ids: [ids.first], removed: true, undoMs: 0 });
    expect(told()).toEqual([`DELETE /${ids.first}`]);
    expect(acts().held).toBeUndefined();
    await quiet(client);
  });

  test('on no message defers nothing', async () => {
    const { update, acts } = await start();
    await update({ ids: [], removed: true, undoMs });
    await update({ ids: [], read: true, undoMs });
    expect(acts().held).toBeUndefined();
  });

  test('that is absurdly long is not sent at once', async () => {
    const { ids, update, told } = await start();
    await update({ ids: [ids.first], removed: true, undoMs: Number.POSITIVE_INFINITY });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toEqual([]);
  });

  test('is never sent if it is undone', async () => {
    const { world, client, counts, ids, update, acts, shownIds, told, timeIsUp } = await start();
    const before = shownIds();
    await update({ ids: [ids.first, ids.second], removed: true, undoMs });
    await update({ ids: [ids.third], read: true, undoMs });
    acts().undo(acts().held?.id ?? 0);
    await update({ all: {}, read: true, undoMs });
    acts().undo(acts().held?.id ?? 0);
    expect(acts().held).toMatchObject({ kind: 'removed', count: 2 });
    acts().undo(acts().held?.id ?? 0);
    expect(acts().held).toBeUndefined();
    expect(shownIds()).toEqual(before);
    expect(counts.shown()).toEqual([3, 2]);
    await timeIsUp();
    leavePage();
    client.destroy();
    await vi.advanceTimersByTimeAsync(100);
    expect(told()).toEqual([]);
    expect(world.messages()).toHaveLength(16);
    expect(world.messages().filter(({ read }) => !read)).toHaveLength(3);
  });

  test('is taken back if it fails later, and listed as failed', async () => {
    const { world, client, ids, update, shownIds, timeIsUp } = await start();
    const before = shownIds();
    failingFor(`/widgets/messages/${ids.first}`, 500)(world);
    await update({ ids: [ids.first], removed: true, undoMs });
    await timeIsUp();
    await vi.waitFor(() => expect(outboxOf(client).failures.get()).toMatchObject([{ kind: 'removed' }]));
    expect(shownIds()).toEqual(before);
    await quiet(client);
  });
});

describe('several deferred actions', () => {
  test('are undone independently', async () => {
    const { client, ids, update, acts, shownIds, told, timeIsUp } = await start();
    await update({ ids: [ids.first], removed: true, undoMs });
    const older = acts().held?.id ?? 0;
    await update({ ids: [ids.second], removed: true, undoMs });
    acts().undo(older);
    acts().undo(older);
    expect(shownIds()).toContain(ids.first);
    expect(shownIds()).not.toContain(ids.second);
    await timeIsUp();
    await vi.waitFor(() => expect(told()).toEqual([`DELETE /${ids.second}`]));
    await quiet(client);
  });

  test('are each sent at the end of their own time, and not with the last one', async () => {
    const { client, ids, update, told } = await start();
    const inOrder = [ids.first, ids.second, ids.third];
    const held = () =>
      pendingChangesOf(client)
        .get()
        .changes.filter(({ state }) => state === 'held').length;
    for (const id of inOrder) {
      await update({ ids: [id], removed: true, undoMs: 20_000 });
      await vi.advanceTimersByTimeAsync(5_000);
    }
    const left = [];
    await vi.advanceTimersByTimeAsync(2_500);
    left.push(held());
    for (const _ of inOrder) {
      await vi.advanceTimersByTimeAsync(5_000);
      left.push(held());
    }
    expect(left).toEqual([3, 2, 1, 0]);
    await vi.waitFor(() => expect(told()).toEqual(inOrder.map((id) => `DELETE /${id}`)));
    await quiet(client);
    expect(told()).toHaveLength(3);
  });

  test('are all sent by a flush, once', async () => {
    const { client, ids, update, acts, told, timeIsUp } = await start();
    await update({ ids: [ids.first], removed: true, undoMs });
    await update({ all: {}, read: true, undoMs });
    acts().flush();
    expect(acts().held).toBeUndefined();
    await timeIsUp();
    await vi.waitFor(() => expect(told().sort()).toEqual([`DELETE /${ids.first}`, 'POST /read']));
    await quiet(client);
    expect(told()).toHaveLength(2);
  });

  test('can be undone one by one when a removal follows a mark', async () => {
    const { client, screen, counts, ids, update, acts, told, timeIsUp } = await start();
    await update({ ids: [ids.first, ids.second], read: true, undoMs });
    const marked = acts().held?.id ?? 0;
    await update({ ids: [ids.first], removed: true, undoMs });
    expect(counts.shown()).toEqual([1, 0]);
    acts().undo(marked);
    expect(screen.row(ids.first)).toBeUndefined();
    expect(counts.shown()).toEqual([2, 1]);
    acts().undo(acts().held?.id ?? 0);
    expect(screen.row(ids.first)?.read).toBe(false);
    expect(counts.shown()).toEqual([3, 2]);
    await timeIsUp();
    expect(told()).toEqual([]);
    await quiet(client);
  });

  test('on the same message: the older one is sent first, so that the reader’s last mark wins', async () => {
    const { world, client, screen, ids, update, acts, told } = await start();
    const reading = holdAnswers(world, '/widgets/messages/read');
    await update({ all: {}, read: true, undoMs });
    const marking = update({ ids: [ids.first], read: false });
    await reading.arrived(1);
    expect(acts().held).toBeUndefined();
    expect(screen.row(ids.first)?.read).toBe(false);
    expect(told()).toEqual(['POST /read']);
    reading.end();
    await marking;
    await quiet(client);
    expect(told()).toEqual(['POST /read', 'POST /markAs']);
    expect(
      world
        .messages()
        .filter(({ read }) => !read)
        .map(({ _id }) => _id),
    ).toEqual([ids.first]);
    expect(screen.row(ids.first)?.read).toBe(false);
  });

  test('on different messages do not affect each other', async () => {
    const { client, ids, update, acts } = await start();
    await update({ ids: [ids.first, ids.second], read: true, undoMs });
    await update({ ids: [ids.third], read: true });
    expect(acts().held).toMatchObject({ kind: 'read', count: 2 });
    await quiet(client);
  });
});
