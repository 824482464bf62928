import { type InboxError, toInboxError } from './InboxError.ts';
import { maxRetryAfterMs, retryDelayMs, shouldRetry } from './retry.ts';
import { withTimeout } from './withTimeout.ts';

/** A failing call is tried at most this often within this time, in milliseconds. */
const maxTries = 6;
const withinMs = 60_000;

/** A call that fails at present. */
interface Failing {
  /** When its last six tries started, in milliseconds since 1970; 0 for those that were not made. */
  readonly beganMs: number[];
  /** Why it failed for good. Until `restsUntilMs` it is not tried again, unless that is allowed. */
  error?: InboxError | undefined;
  restsUntilMs: number;
  /** Why its last try failed. */
  lastError?: InboxError | undefined;
  /** Whether the next try may be made although there were six. */
  allowed: boolean;
}

/** Retries calls where that can help, and limits the tries of each call that fails. */
export interface Tries {
  /** Throws the error of a call, as long as it must not be tried. */
  check(name: string): void;
  /**
   * Makes a call, with retries, until it succeeds or fails for good with an `InboxError`. When one of `ends` aborts, its
   * pause ends and leaves no timer.
   */
  run<Result>(name: string, ends: readonly AbortSignal[], call: () => Promise<Result>): Promise<Result>;
  /** Prevents a call from being tried until it is allowed. */
  hold(name: string, error: InboxError): void;
  /** Lets every call be tried once more, because the reader requested it or something has changed. */
  allow(): void;
}

/** Creates a limit of tries. */
export function createTries(): Tries {
  const failing = new Map<string, Failing>();

  function recordOf(name: string): Failing {
    const record = failing.get(name) ?? {
      beganMs: Array<number>(maxTries).fill(0),
      restsUntilMs: 0,
      allowed: false,
    };
    failing.set(name, record);
    return record;
  }

  function check(name: string): void {
    const { error, restsUntilMs = 0 } = failing.get(name) ?? {};
    if (error !== undefined && isToCome(restsUntilMs)) {
      throw error;
    }
  }

  return {
    check,
    async run(name, ends, call) {
      check(name);
      for (let failures = 0; ; failures += 1) {
        const record = recordOf(name);
        const { beganMs, lastError } = record;
        const [sixthMs = 0] = beganMs;
        if (failures === 0 && lastError !== undefined && isToCome(sixthMs + withinMs) && !record.allowed) {
          // The tries before were cancelled and not refused, so nothing else has stopped this one.
          Object.assign(record, { error: lastError, restsUntilMs: sixthMs + withinMs });
          throw lastError;
        }
        record.allowed = false;
        beganMs.shift();
        beganMs.push(Date.now());
        try {
          const answer = await call();
          failing.delete(name);
          return answer;
        } catch (thrown) {
          const error = toInboxError(thrown);
          const nowMs = Date.now();
          const delayMs = retryDelayMs(failures, error);
          const [firstMs = 0] = beganMs;
          const freeAtMs = firstMs + withinMs;
          if (error.code === 'aborted') {
            // Cancelled by us: no failure, but the server may have received it, so it counts until a call succeeds.
            throw error;
          }
          record.lastError = error;
          if (!shouldRetry(failures, error) || isToCome(freeAtMs - delayMs)) {
            record.error = error;
            record.restsUntilMs = Math.max(freeAtMs, nowMs + (error.retryAfterMs ?? 0));
            throw error;
          }
          // The pause: a task that never ends by itself. It leaves no timer, also if it is aborted.
          await withTimeout('', ends, () => new Promise(() => {}), delayMs).catch(() => {});
        }
      }
    },
    hold(name, error) {
      Object.assign(recordOf(name), { error, restsUntilMs: Number.POSITIVE_INFINITY });
    },
    allow() {
      for (const record of failing.values()) {
        record.error = undefined;
        record.allowed = true;
      }
    },
  };
}

/** Whether a time is still to come. One that is further away than any pause was taken before the clock was set back. */
function isToCome(timeMs: number): boolean {
  const leftMs = timeMs - Date.now();
  return leftMs > 0 && (leftMs <= maxRetryAfterMs || leftMs === Number.POSITIVE_INFINITY);
}
