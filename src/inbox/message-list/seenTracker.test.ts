import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { InboxMessage } from '../../data/index.ts';
import { createSeenTracker } from './seenTracker.ts';
import { stillUnseen } from './useSeenTracking.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answered = () => vi.fn((_ids: readonly string[]) => Promise.resolve());

describe('what was visible for a moment is reported in one call', () => {
  test('messages that become visible together are sent together', async () => {
    const send = answered();
    const sightings = createSeenTracker(send);
    sightings.enter('a');
    sightings.enter('b');
    await vi.advanceTimersByTimeAsync(300);
    sightings.enter('c');
    await vi.advanceTimersByTimeAsync(1_199);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls).toEqual([[['a', 'b', 'c']]]);
  });

  test('a row that leaves early was not seen, and a fast scroll through thousands reports none', async () => {
    const send = answered();
    const sightings = createSeenTracker(send);
    for (let row = 0; row < 5_000; row += 1) {
      sightings.enter(`row ${row}`);
      await vi.advanceTimersByTimeAsync(1);
      sightings.leave(`row ${row}`);
    }
    await vi.runAllTimersAsync();
    expect(send).not.toHaveBeenCalled();
  });

  test('no call has more than a hundred messages, and none begins before the last has ended', async () => {
    let end = (): void => {};
    const send = vi.fn((_ids: readonly string[]) => new Promise<void>((resolve) => (end = resolve)));
    const sightings = createSeenTracker(send);
    for (let row = 0; row < 150; row += 1) {
      sightings.take(`row ${row}`);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    sightings.take('one more');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send.mock.calls.map(([ids]) => ids.length)).toEqual([100]);
    end();
    await vi.advanceTimersByTimeAsync(500);
    expect(send.mock.calls.map(([ids]) => ids.length)).toEqual([100, 51]);
  });

  test('at the end what was seen is reported at once, and what was not is not', async () => {
    const send = answered();
    const sightings = createSeenTracker(send);
    sightings.enter('a');
    await vi.advanceTimersByTimeAsync(1_000);
    sightings.enter('b');
    sightings.end();
    await vi.runAllTimersAsync();
    expect(send.mock.calls).toEqual([[['a']]]);
  });
});

describe('on a hidden page nothing is seen', () => {
  test('what is in view waits for the page to be shown', async () => {
    const send = answered();
    const sightings = createSeenTracker(send);
    sightings.setAwake(false);
    sightings.enter('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
    sightings.setAwake(true);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(send.mock.calls).toEqual([[['a']]]);
  });

  test('a moment in which the page was hidden begins again', async () => {
    const send = answered();
    const sightings = createSeenTracker(send);
    sightings.enter('a');
    await vi.advanceTimersByTimeAsync(900);
    sightings.setAwake(false);
    sightings.setAwake(true);
    await vi.advanceTimersByTimeAsync(900);
    sightings.leave('a');
    await vi.runAllTimersAsync();
    expect(send).not.toHaveBeenCalled();
  });
});

test('what was reported is not reported again, though the platform may never store it', async () => {
  const send = answered();
  const sightings = createSeenTracker(send);
  for (let turn = 0; turn < 10; turn += 1) {
    sightings.enter('a');
    await vi.advanceTimersByTimeAsync(1_500);
    sightings.leave('a');
  }
  sightings.take('b');
  await vi.advanceTimersByTimeAsync(500);
  expect(send.mock.calls).toEqual([[['a']], [['b']]]);
});

describe('a call that fails', () => {
  test('is not repeated by itself', async () => {
    const send = vi.fn((_ids: readonly string[]) => Promise.reject(new Error('No')));
    const sightings = createSeenTracker(send);
    sightings.take('a');
    await vi.advanceTimersByTimeAsync(60_000);
    sightings.take('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('has its messages sent with the next ones, three times at most', async () => {
    const send = vi.fn((_ids: readonly string[]) => Promise.reject(new Error('No')));
    const sightings = createSeenTracker(send);
    for (const id of ['a', 'b', 'c', 'd']) {
      sightings.take(id);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(send.mock.calls.map(([ids]) => ids)).toEqual([
      ['a'],
      ['b', 'a'],
      ['c', 'a', 'b'],
      ['d', 'b', 'c'],
    ]);
  });
});

test('what was read or seen before the call, or is gone, is not reported', () => {
  const messageOf = (id: string, flags: Pick<InboxMessage, 'seen' | 'read'>): InboxMessage => ({
    id,
    createdAt: '',
    ...flags,
  });
  const rows = [
    messageOf('waits', { seen: false, read: false }),
    messageOf('read', { seen: false, read: true }),
    messageOf('seen', { seen: true, read: false }),
    messageOf('not asked for', { seen: false, read: false }),
    messageOf('just read', { seen: false, read: false }),
  ];
  const shown = (row: InboxMessage) => (row.id === 'just read' ? { ...row, read: true } : row);
  const ids = ['seen', 'read', 'waits', 'gone', 'just read'];
  expect(stillUnseen({ rows, shown }, ids)).toEqual(['waits']);
});
