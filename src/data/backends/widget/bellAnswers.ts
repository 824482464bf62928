import { dataOf, isRecord, isString, textOf, toCount } from '../../transport/guards.ts';
import { malformed } from '../../transport/InboxError.ts';
import type { BackendSession } from '../InboxBackend.ts';

/** Validates the session's answer once. A token that cannot be sent in a header fails the session. */
export function parseSession(body: unknown): BackendSession {
  const { token, profile } = dataOf(body);
  // RFC 6750: the characters a bearer token may have. A line break would be a second header.
  if (!isString(token) || !/^[\w\-.~+/]+=*$/.test(token)) {
    throw malformed('The session has no usable token');
  }
  const person = isRecord(profile) ? profile : {};
  return {
    token,
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
