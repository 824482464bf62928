import { spyOn } from 'storybook/test';

/** Longer than any time that a story lives through. */
const longMs = 300_000;

/** How often the times of rows are renewed. */
const renewalMs = 30_000;

/**
 * Lets a story say when a long time has passed: the clock goes on by itself, and timers for later, and those that renew times, run when
 * it is set forward. To be called before the story is drawn.
 */
export function passingTime() {
  let aheadMs = 0;
  const now = Date.now;
  const [setTimer, setTicker] = [window.setTimeout, window.setInterval];
  const waiting = new Map<unknown, () => void>();
  spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
  const late = (act: () => void, ms = 0, ...all: unknown[]) => {
    const timer = setTimer(act, ms, ...all);
    if (ms > longMs) {
      waiting.set(timer, act);
    }
    return timer;
  };
  const renewing = (act: () => void, ms = 0, ...all: unknown[]) => {
    const timer = setTicker(act, ms, ...all);
    if (ms === renewalMs) {
      waiting.set(timer, act);
    }
    return timer;
  };
  spyOn(window, 'setTimeout').mockImplementation(Object.assign(late, window.setTimeout));
  spyOn(window, 'setInterval').mockImplementation(renewing as typeof window.setInterval);
  return {
    pass(ms: number): void {
      aheadMs += ms;
      for (const act of [...waiting.values()]) {
        act();
      }
    },
  };
}
