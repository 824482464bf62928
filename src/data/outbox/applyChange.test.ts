import { describe, expect, test, vi } from 'vitest';
import { markOf, removalOf } from '../../../tests/support/changes.ts';
import { feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed } from '../../mocks/index.ts';
import { applyChange, replaceChange, takeBack } from './applyChange.ts';
import type { Change, ChangeState } from './change.ts';
import { pendingChangesOf } from './pendingChanges.ts';

const platform = mockPlatform();

/** A client whose feed of three unread messages is loaded. */
async function start() {
  const world = platform({ messages: buildFeed(3).map((one) => ({ ...one, read: false, seen: true })) });
  const client = inboxOf(world);
  const screen = feedScreen(client);
  await screen.loaded();
  const [first = '', second = ''] = screen.rows().map(({ _id }) => _id);
  return { client, screen, first, second, pending: pendingChangesOf(client) };
}

const switchOff = (state: ChangeState): Change => ({
  id: -1,
  type: 'switches',
  kind: 'preference',
  state,
  count: 1,
  switches: { email: false },
});

test.each([
  ['held', 0],
  ['queued', 0],
  ['waiting', 0],
  ['elsewhere', 0],
  ['sending', -1],
  ['confirmed', -1],
] as const)('a change that is %s moves what is shown, and what is on its way by %i', async (state, sent) => {
  const { client, first, second, pending } = await start();
  applyChange(client, { ...markOf([first], 'read'), state });
  expect(pending.get()).toMatchObject({ unreadDelta: -1, sent: { unreadDelta: sent } });
  applyChange(client, { ...markOf([second], 'read'), state: 'held' });
  expect(pending.get()).toMatchObject({ unreadDelta: -2, sent: { unreadDelta: sent } });
});

describe('the lists of changes', () => {
  test('of messages and of waiting ones have only those', async () => {
    const { client, pending } = await start();
    const waiting: Change = { ...markOf(['a'], 'read'), state: 'waiting' };
    const automatic: Change = { ...markOf(['b'], 'seen'), state: 'waiting', isAutomatic: true };
    const changes = [switchOff('waiting'), removalOf('c'), waiting, automatic];
    for (const change of changes) {
      applyChange(client, change);
    }
    const [preference, removal] = changes;
    expect(pending.get().changes).toEqual(changes);
    expect(pending.get().messageChanges).toEqual([removal, waiting, automatic]);
    expect(pending.get().waiting).toEqual([preference, waiting]);
  });

  test('stay the same arrays while nothing in them changes', async () => {
    const { client, pending } = await start();
    const [one, other]: Change[] = [markOf(['a'], 'read'), { ...markOf(['b'], 'read'), state: 'waiting' }];
    for (const change of [one, other]) {
      if (change !== undefined) {
        applyChange(client, change);
      }
    }
    const { messageChanges, waiting } = pending.get();
    applyChange(client, switchOff('sending'));
    expect(pending.get().messageChanges).toBe(messageChanges);
    expect(pending.get().waiting).toBe(waiting);
  });

  test('are new arrays when one in them is replaced, added or taken back', async () => {
    const { client, pending } = await start();
    const one: Change = { ...markOf(['a'], 'read'), state: 'waiting' };
    const other: Change = { ...markOf(['b'], 'read'), state: 'waiting' };
    const seen = new Set<readonly Change[]>();
    const note = () => seen.add(pending.get().messageChanges).add(pending.get().waiting);
    applyChange(client, one);
    note();
    const end = applyChange(client, other);
    note();
    const newer: Change = { ...other, count: 2 };
    replaceChange(client, newer);
    note();
    expect(pending.get().waiting).toEqual([one, newer]);
    end();
    note();
    expect(seen.size).toBe(8);
    expect(pending.get().waiting).toEqual([one]);
  });
});

test('a change that is taken back a second time tells nobody', async () => {
  const { client, pending } = await start();
  const told = vi.fn();
  const change = markOf(['a'], 'read');
  applyChange(client, markOf(['b'], 'read'));
  const end = applyChange(client, change);
  end();
  pending.subscribe(told);
  end();
  takeBack(client, change.id);
  takeBack(client, 12345);
  expect(told).not.toHaveBeenCalled();
});

describe('newer data of the server', () => {
  test('is measured again while there are changes, the second time too', async () => {
    const { client, screen, first, pending } = await start();
    for (let round = 0; round < 2; round += 1) {
      const end = applyChange(client, markOf([first], 'read'));
      expect(pending.get().unreadDelta).toBe(-1);
      const told = vi.fn();
      const stop = pending.subscribe(told);
      await screen.observer.refetch();
      expect(told).toHaveBeenCalled();
      stop();
      end();
    }
  });

  test('is nobody’s business once no change is left', async () => {
    const { client, screen, first, pending } = await start();
    const cache = client.queryClient.getQueryCache();
    const end = applyChange(client, markOf([first], 'read'));
    end();
    const told = vi.fn();
    pending.subscribe(told);
    await screen.observer.refetch();
    expect(told).not.toHaveBeenCalled();
    const subscribe = vi.spyOn(cache, 'subscribe');
    applyChange(client, markOf([first], 'read'));
    applyChange(client, removalOf(first));
    expect(subscribe).toHaveBeenCalledTimes(1);
  });

  test('of something else than a feed is not measured', async () => {
    const { client, first, pending } = await start();
    applyChange(client, markOf([first], 'read'));
    const told = vi.fn();
    pending.subscribe(told);
    await client.queryClient.fetchQuery({ queryKey: [...client.scope, 'other'], queryFn: () => 1 });
    expect(told).not.toHaveBeenCalled();
  });
});
