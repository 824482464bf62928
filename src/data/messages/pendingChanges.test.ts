import { describe, expect, test, vi } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { markFixture } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed } from '../../mocks/index.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import { parseMessage } from '../model/message.ts';
import { applyChange } from './applyChange.ts';
import { countDeltasToZero } from './countDeltas.ts';
import { markedFlags } from './messageTransitions.ts';
import { type PendingChange, pendingChangesOf, withPendingChanges } from './pendingChanges.ts';
import { markOf } from './sendMark.ts';

const platform = mockPlatform();
const messages = buildFeed(4).flatMap((wire) => parseMessage(wire) ?? []);
const [first = '', second = '', , fourth = ''] = messages.map(({ _id }) => _id);

function removalOf(...ids: readonly string[]): PendingChange {
  return { covers: ({ _id }) => ids.includes(_id), effect: 'removed' };
}

describe('on top of the server’s word', () => {
  test('fault 30: the newest patch of a message shows', () => {
    const marks = [markOf([first, second], 'read'), markOf([first], 'unread')];
    const shown = messages.map((message) => withPendingChanges(message, marks));
    expect(shown.map((message) => message?.read)).toEqual([false, true, false, true]);
    expect(shown[1]).toMatchObject({ subject: messages[1]?.subject });
    expect(shown[3]).toBe(messages[3]);
  });

  test('a removal leaves nothing, whatever else is done to the message', () => {
    const marks = [markOf([first], 'read'), removalOf(first), markOf([first, second], 'unread')];
    const shown = messages.flatMap((message) => withPendingChanges(message, marks) ?? []);
    expect(shown.map(({ _id }) => _id)).toEqual(messages.slice(1).map(({ _id }) => _id));
  });

  test('a message that already is as it is marked stays the same object', () => {
    const marks = [{ covers: () => true, effect: markedFlags.read }];
    const read = { ...messages[3], _id: fourth, createdAt: '', read: true, seen: true };
    expect(withPendingChanges(read, marks)).toBe(read);
  });
});

describe('the counts', () => {
  const start = () => markFixture(platform());

  test('fault 30: each patch is taken back alone, and those that stay are measured anew', async () => {
    const { client, counts, ids } = await start();
    const undoMark = applyChange(client, markOf([ids.first, ids.second], 'read'));
    expect(counts.shown()).toEqual([1, 0]);
    const undoRemoval = applyChange(client, removalOf(ids.first, ids.third, ids.fourth));
    expect(pendingChangesOf(client).get()).toMatchObject({ unreadDelta: -3, unseenDelta: -2 });
    undoMark();
    undoMark();
    expect(counts.shown()).toEqual([1, 1]);
    undoRemoval();
    expect(counts.shown()).toEqual([3, 2]);
    expect(pendingChangesOf(client).get().marks).toEqual([]);
  });

  test('do not move by what changes nothing', async () => {
    const { client, counts, ids } = await start();
    applyChange(client, markOf([ids.fourth], 'read'));
    applyChange(client, markOf([ids.third], 'seen'));
    expect(counts.shown()).toEqual([3, 2]);
    applyChange(client, markOf([ids.fourth], 'unread'));
    expect(counts.shown()).toEqual([4, 2]);
  });

  test('go to zero from where they are shown, not from where the server has them', async () => {
    const { client, ids } = await start();
    applyChange(client, markOf([ids.first], 'read'));
    expect(countDeltasToZero(client)).toEqual({ unreadDelta: -2, unseenDelta: -1 });
  });

  test('that are not known yet do not move', () => {
    const client = inboxOf(platform());
    expect(countDeltasToZero(client)).toEqual({ unreadDelta: 0, unseenDelta: 0 });
  });

  test('follow what the server says of a message meanwhile', async () => {
    const { world, client, screen, counts, ids } = await start();
    applyChange(client, removalOf(ids.first));
    expect(counts.shown()).toEqual([2, 1]);
    world.markElsewhere(ids.first, { seen: true, read: true });
    await screen.observer.refetch();
    expect(pendingChangesOf(client).get()).toMatchObject({ unreadDelta: 0, unseenDelta: 0 });
  });

  test('are not measured anew before the server has said something of a message', async () => {
    const { client, ids } = await start();
    applyChange(client, markOf([ids.first], 'read'));
    const before = pendingChangesOf(client).get();
    await client.queryClient.invalidateQueries({
      queryKey: queryKeys(client.scope).feeds,
      refetchType: 'none',
    });
    client.queryClient.setQueryData(queryKeys(client.scope).unread, 5);
    expect(pendingChangesOf(client).get()).toBe(before);
  });

  test('follow the feeds once, however many marks there are', async () => {
    const { client, ids } = await start();
    const followed = vi.spyOn(client.queryClient.getQueryCache(), 'subscribe');
    applyChange(client, markOf([ids.first], 'read'));
    applyChange(client, markOf([ids.second], 'read'));
    expect(followed).toHaveBeenCalledOnce();
  });

  test('stay as they are when nothing is unconfirmed', async () => {
    const { client, screen, ids } = await start();
    applyChange(client, markOf([ids.first], 'read'))();
    const before = pendingChangesOf(client).get();
    await screen.observer.refetch();
    expect(pendingChangesOf(client).get()).toBe(before);
  });
});
