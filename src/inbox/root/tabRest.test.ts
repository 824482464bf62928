import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRootOwner } from './RootContext.ts';
import { createTabRest, holdMs, restMs } from './tabRest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a key that is held down keeps the tabs from resting until it is released', () => {
  const rest = createTabRest();
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

test('the tabs rest after a while when the release of the key is missed', () => {
  const rest = createTabRest();
  rest.opened(true);
  vi.advanceTimersByTime(holdMs);
  expect(rest.isResting()).toBe(true);
});

test('a key that opens no other tab changes nothing', () => {
  const rest = createTabRest();
  const onChange = vi.fn();
  rest.subscribe(onChange);
  rest.released();
  expect(rest.isResting()).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test('the tabs rest once, after the last of several keys in a row', () => {
  const rest = createTabRest();
  const onChange = vi.fn();
  rest.subscribe(onChange);
  expect(rest.isResting()).toBe(true);
  for (let key = 0; key < 9; key += 1) {
    rest.opened(true);
    rest.released();
    vi.advanceTimersByTime(restMs - 1);
    expect(rest.isResting()).toBe(false);
  }
  onChange.mockClear();
  vi.advanceTimersByTime(1);
  expect(rest.isResting()).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a press rests at once, also right after a key', () => {
  const rest = createTabRest();
  rest.opened(true);
  rest.opened(false);
  expect(rest.isResting()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('each inbox has a rest of its own', () => {
  const [one, other] = [createRootOwner(), createRootOwner()];
  one.service(createTabRest).opened(true);
  expect(one.service(createTabRest).isResting()).toBe(false);
  expect(other.service(createTabRest).isResting()).toBe(true);
});
