import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callSafely, createEmitter } from './emitter.ts';

interface Events {
  message: string;
  count: number;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('an event reaches all listeners of its name, with its value, and no others', () => {
  const emitter = createEmitter<Events>();
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  emitter.emit('message', 'before');
  emitter.on('message', first);
  emitter.on('message', second);
  emitter.on('count', other);
  emitter.emit('message', 'hello');
  expect([first, second].map(({ mock }) => mock.calls)).toEqual([[['hello']], [['hello']]]);
  expect(other).not.toHaveBeenCalled();
});

test('a listener that stops hears nothing more, and the others do', () => {
  const emitter = createEmitter<Events>();
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = emitter.on('count', first);
  emitter.on('count', second);
  stop();
  stop();
  emitter.emit('count', 1);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('a listener that is added during an event hears the next one', () => {
  const emitter = createEmitter<Events>();
  const late = vi.fn();
  const stop = emitter.on('count', () => void emitter.on('count', late));
  emitter.emit('count', 1);
  expect(late).not.toHaveBeenCalled();
  stop();
  emitter.emit('count', 2);
  expect(late.mock.calls).toEqual([[2]]);
});

test('a listener that throws leaves the others alone, and its error is uncaught afterwards', () => {
  const emitter = createEmitter<Events>();
  const error = new Error('The host made a mistake');
  const second = vi.fn();
  emitter.on('count', () => {
    throw error;
  });
  emitter.on('count', second);
  emitter.emit('count', 1);
  expect(second).toHaveBeenCalledTimes(1);
  expect(() => vi.runAllTimers()).toThrow(error);
});

test('a callback that does not throw causes no timer', () => {
  const callback = vi.fn();
  callSafely(callback);
  expect(callback).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
