import { dataOf, toCount } from '../../transport/guards.ts';
import { malformed } from '../../transport/InboxError.ts';

/** The number in a count's answer. Throws an `InboxError` if there is none, since no badge is better than a wrong one. */
export function parseCount(body: unknown): number {
  const count = toCount(dataOf(body).count);
  if (count === undefined) {
    throw malformed('The count is not a whole number');
  }
  return count;
}
