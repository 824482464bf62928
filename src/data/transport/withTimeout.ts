import { givenUp, InboxError, toInboxError } from './InboxError.ts';

/** The time limit of one try of a call, in milliseconds. */
export const requestTimeoutMs = 30_000;

/**
 * Limits the time of a task: fails with the kind `timeout` after 30 seconds and with `aborted` when one of `given` aborts,
 * whether the task listens to its signal or not. Leaves no timer and no listener.
 */
export async function withTimeout<Result>(
  who: string,
  given: readonly (AbortSignal | undefined)[],
  act: (signal: AbortSignal) => Promise<Result>,
  timeMs = requestTimeoutMs,
): Promise<Result> {
  const isGivenUp = () => given.some((signal) => signal?.aborted);
  const end = new AbortController();
  const stop = () => end.abort();
  const timeout = setTimeout(stop, timeMs);
  for (const signal of given) {
    signal?.addEventListener('abort', stop);
  }
  try {
    const ended = new Promise<never>((_, reject) => {
      end.signal.addEventListener('abort', reject);
    });
    return await Promise.race([isGivenUp() ? Promise.reject() : act(end.signal), ended]);
  } catch (thrown) {
    if (isGivenUp()) {
      throw givenUp();
    }
    if (end.signal.aborted) {
      const reason = `${who} gave no answer within ${timeMs / 1_000} seconds`;
      throw new InboxError({ kind: 'timeout', reason });
    }
    throw toInboxError(thrown);
  } finally {
    clearTimeout(timeout);
    for (const signal of given) {
      signal?.removeEventListener('abort', stop);
    }
  }
}
