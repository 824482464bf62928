import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEventBuffer, type LiveBatch, parseLiveEvent } from './eventBuffer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const batches: LiveBatch[] = [];
  return { batches, buffer: createEventBuffer((batch) => batches.push(batch)) };
}

const none = {
  messages: [],
  changes: 1,
  mayHaveMissed: false,
  unreadCount: undefined,
  unseenCount: undefined,
};

test('that events may have been missed stays known in a burst, and not in the next one', () => {
  const { batches, buffer } = start();
  buffer.add({ mayHaveMissed: true });
  buffer.add({ unreadCount: 1, mayHaveMissed: false });
  vi.advanceTimersByTime(100);
  buffer.add({ unreadCount: 2 });
  vi.advanceTimersByTime(100);
  expect(batches.map(({ mayHaveMissed }) => mayHaveMissed)).toEqual([true, false]);
});

test('a burst of events becomes one batch with the last counts, 100 ms after its end', () => {
  const { batches, buffer } = start();
  buffer.add({ unreadCount: 1 });
  vi.advanceTimersByTime(99);
  buffer.add({ unreadCount: 2, unseenCount: 9 });
  buffer.add({ mayHaveMissed: true });
  vi.advanceTimersByTime(99);
  expect(batches).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(batches).toEqual([{ ...none, changes: 2, unreadCount: 2, unseenCount: 9, mayHaveMissed: true }]);
  vi.advanceTimersByTime(10_000);
  expect(batches).toHaveLength(1);
  buffer.add({ unseenCount: 0 });
  vi.advanceTimersByTime(100);
  expect(batches[1]).toEqual({ ...none, unseenCount: 0 });
});

test('fault 42: a malformed event neither replaces nor delays a valid count', () => {
  const { batches, buffer } = start();
  const hear = (event: unknown) => {
    const change = parseLiveEvent(event);
    if (change !== undefined) {
      buffer.add(change);
    }
  };
  hear({ unread: 4 });
  vi.advanceTimersByTime(50);
  for (const rubbish of [{ unread: 'nine' }, { unread: null }, null, {}, 'x']) {
    hear(rubbish);
  }
  vi.advanceTimersByTime(50);
  expect(batches).toEqual([{ ...none, unreadCount: 4 }]);
});

describe('fault 43: floods', () => {
  test('10,000 events in one tick are one batch', () => {
    const { batches, buffer } = start();
    for (let count = 1; count <= 10_000; count += 1) {
      buffer.add({ unreadCount: count });
    }
    vi.advanceTimersByTime(60_000);
    expect(batches).toEqual([{ ...none, changes: 10_000, unreadCount: 10_000 }]);
  });

  test('a minute of events without a pause becomes one batch a second', () => {
    const { batches, buffer } = start();
    for (let count = 1; count <= 60_000 / 50; count += 1) {
      buffer.add({ unreadCount: count });
      vi.advanceTimersByTime(50);
    }
    expect(batches.length).toBeGreaterThanOrEqual(55);
    expect(batches.length).toBeLessThanOrEqual(60);
    expect(batches[0]?.unreadCount).toBe(20);
    vi.advanceTimersByTime(100);
    expect(batches.at(-1)?.unreadCount).toBe(1_200);
  });
});

test('fault 44, 69: a cancelled batch is never passed on and leaves no timer', () => {
  const { batches, buffer } = start();
  buffer.add({ unreadCount: 1 });
  buffer.cancel();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect(batches).toEqual([]);
  buffer.add({ unseenCount: 2 });
  vi.advanceTimersByTime(100);
  expect(batches).toEqual([{ ...none, unseenCount: 2 }]);
});
