import { pauseMs, retries } from '../../base/index.ts';
import { type InboxError, toInboxError } from './InboxError.ts';
import { maxRetryAfterMs } from './retryAfter.ts';
import { withTimeout } from './withTimeout.ts';

/** The time in which tries are counted, and the longest pause without an error on screen, in milliseconds. */
const minuteMs = 60_000;

interface Failing {
  /** When its last six tries started, in milliseconds since 1970; 0 for those that were not made. */
  readonly beganMs: number[];
  /** Why its last try failed. Before `freeAtMs` it is not tried again, unless that is allowed. */
  error?: InboxError;
  freeAtMs: number;
}

/** Retries calls where that can help, and limits the tries of each call that fails. */
export function createTries() {
  const failing = new Map<string, Failing>();

  function recordOf(name: string): Failing {
    const record = failing.get(name) ?? {
      beganMs: Array<number>(retries.call.perMinute).fill(0),
      freeAtMs: 0,
    };
    failing.set(name, record);
    return record;
  }

  /** Throws the error of a call, as long as it must not be tried. */
  function check(name: string): void {
    const { error, freeAtMs = 0 } = failing.get(name) ?? {};
    if (error && isToCome(freeAtMs)) {
      throw error;
    }
  }

  return {
    check,
    /**
     * Makes a call, with retries, until it succeeds or fails for good with an `InboxError`. When one of `ends` aborts, its
     * pause ends and leaves no timer.
     */
    async run<Result>(
      name: string,
      ends: readonly AbortSignal[],
      call: () => Promise<Result>,
    ): Promise<Result> {
      check(name);
      for (let failures = 0; ; failures += 1) {
        const record = recordOf(name);
        const { beganMs } = record;
        beganMs.shift();
        beganMs.push(Date.now());
        // Already now: tries that are cancelled count as well.
        const freeAtMs = (beganMs[0] ?? 0) + minuteMs;
        record.freeAtMs = freeAtMs;
        try {
          const answer = await call();
          failing.delete(name);
          return answer;
        } catch (thrown) {
          const error = toInboxError(thrown);
          if (error.kind === 'aborted') {
            // Cancelled by us: no failure, but the server may have received it, so it counts until a call succeeds.
            throw error;
          }
          const delayMs = error.retryAfterMs ?? pauseMs(retries.call, failures);
          const mayHelp = error.retryable && failures < retries.call.limit && delayMs <= minuteMs;
          record.error = error;
          if (!mayHelp || isToCome(freeAtMs - delayMs)) {
            record.freeAtMs = Math.max(freeAtMs, Date.now() + (error.retryAfterMs ?? 0));
            throw error;
          }
          // The pause: a task that never ends by itself. It leaves no timer, also if it is aborted.
          await withTimeout('', ends, () => new Promise(() => {}), delayMs).catch(() => {});
        }
      }
    },
    /** Prevents a call from being tried until it is allowed. */
    hold(name: string, error: InboxError): void {
      Object.assign(recordOf(name), { error, freeAtMs: Number.POSITIVE_INFINITY });
    },
    /** Lets every call be tried once more, because the reader requested it or something has changed. */
    allow(): void {
      for (const record of failing.values()) {
        record.freeAtMs = 0;
      }
    },
  };
}

/** Whether a time is still to come. One that is further away than any pause was taken before the clock was set back. */
export function isToCome(timeMs: number): boolean {
  const leftMs = timeMs - Date.now();
  return leftMs > 0 && (leftMs <= maxRetryAfterMs || leftMs === Number.POSITIVE_INFINITY);
}
