import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSeenObserver } from './seenObserver.ts';

/** A row 100 pixels tall in a list of 400. */
class Row {
  readonly clientHeight = 400;
  closest = () => this;
}

let show: (entries: readonly object[]) => void = () => {};
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLElement', Row);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof show) {
        show = callback;
      }
      observe = () => {};
      unobserve = () => {};
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function watched() {
  const send = vi.fn((_ids: readonly string[]) => Promise.resolve());
  const watch = createSeenObserver(send);
  const row = new Row() as unknown as HTMLElement;
  const stop = watch.watch(row, 'a');
  const see = (intersectionRatio: number, height: number) =>
    show([{ target: row, isIntersecting: height > 0, intersectionRatio, intersectionRect: { height } }]);
  return { send, watch, see, stop };
}

test.each([
  ['half of it is in sight', 0.5, 50, 1],
  ['less than half of it is in sight', 0.4, 40, 0],
  ['a fifth of it fills half of the list', 0.2, 200, 1],
  ['it is out of sight', 0, 0, 0],
])('a row counts as seen or not: %s', async (_name, ratio, height, calls) => {
  const { send, see } = watched();
  see(ratio, height);
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(calls);
});

test('a row that is removed was not seen', async () => {
  const { send, see, stop } = watched();
  see(1, 100);
  stop();
  await vi.runAllTimersAsync();
  expect(send).not.toHaveBeenCalled();
});

test('on a hidden page nothing is seen before it is shown, and after the end nothing at all', async () => {
  page.visibilityState = 'hidden';
  const { send, see, watch } = watched();
  see(1, 100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(send.mock.calls).toEqual([[['a']]]);
  watch.end();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
});
