import { expect, test, vi } from 'vitest';
import { createServices } from './createServices.ts';
import { createStore } from './createStore.ts';

test('a store notifies its listeners of a new value, but not of the same value', () => {
  const store = createStore(1);
  const onChange = vi.fn(() => store.get());
  store.subscribe(onChange);
  store.set(1);
  expect(onChange).not.toHaveBeenCalled();
  store.set(2);
  expect(onChange).toHaveReturnedWith(2);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a function that listens twice is notified twice, and once after one of the two stops', () => {
  const store = createStore('');
  const onChange = vi.fn();
  const stop = store.subscribe(onChange);
  store.subscribe(onChange);
  store.set('a');
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  stop();
  store.set('b');
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('a listener that stops another one during a notification does not disturb it', () => {
  const store = createStore(0);
  const last = vi.fn();
  const stops: (() => void)[] = [];
  store.subscribe(() => stops.forEach((stop) => void stop()));
  stops.push(store.subscribe(last));
  store.set(1);
  store.set(2);
  expect(last).toHaveBeenCalledTimes(1);
});

test('a service is created once for its owner, on first use, and another owner has its own', () => {
  const make = vi.fn((owner: string) => ({ owner }));
  const [mine, other] = [createServices(() => 'mine'), createServices(() => 'other')];
  expect(make).not.toHaveBeenCalled();
  expect(mine(make)).toEqual({ owner: 'mine' });
  expect(mine(make)).toBe(mine(make));
  expect(other(make)).toEqual({ owner: 'other' });
  expect(make).toHaveBeenCalledTimes(2);
});

test('a service that is undefined is created only once too', () => {
  const services = createServices(() => null);
  const make = vi.fn(() => undefined);
  services(make);
  services(make);
  expect(make).toHaveBeenCalledTimes(1);
});
