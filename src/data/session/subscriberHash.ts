import type { GetSubscriberHash } from '../client/InboxClient.ts';
import { isString } from '../transport/guards.ts';
import { InboxError, toInboxError } from '../transport/InboxError.ts';
import { withTimeout } from '../transport/withTimeout.ts';

/** Fetches the hash from the host. Fails with an `InboxError` with the host's message; the hash itself is in no error. */
export function askForHash(
  ask: GetSubscriberHash | undefined,
  subscriberId: string,
  signal: AbortSignal,
): Promise<string> {
  return withTimeout('`getSubscriberHash`', [signal], async () => {
    let hash: unknown;
    try {
      hash = await ask?.(subscriberId);
    } catch (thrown) {
      throw noHash(thrown instanceof Error ? thrown.message : String(thrown), true, thrown);
    }
    if (!isString(hash) || hash === '') {
      throw noHash('`getSubscriberHash` must give a text that is not empty', false);
    }
    return hash;
  }).catch((thrown: unknown) => {
    const error = toInboxError(thrown);
    // No answer of the host is no silence of the platform.
    throw error.kind === 'timeout' ? noHash(error.reason, true, error) : error;
  });
}

function noHash(reason: string, retryable: boolean, cause?: unknown): InboxError {
  return new InboxError({ kind: 'unidentified', reason, retryable, cause });
}
