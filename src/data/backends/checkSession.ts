import { isString } from '../transport/guards.ts';
import { InboxError, malformed } from '../transport/InboxError.ts';
import type { BackendSession } from './InboxBackend.ts';

/** Checks what a backend gives as a session. One with a token that cannot be sent in a header fails, and one of another than who was asked for. */
export function checkSession(
  session: { readonly token?: unknown } & Partial<Omit<BackendSession, 'token'>>,
  asked: string,
): BackendSession {
  const token = session?.token;
  // RFC 6750: the characters a bearer token may have. A line break would be a second header.
  if (!isString(token) || !/^[\w\-.~+/]+=*$/.test(token)) {
    throw malformed('The session has no usable token');
  }
  // Both as texts: a host without types may have numbers.
  if (String(session.subscriberId || session.profile?.id || asked) !== String(asked)) {
    throw new InboxError({ kind: 'refused', status: 200, reason: 'The session is of another subscriber' });
  }
  return { profile: {}, ...session, token };
}
