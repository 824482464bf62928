import { dataOf, isRecord, isString } from '../transport/guards.ts';
import { invalidAnswer } from '../transport/InboxError.ts';

/** The subscriber of the session. The token is not here, because caches are shown by developer tools and may be persisted. */
export interface SessionProfile {
  /** The platform's id of the subscriber. */
  readonly _id?: string | undefined;
  /** The first name, as the platform has it. */
  readonly firstName?: string | undefined;
  /** The last name, as the platform has it. */
  readonly lastName?: string | undefined;
}

/** A session that the platform has opened. */
export interface OpenedSession {
  readonly token: string;
  readonly profile: SessionProfile;
}

/** Validates the session's answer once. A token that cannot be sent in a header fails the session. */
export function parseSession(body: unknown): OpenedSession {
  const { token, profile } = dataOf(body);
  // RFC 6750: the characters a bearer token may have. A line break would be a second header.
  if (!isString(token) || !/^[\w\-.~+/]+=*$/.test(token)) {
    throw invalidAnswer('The session has no usable token');
  }
  const person = isRecord(profile) ? profile : {};
  const text = (value: unknown) => (isString(value) ? value : undefined);
  return {
    token,
    profile: { _id: text(person._id), firstName: text(person.firstName), lastName: text(person.lastName) },
  };
}
