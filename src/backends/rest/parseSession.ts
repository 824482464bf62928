import {
  type Capabilities,
  isRecord,
  isString,
  malformed,
  type SessionProfile,
  toId,
} from '../../data/index.ts';

/** What a server says of a session. */
export interface RestSession {
  readonly token: string | undefined;
  readonly profile: SessionProfile;
  readonly capabilities: Partial<Capabilities>;
}

/** Validates the answer once; an empty one says nothing. A token that cannot be sent in a header fails the session. */
export function parseSession(body: unknown): RestSession {
  const { token, profile, capabilities } = isRecord(body) ? body : {};
  // RFC 6750: the characters a bearer token may have. A line break would be a second header.
  if (token !== undefined && token !== null && !(isString(token) && /^[\w\-.~+/]+=*$/.test(token))) {
    throw malformed('The session has no usable token');
  }
  const { id, firstName, lastName } = isRecord(profile) ? profile : {};
  return {
    token: token ?? undefined,
    profile: { id: toId(id), firstName: text(firstName), lastName: text(lastName) },
    capabilities: isRecord(capabilities) ? parseCapabilities(capabilities) : {},
  };
}

const text = (value: unknown) => (isString(value) ? value : undefined);

const flags = ['unread', 'seen', 'archive', 'snooze', 'answers', 'preferences', 'globalPreference'] as const;

/** A session narrows: what it does not know, or says in another way, stays as it is. */
function parseCapabilities(given: Readonly<Record<string, unknown>>): Partial<Capabilities> {
  const { read, remove } = given;
  const off = flags.filter((name) => given[name] === false).map((name) => [name, false]);
  return {
    ...Object.fromEntries(off),
    ...(isReach(read) ? { read } : {}),
    ...(isReach(remove) || remove === false ? { remove } : {}),
  };
}

function isReach(value: unknown): value is Capabilities['read'] {
  return value === 'ids' || value === 'feeds' || value === 'queries';
}
