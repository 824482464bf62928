import { type InboxError, toInboxError } from './InboxError.ts';
import { retryDelayMs, shouldRetry } from './retry.ts';

/** A call that fails is tried this often within this time, in milliseconds, whatever the reasons to ask. */
const maxTries = 6;
const withinMs = 60_000;

/** A call that does not succeed at the moment. */
interface Failing {
  /** When its last tries began, in milliseconds since 1970. */
  beganMs: number[];
  /** Why it failed for good. Until `restsUntilMs` it is not tried again, unless that is allowed. */
  error?: InboxError | undefined;
  restsUntilMs: number;
}

/** Tries calls again where that can help, and limits the tries of each call that fails. */
export interface Tries {
  /** Throws what a call has failed with, as long as it must not be tried. */
  check(name: string): void;
  /**
   * Makes a call, again if need be, until it succeeds or fails for good with an `InboxError`. When one of `ends` aborts, its
   * pause ends and leaves no timer.
   */
  run<Result>(name: string, ends: readonly AbortSignal[], call: () => Promise<Result>): Promise<Result>;
  /** Keeps a call from being tried until it is allowed. */
  hold(name: string, error: InboxError): void;
  /** Lets this call, or all of them, be tried once more: the reader asks, or something has changed. */
  allow(name?: string): void;
}

/** Makes a limit of tries. `onRest` gets the milliseconds for which a call that was asked for must not be tried. */
export function createTries(onRest: (restMs: number) => void): Tries {
  const failing = new Map<string, Failing>();

  function recordOf(name: string): Failing {
    const record = failing.get(name) ?? { beganMs: [], restsUntilMs: 0 };
    failing.set(name, record);
    return record;
  }

  function check(name: string): void {
    const { error, restsUntilMs = 0 } = failing.get(name) ?? {};
    const restMs = restsUntilMs - Date.now();
    if (error !== undefined && restMs > 0) {
      onRest(restMs);
      throw error;
    }
  }

  return {
    check,
    async run(name, ends, call) {
      check(name);
      for (let failures = 0; ; failures += 1) {
        const record = recordOf(name);
        record.beganMs = [...record.beganMs, Date.now()].slice(-maxTries);
        try {
          const answer = await call();
          failing.delete(name);
          return answer;
        } catch (thrown) {
          const error = toInboxError(thrown);
          const nowMs = Date.now();
          const delayMs = retryDelayMs(failures, error);
          const [firstMs = 0] = record.beganMs;
          const freeAtMs = record.beganMs.length < maxTries ? 0 : firstMs + withinMs;
          if (error.code === 'aborted') {
            // Given up by us: no failure, unless it was failing before.
            record.beganMs.splice(record.error === undefined && failures === 0 ? -1 : maxTries);
            throw error;
          }
          if (!shouldRetry(failures, error) || freeAtMs > nowMs + delayMs) {
            record.error = error;
            record.restsUntilMs = Math.max(freeAtMs, nowMs + (error.retryAfterMs ?? 0));
            throw error;
          }
          await pause(delayMs, ends);
        }
      }
    },
    hold(name, error) {
      Object.assign(recordOf(name), { error, restsUntilMs: Number.POSITIVE_INFINITY });
    },
    allow(name) {
      for (const [known, record] of failing) {
        if (name === undefined || known === name) {
          record.error = undefined;
        }
      }
    },
  };
}

/** Waits, but not beyond an abort. */
function pause(delayMs: number, ends: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const signal of ends) {
        signal.removeEventListener('abort', end);
      }
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    for (const signal of ends) {
      signal.addEventListener('abort', end);
    }
    if (ends.some(({ aborted }) => aborted)) {
      end();
    }
  });
}
