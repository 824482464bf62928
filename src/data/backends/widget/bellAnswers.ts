import { dataOf, textOf, toCount } from '../../transport/guards.ts';
import { malformed } from '../../transport/InboxError.ts';
import type { BackendSession } from '../InboxBackend.ts';

/** The session's answer. `checkSession` says whether its token can be used. */
export function parseSession(body: unknown): BackendSession {
  const { token, profile } = dataOf(body);
  const person = dataOf({ data: profile });
  return {
    token: textOf(token) ?? '',
    profile: {
      id: textOf(person._id),
      firstName: textOf(person.firstName),
      lastName: textOf(person.lastName),
    },
  };
}

/** The number in a count's answer. Throws an `InboxError` if there is none, since no badge is better than a wrong one. */
export function parseCount(body: unknown): number {
  const count = toCount(dataOf(body).count);
  if (count === undefined) {
    throw malformed('The count is not a whole number');
  }
  return count;
}
