import { toCount } from '../transport/guards.ts';
import { malformed } from '../transport/InboxError.ts';

/** A count as a backend gives it. Throws an `InboxError` if it is none, since no badge is better than a wrong one. */
export function checkCount(value: unknown): number {
  const count = toCount(value);
  if (count === undefined) {
    throw malformed('The count is not a whole number');
  }
  return count;
}
