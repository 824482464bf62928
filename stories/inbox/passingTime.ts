import { expect, spyOn, waitFor } from 'storybook/test';
import { drawn } from './feedInSight.ts';

/** Between two of the steps of a time that passes, all that was called is answered, and drawn. */
const stepMs = 250;

/** How often the times of rows are renewed. */
const renewalMs = 30_000;

/**
 * Lets a story say when a long time has passed: the clock goes on by itself, and timers for later, and those that renew times, run when
 * it is set forward and they are due. To be called before the story is drawn.
 *
 * @param longMs What is later, in milliseconds. Without it, longer than any time that a story lives through.
 */
export function passingTime(longMs = 300_000) {
  let aheadMs = 0;
  let unanswered = 0;
  const realNow = Date.now;
  const realSincePage = performance.now.bind(performance);
  const realFetch = window.fetch.bind(window);
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  const waiting = new Map<unknown, { readonly act: () => void; readonly dueAt: number; soon?: number }>();
  const now = () => realNow() + aheadMs;
  const forget = (timer?: Parameters<typeof clearTimeout>[0]) => {
    clearTimeout(waiting.get(timer)?.soon);
    waiting.delete(timer);
    clearTimeout(timer);
    clearInterval(timer);
  };
  const wait = (timer: unknown, ms: number, act: () => void) =>
    void waiting.set(timer, { act, dueAt: now() + ms });
  const late = (act: (...all: unknown[]) => void, ms = 0, ...all: unknown[]) => {
    const timer = setTimeout(act, ms, ...all);
    if (ms > longMs) {
      wait(timer, ms, () => {
        forget(timer);
        act(...all);
      });
    }
    return timer;
  };
  const renewing = (act: () => void, ms = 0, ...all: unknown[]) => {
    const timer = setInterval(act, ms, ...all);
    if (ms === renewalMs) {
      const renew = () => {
        wait(timer, ms, renew);
        act();
      };
      wait(timer, ms, renew);
    }
    return timer;
  };
  const counting: typeof fetch = async (...call) => {
    unanswered += 1;
    try {
      return await realFetch(...call);
    } finally {
      unanswered -= 1;
    }
  };
  const pass = (ms: number) => {
    aheadMs += ms;
    for (const [timer, one] of [...waiting]) {
      const leftMs = one.dueAt - now();
      clearTimeout(one.soon);
      if (waiting.get(timer) !== one) {
        // One that ran before it has ended it.
      } else if (leftMs <= 0) {
        one.act();
      } else {
        one.soon = setTimeout(one.act, leftMs);
      }
    }
  };
  spyOn(Date, 'now').mockImplementation(now);
  spyOn(performance, 'now').mockImplementation(() => realSincePage() + aheadMs);
  spyOn(window, 'fetch').mockImplementation(counting);
  spyOn(window, 'setTimeout').mockImplementation(Object.assign(late, setTimeout));
  spyOn(window, 'setInterval').mockImplementation(renewing as typeof setInterval);
  spyOn(window, 'clearTimeout').mockImplementation(forget);
  spyOn(window, 'clearInterval').mockImplementation(forget);
  return {
    pass,
    /** Lets time pass step by step, for what may still happen: each step's calls are answered, and what they led to is drawn. */
    async passInSteps(ms: number): Promise<void> {
      for (let passedMs = 0; passedMs < ms; passedMs += stepMs) {
        pass(stepMs);
        await drawn();
        await waitFor(() => expect(unanswered).toBe(0));
      }
      await drawn();
    },
  };
}
