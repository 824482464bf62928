import { isString } from '../transport/guards.ts';
import { malformed } from '../transport/InboxError.ts';
import type { BackendSession } from './InboxBackend.ts';

/** Checks what a backend gives as a session. A token that cannot be sent in a header fails it. */
export function checkSession(
  session: { readonly token?: unknown } & Partial<Omit<BackendSession, 'token'>>,
): BackendSession {
  const token = session?.token;
  // RFC 6750: the characters a bearer token may have. A line break would be a second header.
  if (!isString(token) || !/^[\w\-.~+/]+=*$/.test(token)) {
    throw malformed('The session has no usable token');
  }
  return { profile: {}, ...session, token };
}
