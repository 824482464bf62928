import { describe, expect, test, vi } from 'vitest';
import { markOf, removalOf } from '../../../tests/support/changes.ts';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { markFixture } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed } from '../../mocks/index.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import { countDeltasToZero } from '../messages/commitChange.ts';
import { parseMessage } from '../model/message.ts';
import { applyChange } from './applyChange.ts';
import { withFlags, withPendingChanges } from './foldMessages.ts';
import { pendingChangesOf } from './pendingChanges.ts';
import { usePendingChanges } from './usePendingChanges.ts';

const platform = mockPlatform();
const messages = buildFeed(4).flatMap((wire) => parseMessage(wire) ?? []);
const [first = '', second = '', , fourth = ''] = messages.map(({ _id }) => _id);

test.each([
  [{ seen: true }, true, false],
  [{ read: true }, false, true],
  [{ seen: true, read: true }, true, true],
  [{ seen: false }, false, false],
  [{}, false, false],
])('the flags %j leave a message seen: %s, read: %s, and change only a copy', (flags, seen, read) => {
  const [message] = messages.map((one) => ({ ...one, seen: false, read: false }));
  if (message === undefined) {
    throw new Error('No message');
  }
  const flagged = withFlags(message, flags);
  expect([flagged.seen, flagged.read, message.seen, message.read]).toEqual([seen, read, false, false]);
  expect(flagged === message).toBe(!seen && !read);
});

describe('a message with pending changes', () => {
  test('fault 30: has the flags of the newest change', () => {
    const marks = [markOf([first, second], 'read'), markOf([first], 'unread')];
    const shown = messages.map((message) => withPendingChanges(message, marks));
    expect(shown.map((message) => message?.read)).toEqual([false, true, false, true]);
    expect(shown[1]).toMatchObject({ subject: messages[1]?.subject });
    expect(shown[3]).toBe(messages[3]);
  });

  test('is hidden by a removal, whatever other changes there are', () => {
    const marks = [markOf([first], 'read'), removalOf(first), markOf([first, second], 'unread')];
    const shown = messages.flatMap((message) => withPendingChanges(message, marks) ?? []);
    expect(shown.map(({ _id }) => _id)).toEqual(messages.slice(1).map(({ _id }) => _id));
  });

  test('is the same object if a change sets the flags that it has already', () => {
    const marks = [markOf([fourth], 'read')];
    const read = { ...messages[3], _id: fourth, createdAt: '', read: true, seen: true };
    expect(withPendingChanges(read, marks)).toBe(read);
  });
});

describe('the counts with pending changes', () => {
  const start = () => markFixture(platform());

  test('fault 30: follow each change that is taken back, and measure the others again', async () => {
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
    expect(pendingChangesOf(client).get().changes).toEqual([]);
  });

  test('stay the same when a change sets the flags that a message has already', async () => {
    const { client, counts, ids } = await start();
    applyChange(client, markOf([ids.fourth], 'read'));
    applyChange(client, markOf([ids.third], 'seen'));
    expect(counts.shown()).toEqual([3, 2]);
    applyChange(client, markOf([ids.fourth], 'unread'));
    expect(counts.shown()).toEqual([4, 2]);
  });

  test('are those of the changes that a component reads', async () => {
    const { client, ids } = await start();
    expect(hookOf(client, () => usePendingChanges(client))).toEqual([]);
    const mark = markOf([ids.first], 'read');
    const undo = applyChange(client, mark);
    expect(hookOf(client, () => usePendingChanges(client))).toEqual([mark]);
    undo();
    expect(hookOf(client, () => usePendingChanges(client))).toEqual([]);
  });

  test('become zero from the value that is shown, not from the server’s', async () => {
    const { client, ids } = await start();
    applyChange(client, markOf([ids.first], 'read'));
    expect(countDeltasToZero(client)).toEqual({ unreadDelta: -2, unseenDelta: -1 });
  });

  test('stay unknown until they are fetched', () => {
    const client = inboxOf(platform());
    expect(countDeltasToZero(client)).toEqual({ unreadDelta: 0, unseenDelta: 0 });
  });

  test('follow newer data of the server about a changed message', async () => {
    const { world, client, screen, counts, ids } = await start();
    applyChange(client, removalOf(ids.first));
    expect(counts.shown()).toEqual([2, 1]);
    world.markElsewhere(ids.first, { seen: true, read: true });
    await screen.observer.refetch();
    expect(pendingChangesOf(client).get()).toMatchObject({ unreadDelta: 0, unseenDelta: 0 });
  });

  test('are not measured again before the server has sent newer data about a message', async () => {
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

  test('listen to the feeds once, however many marks there are', async () => {
    const { client, ids } = await start();
    const followed = vi.spyOn(client.queryClient.getQueryCache(), 'subscribe');
    applyChange(client, markOf([ids.first], 'read'));
    applyChange(client, markOf([ids.second], 'read'));
    expect(followed).toHaveBeenCalledOnce();
  });

  test('equal the server’s when no change is pending', async () => {
    const { client, screen, ids } = await start();
    applyChange(client, markOf([ids.first], 'read'))();
    const before = pendingChangesOf(client).get();
    await screen.observer.refetch();
    expect(pendingChangesOf(client).get()).toBe(before);
  });
});
