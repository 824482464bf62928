import { describe, expect, test, vi } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { markBench } from '../../../tests/support/markBench.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed } from '../../mocks/index.ts';
import { countKeys } from '../counts/countKeys.ts';
import { countDeltasToZero } from './countDeltas.ts';
import { createPendingMarks } from './createPendingMarks.ts';
import { feedsKey } from './feedCache.ts';
import { parseMessage } from './message.ts';
import { markedFlags } from './messageTransitions.ts';
import { type PendingMark, withPendingMarks } from './pendingMarks.ts';
import { markOf } from './sendMark.ts';
import { showMark } from './showMark.ts';

const platform = mockPlatform();
const messages = buildFeed(4).flatMap((wire) => parseMessage(wire) ?? []);
const [first = '', second = '', , fourth = ''] = messages.map(({ _id }) => _id);

function removalOf(...ids: readonly string[]): PendingMark {
  return { covers: ({ _id }) => ids.includes(_id), effect: 'removed' };
}

test('who listens hears of every change, until they stop', () => {
  const marks = createPendingMarks();
  const changed = vi.fn();
  const stop = marks.subscribe(changed);
  const next = { marks: [removalOf(first)], unreadDelta: -1, unseenDelta: 0 };
  marks.set(next);
  expect(marks.current()).toBe(next);
  stop();
  marks.set(next);
  expect(changed).toHaveBeenCalledTimes(1);
});

describe('on top of the server’s word', () => {
  test('fault 30: the newest patch of a message shows', () => {
    const marks = [markOf([first, second], 'read'), markOf([first], 'unread')];
    const shown = messages.map((message) => withPendingMarks(message, marks));
    expect(shown.map((message) => message?.read)).toEqual([false, true, false, true]);
    expect(shown[1]).toMatchObject({ subject: messages[1]?.subject });
    expect(shown[3]).toBe(messages[3]);
  });

  test('a removal leaves nothing, whatever else is done to the message', () => {
    const marks = [markOf([first], 'read'), removalOf(first), markOf([first, second], 'unread')];
    const shown = messages.flatMap((message) => withPendingMarks(message, marks) ?? []);
    expect(shown.map(({ _id }) => _id)).toEqual(messages.slice(1).map(({ _id }) => _id));
  });

  test('a message that already is as it is marked stays the same object', () => {
    const marks = [{ covers: () => true, effect: markedFlags.read }];
    const read = { ...messages[3], _id: fourth, createdAt: '', read: true, seen: true };
    expect(withPendingMarks(read, marks)).toBe(read);
  });
});

describe('the counts', () => {
  const start = () => markBench(platform());

  test('fault 30: each patch is taken back alone, and those that stay are measured anew', async () => {
    const { client, counts, ids } = await start();
    const undoMark = showMark(client, markOf([ids.first, ids.second], 'read'));
    expect(counts.shown()).toEqual([1, 0]);
    const undoRemoval = showMark(client, removalOf(ids.first, ids.third, ids.fourth));
    expect(client.pendingMarks.current()).toMatchObject({ unreadDelta: -3, unseenDelta: -2 });
    undoMark();
    undoMark();
    expect(counts.shown()).toEqual([1, 1]);
    undoRemoval();
    expect(counts.shown()).toEqual([3, 2]);
    expect(client.pendingMarks.current().marks).toEqual([]);
  });

  test('do not move by what changes nothing', async () => {
    const { client, counts, ids } = await start();
    showMark(client, markOf([ids.fourth], 'read'));
    showMark(client, markOf([ids.third], 'seen'));
    expect(counts.shown()).toEqual([3, 2]);
    showMark(client, markOf([ids.fourth], 'unread'));
    expect(counts.shown()).toEqual([4, 2]);
  });

  test('go to zero from where they are shown, not from where the server has them', async () => {
    const { client, ids } = await start();
    showMark(client, markOf([ids.first], 'read'));
    expect(countDeltasToZero(client)).toEqual({ unreadDelta: -2, unseenDelta: -1 });
  });

  test('that are not known yet do not move', () => {
    const client = inboxOf(platform());
    expect(countDeltasToZero(client)).toEqual({ unreadDelta: 0, unseenDelta: 0 });
  });

  test('follow what the server says of a message meanwhile', async () => {
    const { world, client, screen, counts, ids } = await start();
    showMark(client, removalOf(ids.first));
    expect(counts.shown()).toEqual([2, 1]);
    world.markElsewhere(ids.first, { seen: true, read: true });
    await screen.observer.refetch();
    expect(client.pendingMarks.current()).toMatchObject({ unreadDelta: 0, unseenDelta: 0 });
  });

  test('are not measured anew before the server has said something of a message', async () => {
    const { client, ids } = await start();
    showMark(client, markOf([ids.first], 'read'));
    const before = client.pendingMarks.current();
    await client.queryClient.invalidateQueries({ queryKey: feedsKey(client), refetchType: 'none' });
    client.queryClient.setQueryData(countKeys(client.scope).unread, 5);
    expect(client.pendingMarks.current()).toBe(before);
  });

  test('follow the feeds once, however many marks there are', async () => {
    const { client, ids } = await start();
    const followed = vi.spyOn(client.queryClient.getQueryCache(), 'subscribe');
    showMark(client, markOf([ids.first], 'read'));
    showMark(client, markOf([ids.second], 'read'));
    expect(followed).toHaveBeenCalledOnce();
  });

  test('stay as they are when nothing is unconfirmed', async () => {
    const { client, screen, ids } = await start();
    showMark(client, markOf([ids.first], 'read'))();
    const before = client.pendingMarks.current();
    await screen.observer.refetch();
    expect(client.pendingMarks.current()).toBe(before);
  });
});
