/** Whose inbox it is, and where it is kept. A change of any member is a new identity. */
export interface Identity {
  /** The application identifier of the platform's environment. */
  readonly applicationIdentifier: string | undefined;
  readonly subscriberId: string | undefined;
  /** Hex HMAC-SHA256 of the subscriber id, made on the host's server. Sent once, never stored or shown. */
  readonly subscriberHash: string | undefined;
  /** Whether the host is asked for the hash, anew for each session. @default false */
  readonly asksForHash?: boolean | undefined;
  /** Base URL of the platform without the version, such as `https://api.example.com`. */
  readonly backendUrl: string;
  /** Base URL of the live socket. Without one the inbox works by HTTP alone. */
  readonly socketUrl: string | undefined;
  /** Path of the socket server, when it is not `/socket.io/`. */
  readonly socketPath: string | undefined;
  /** False holds everything back. @default true */
  readonly enabled?: boolean | undefined;
}

/** The first members of every cache key: nothing of one subscriber is ever found under another's. */
export type Scope = readonly ['carillon', string, string, string];

/**
 * The scope of an identity. Where it is kept and its hash go in as a fingerprint: two platforms may know the same ids, and cache
 * keys are shown by developer tools.
 */
export function scopeOf(identity: Identity): Scope {
  return [
    'carillon',
    identity.applicationIdentifier ?? '',
    identity.subscriberId ?? '',
    fingerprint(identityKey(identity)),
  ];
}

/** Whether a session may be asked for. @source docs/protocol.md#validation */
export function isComplete(identity: Identity): boolean {
  return Boolean(identity.applicationIdentifier && identity.subscriberId) && identity.enabled !== false;
}

/** One text an identity: equal texts mean the same connection can serve both. Holds the hash: never log or store it. */
export function identityKey(identity: Identity): string {
  const { applicationIdentifier, subscriberId, subscriberHash, backendUrl, socketUrl, socketPath } = identity;
  const { asksForHash = false, enabled = true } = identity;
  return JSON.stringify([
    applicationIdentifier,
    subscriberId,
    subscriberHash,
    asksForHash,
    backendUrl,
    socketUrl,
    socketPath,
    enabled,
  ]);
}

/** FNV-1a, 32 bits: tells two hashes apart without showing either. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
