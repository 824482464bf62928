import { dataOf, textOf, toCount } from '../../transport/guards.ts';
import { malformed } from '../../transport/InboxError.ts';
import { parseJson } from '../../transport/parseJson.ts';
import type { BackendSession } from '../InboxBackend.ts';

/** The session's answer. `checkSession` says whether its token can be used. */
export function parseSession(body: unknown, asked: string): BackendSession {
  const { token: given, profile } = dataOf(body);
  const person = dataOf({ data: profile });
  const token = textOf(given) ?? '';
  return {
    token,
    // The profile has the platform's own id. Where the token does not say it, nothing does.
    subscriberId: subscriberOf(token) || asked,
    profile: {
      id: textOf(person._id),
      firstName: textOf(person.firstName),
      lastName: textOf(person.lastName),
    },
  };
}

/** For whom a token is, which is a claim of it; undefined where it cannot be read. @source docs/protocol.md#session */
function subscriberOf(token: string): string | undefined {
  try {
    const payload = atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '');
    const bytes = Uint8Array.from(payload, (byte) => byte.charCodeAt(0));
    return textOf(dataOf({ data: parseJson(new TextDecoder().decode(bytes)) }).subscriberId);
  } catch {
    return undefined;
  }
}

/** The number in a count's answer. Throws an `InboxError` if there is none, since no badge is better than a wrong one. */
export function parseCount(body: unknown): number {
  const count = toCount(dataOf(body).count);
  if (count === undefined) {
    throw malformed('The count is not a whole number');
  }
  return count;
}
