import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdMs, restMs, tabRestOf } from './tabRest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a key that is held down is one way, which ends when it is let go', () => {
  const rest = tabRestOf({});
  for (let key = 0; key < 9; key += 1) {
    rest.opened(true);
    vi.advanceTimersByTime(holdMs - 1);
    expect(rest.isResting()).toBe(false);
  }
  rest.released();
  vi.advanceTimersByTime(restMs - 1);
  expect(rest.isResting()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(rest.isResting()).toBe(true);
});

test('a key whose release nobody hears of ends its way too', () => {
  const rest = tabRestOf({});
  rest.opened(true);
  vi.advanceTimersByTime(holdMs);
  expect(rest.isResting()).toBe(true);
});

test('a key that leads to no other tab changes nothing', () => {
  const rest = tabRestOf({});
  const heard = vi.fn();
  rest.subscribe(heard);
  rest.released();
  expect(rest.isResting()).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test('keys that follow each other are one way, which ends when the last of them is long enough ago', () => {
  const rest = tabRestOf({});
  const heard = vi.fn();
  rest.subscribe(heard);
  expect(rest.isResting()).toBe(true);
  for (let key = 0; key < 9; key += 1) {
    rest.opened(true);
    rest.released();
    vi.advanceTimersByTime(restMs - 1);
    expect(rest.isResting()).toBe(false);
  }
  heard.mockClear();
  vi.advanceTimersByTime(1);
  expect(rest.isResting()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a press rests at once, on the way from key to key too', () => {
  const rest = tabRestOf({});
  rest.opened(true);
  rest.opened(false);
  expect(rest.isResting()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('each inbox has its own', () => {
  const root = {};
  tabRestOf(root).opened(true);
  expect(tabRestOf(root).isResting()).toBe(false);
  expect(tabRestOf({}).isResting()).toBe(true);
});
