import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { heldFixture, undoMs } from '../../../tests/support/heldFixture.ts';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { useMessages } from '../messages/messagesFeed.ts';

const { start } = heldFixture(mockPlatform());

describe('while an action is deferred', () => {
  test('fault 31: refetches and live counts do not undo it on screen', async () => {
    const { world, client, screen, counts, ids, update, shownIds } = await start();
    await update({ ids: [ids.first], removed: true, undoMs });
    const fresh = world.receive();
    await client.queryClient.refetchQueries({ queryKey: client.scope, type: 'active' });
    expect(shownIds()).toContain(fresh._id);
    expect(shownIds()).not.toContain(ids.first);
    expect([counts.unread(), counts.unseen()]).toEqual([4, 3]);
    expect(counts.shown()).toEqual([3, 2]);
    // The tenth row of the server is the one that is removed.
    expect(screen.rows()).toHaveLength(9);
  });

  test('fault 33: a message that arrives is not changed by an action on all', async () => {
    const { world, client, counts, update, shownIds, timeIsUp, told } = await start();
    await update({ all: {}, read: true, undoMs });
    const first = world.receive();
    await client.queryClient.refetchQueries({ queryKey: client.scope, type: 'active' });
    expect(counts.shown()).toEqual([1, 1]);
    await timeIsUp();
    await vi.waitFor(() => expect(told()).toEqual(['POST /markAs']));
    await quiet(client);
    expect(
      world
        .messages()
        .filter(({ read }) => !read)
        .map(({ _id }) => _id),
    ).toEqual([first._id]);

    await update({ all: {}, removed: true, undoMs });
    const second = world.receive();
    // No event has reached the client: it fetches before it removes all.
    await timeIsUp();
    await vi.waitFor(() => expect(world.messages().map(({ _id }) => _id)).toEqual([second._id]));
    await quiet(client);
    await vi.waitFor(() => expect(shownIds()).toEqual([second._id]));
    expect(told().some((call) => call === 'DELETE ')).toBe(false);
  });

  test('the rest of a feed that is being removed is not loaded', async () => {
    const { client, update } = await start({}, { messages: 25 });
    const feed = () => hookOf(client, () => useMessages({}));
    expect(feed()).toMatchObject({ hasMore: true, data: { messages: { length: 10 } } });
    await update({ all: {}, removed: true, undoMs });
    expect(feed()).toMatchObject({ hasMore: false, data: { messages: [] } });
  });

  test('an action on all is one call if no message arrived', async () => {
    const { world, client, update, timeIsUp, told } = await start({}, { messages: 25 });
    await update({ all: {}, removed: true, undoMs });
    await timeIsUp();
    await vi.waitFor(() => expect(told()).toEqual(['DELETE ']));
    await quiet(client);
    expect(world.messages()).toEqual([]);
  });

  test('fault 36: messages that the server does not remove return', async () => {
    const { world, client, ids, update, timeIsUp, told, shownIds } = await start();
    const bulk = '/widgets/messages/bulk/delete';
    world.addFault({ concerns: ({ path }) => path === bulk, before: () => HttpResponse.json({}) });
    await update({ ids: [ids.first, ids.second], removed: true, undoMs });
    await timeIsUp();
    await vi.waitFor(() => expect(told()).toEqual(['POST /bulk/delete']));
    await vi.waitFor(() => expect(shownIds()).toContain(ids.first));
    await quiet(client);
  });
});
