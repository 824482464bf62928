import { describe, expect, test, vi } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
import { type HeldFixture, heldFixture, undoMs } from '../../../tests/support/heldFixture.ts';
import { countScreen, feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed, holdAnswers } from '../../mocks/index.ts';
import type { OwnedInboxClient } from '../engine/createInboxClient.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';

const { start, page, leavePage, hidePage } = heldFixture(mockPlatform());

describe('deferred actions are not lost', () => {
  test.each([
    ['the page is left', leavePage],
    ['the page is hidden', hidePage],
  ])('when %s: all of them are sent at once with keepalive', async (_, leave) => {
    const { world, client, ids, update, told, timeIsUp } = await start();
    await update({ ids: [ids.first], removed: true, undoMs });
    await update({ ids: [ids.second], read: true, undoMs });
    await update({ all: { feed: 'mentions' }, seen: true, undoMs });
    const sent = vi.spyOn(globalThis, 'fetch');
    leave();
    // No timer, no answer: a page that closes waits for neither.
    for (let tick = 0; tick < 50; tick += 1) {
      await Promise.resolve();
    }
    expect(sent.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true, true]);
    await vi.waitFor(() =>
      expect(told().sort()).toEqual([`DELETE /${ids.first}`, 'POST /markAs', 'POST /seen']),
    );
    await timeIsUp();
    await quiet(client);
    expect(told()).toHaveLength(3);
    expect(world.messages().find(({ _id }) => _id === ids.second)?.read).toBe(true);
  });

  test('behind an earlier mark of the same message that is still being sent', async () => {
    const { world, client, ids, update, asked } = await start();
    const held = holdAnswers(world, '/widgets/messages/markAs');
    const earlier = update({ ids: [ids.first], read: false });
    await held.arrived(1);
    await update({ ids: [ids.first], read: true, undoMs });
    leavePage();
    await held.arrived(2);
    expect(asked('/widgets/messages/markAs')).toHaveLength(2);
    held.end();
    await earlier;
    await quiet(client);
  });

  test('behind an earlier mark of all messages', async () => {
    const { world, client, update, asked } = await start();
    const held = holdAnswers(world, '/widgets/messages/read');
    const earlier = update({ all: {}, read: true });
    await held.arrived(1);
    await update({ all: {}, seen: true, undoMs });
    leavePage();
    await vi.waitFor(() => expect(asked('/widgets/messages/seen')).toHaveLength(1));
    held.end();
    await earlier;
    await quiet(client);
  });

  test('and not sent when the page becomes visible again', async () => {
    const { ids, update, told, acts } = await start();
    await update({ ids: [ids.first], removed: true, undoMs });
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(acts().held).toBeDefined();
    expect(told()).toEqual([]);
  });

  test.each<[string, (client: OwnedInboxClient) => void]>([
    ['changes', (client) => client.destroy()],
    ['signs out', (client) => client.signOut()],
  ])('when the subscriber %s: they are sent with the old token', async (_, end) => {
    const { world, client, ids, update, told } = await start();
    const errors = vi.fn();
    client.events.on('error', errors);
    await update({ ids: [ids.first], removed: true, undoMs });
    end(client);
    const next = inboxOf(world, { subscriberId: 'grace.kim' });
    await ask(next, 'organization');
    await vi.waitFor(() => expect(told()).toContain(`DELETE /${ids.first}`));
    const [removal] = world.requests.filter(({ method }) => method === 'DELETE');
    const [old] = world.requests.filter(({ path }) => path === '/widgets/notifications/feed');
    expect(removal?.authorization).toBe(old?.authorization);
    await vi.waitFor(() => expect(pendingChangesOf(client).get().changes).toEqual([]));
    expect(world.messages()).toHaveLength(15);
    expect(errors).not.toHaveBeenCalled();
    expect(client.queryClient.getQueriesData({ queryKey: client.scope })).toEqual([]);
  });

  test('and their answers change nothing for the next subscriber', async () => {
    const { world, client, update } = await start();
    const held = holdAnswers(world, '/widgets/messages');
    await update({ all: {}, removed: true, undoMs });
    client.destroy();
    await held.arrived(1);
    world.receive();
    const next = countScreen(inboxOf(world, {}, client.queryClient));
    await vi.waitFor(() => expect(next.shown()).toEqual([1, 1]));
    held.end();
    await vi.waitFor(() => expect(pendingChangesOf(client).get().changes).toEqual([]));
    expect(next.shown()).toEqual([1, 1]);
  });

  test.each<[string, (fixture: HeldFixture) => Promise<void>, string]>([
    [
      'the removal of several messages',
      ({ update, ids }) => update({ ids: Object.values(ids), removed: true, undoMs }),
      'POST /bulk/delete',
    ],
    ['the removal of all', ({ update }) => update({ all: {}, removed: true, undoMs }), 'DELETE '],
    [
      'the removal of a filtered feed',
      ({ update }) => update({ all: { limit: 10, read: false }, removed: true, undoMs }),
      'POST /bulk/delete',
    ],
    [
      'a mark of several messages',
      ({ update, ids }) => update({ ids: Object.values(ids), read: true, undoMs }),
      'POST /markAs',
    ],
    ['a mark of all', ({ update }) => update({ all: {}, read: true, undoMs }), 'POST /read'],
  ])('when the subscriber changes: %s is sent in the same tick', async (_, act, call) => {
    const fixture = await start();
    const unread = feedScreen(fixture.client, { limit: 10, read: false });
    await unread.loaded();
    await act(fixture);
    fixture.client.destroy();
    await vi.waitFor(() => expect(fixture.told()).toEqual([call]));
  });

  test('fault 70: where there is no document', async () => {
    const { ids, update, acts } = await start();
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('window', undefined);
    await update({ ids: [ids.first], removed: true, undoMs });
    expect(acts().held).toBeDefined();
    vi.stubGlobal('document', page.document);
    vi.stubGlobal('window', page.window);
  });

  test('and the page has one listener, however many there are', async () => {
    const { ids, update } = await start();
    const listened = vi.spyOn(page.window, 'addEventListener');
    await update({ ids: [ids.first], removed: true, undoMs });
    await update({ ids: [ids.second], removed: true, undoMs });
    expect(listened.mock.calls.filter(([name]) => name === 'pagehide')).toHaveLength(1);
  });

  test('and leave no timer and no listener after the client has ended', async () => {
    const { client, ids, update, told } = await start();
    await update({ ids: [ids.first], removed: true, undoMs });
    client.destroy();
    await vi.waitFor(() => expect(told()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(100);
    const timers = vi.getTimerCount();
    leavePage();
    await vi.advanceTimersByTimeAsync(undoMs);
    expect(told()).toHaveLength(1);
    expect(timers).toBe(0);
  });

  test('of a filtered feed: the loaded messages are sent first, and the others if the page stays', async () => {
    const messages = buildFeed(25).map((message) => ({ ...message, read: false }));
    const { world, client, update, told, asked } = await start({ read: false }, { messages });
    await update({ all: { read: false }, removed: true, undoMs });
    leavePage();
    await vi.waitFor(() => expect(told()).toHaveLength(2));
    const bulks = asked('/widgets/messages/bulk/delete').map(({ body }) => body);
    expect(bulks).toMatchObject([{ messageIds: { length: 10 } }, { messageIds: { length: 15 } }]);
    await quiet(client);
    expect(world.messages()).toEqual([]);
  });

  test('and do not remove a message that is known to be new', async () => {
    const { world, client, update, told } = await start();
    await update({ all: {}, removed: true, undoMs });
    const fresh = world.receive();
    await client.queryClient.refetchQueries({ queryKey: client.scope, type: 'active' });
    leavePage();
    await vi.waitFor(() => expect(told()).toEqual(['POST /bulk/delete', 'POST /bulk/delete']));
    await quiet(client);
    expect(world.messages().map(({ _id }) => _id)).toEqual([fresh._id]);
  });
});
