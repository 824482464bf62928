import { spyOn } from 'storybook/test';

/** Until the story ends, a timer of one of these delays waits for another one, both in milliseconds. All other times are as they are. */
export function shortenTimers(delays: Readonly<Record<number, number>>): void {
  const setTimer = window.setTimeout.bind(window);
  const shortened = (act: TimerHandler, delayMs = 0, ...rest: unknown[]) =>
    setTimer(act, delays[delayMs] ?? delayMs, ...rest);
  spyOn(window, 'setTimeout').mockImplementation(Object.assign(shortened, window.setTimeout));
}
