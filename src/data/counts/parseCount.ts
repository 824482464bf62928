import { InboxError } from '../transport/InboxError.ts';
import { isRecord, toCount } from '../transport/shapes.ts';

/** The number in a count's answer. Throws an `InboxError` where there is none: no badge is better than a wrong one. */
export function parseCount(body: unknown): number {
  const data = isRecord(body) && isRecord(body.data) ? body.data : {};
  const count = toCount(data.count);
  if (count === undefined) {
    throw new InboxError({
      code: 'invalid_answer',
      status: 200,
      reason: 'The count is not a whole number',
      retryable: false,
    });
  }
  return count;
}
