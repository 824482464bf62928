import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetry } from './createRetry.ts';
import { pauseMs, retries } from './late.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A retry after a minute, then two, four and five. */
function start() {
  const act = vi.fn();
  const retry = createRetry(retries.failed, act);
  const pass = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000);
  return { act, retry, pass };
}

test('each pause is twice as long as the one before, never beyond the longest', () => {
  const minutes = [0, 1, 2, 3, 5_000].map((failures) => pauseMs(retries.failed, failures) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 5, 5]);
});

test('a random pause is half to all of its length', () => {
  const drawn = vi.spyOn(Math, 'random');
  for (const part of [0, 0.25, 0.999]) {
    drawn.mockReturnValue(part);
    const pauses = [0, 1, 2, 10, 5_000].map((failures) => pauseMs(retries.call, failures));
    expect(pauses).toEqual([1_000, 2_000, 4_000, 30_000, 30_000].map((ms) => ms * (0.5 + part / 2)));
  }
});

test('a pause is followed by a try, which learns how many failures there were', () => {
  const { act, retry, pass } = start();
  retry.wait();
  pass(0.999);
  expect(act).not.toHaveBeenCalled();
  pass(0.001);
  expect(act.mock.calls).toEqual([[1]]);
  retry.wait();
  pass(2);
  expect(act.mock.calls).toEqual([[1], [2]]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a pause that is under way is not begun twice', () => {
  const { act, retry, pass } = start();
  retry.wait();
  pass(0.5);
  retry.wait();
  pass(0.5);
  expect(act.mock.calls).toEqual([[1]]);
});

test('a pause that is stopped leaves no timer, and the next one is longer all the same', () => {
  const { act, retry, pass } = start();
  retry.wait();
  retry.stop();
  expect(vi.getTimerCount()).toBe(0);
  retry.wait();
  pass(1.999);
  expect(act).not.toHaveBeenCalled();
  pass(0.001);
  expect(act.mock.calls).toEqual([[2]]);
});

test('after a success the next pause is the first again', () => {
  const { act, retry, pass } = start();
  retry.wait();
  retry.stop();
  retry.reset();
  retry.wait();
  pass(1);
  expect(act.mock.calls).toEqual([[1]]);
});
