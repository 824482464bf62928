import { type Pauses, pauseMs } from './late.ts';

/** The longest time that a timer of a browser can wait, in milliseconds. With a longer one it would fire at once. */
export const longestTimerMs = 2 ** 31 - 1;

/** How much faster pauses grow for what is refused, such as a token: 1, 11 and 128 seconds, and so three tries in the first minute. */
export const refusedSpeed = 3.5;

/** What waits for another try. It has one timer. */
export interface Retry {
  /** Begins the next pause, unless one is under way. A server may ask for a longer one. */
  wait(speed?: number, atLeastMs?: number): void;
  /** Ends a pause, because its owner ends or has tried already. */
  stop(): void;
  /** After a success: the next pause is the first again. */
  reset(): void;
}

/** Calls `act` after each pause, with the number of failures so far. */
export function createRetry(pauses: Pauses, act: (failures: number) => void): Retry {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function wake(): void {
    timer = undefined;
    act(failures);
  }

  return {
    wait(speed = 1, atLeastMs = 0) {
      if (timer === undefined) {
        timer = setTimeout(wake, Math.max(pauseMs(pauses, failures * speed), atLeastMs));
        failures += 1;
      }
    },
    stop,
    reset() {
      failures = 0;
    },
  };
}
