import type { InboxBackend } from '../backends/InboxBackend.ts';

/** The subscriber of an inbox, and the platform that has it. A change of any member is a new identity. */
export interface Identity {
  /** The application identifier of the platform's environment. */
  readonly applicationIdentifier?: string | undefined;
  readonly subscriberId: string | undefined;
  /** Hex HMAC-SHA256 of the subscriber id, made on the host's server. Sent once per session, never stored or shown. */
  readonly subscriberHash?: string | undefined;
  /** Whether the hash is fetched from the host for each session. @default false */
  readonly asksForHash?: boolean | undefined;
  /** The backend, if it is none of the widget protocol at `backendUrl`. */
  readonly backend?: InboxBackend | undefined;
  /** Base URL of the platform without the version, such as `https://api.example.com`. */
  readonly backendUrl?: string | undefined;
  /** Base URL of the live socket. Without one the inbox asks every 30 seconds. */
  readonly socketUrl?: string | undefined;
  /** Path of the socket server, when it is not `/socket.io/`. */
  readonly socketPath?: string | undefined;
  /** False prevents all requests. @default true */
  readonly enabled?: boolean | undefined;
}

/** The first members of every cache key, so that data of one subscriber is never found under another's key. */
export type Scope = readonly ['carillon', string, string, string];

/**
 * The scope of an identity. Addresses and hash are included as a fingerprint: two platforms may have the same ids, and cache
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

/** Whether a session may be opened: a backend of the host's own need not have applications. @source docs/protocol.md#validation */
export function isComplete({ applicationIdentifier, backend, subscriberId, enabled }: Identity): boolean {
  return Boolean(subscriberId && (applicationIdentifier || backend)) && enabled !== false;
}

export function backendIdOf({ backend, backendUrl = '' }: Pick<Identity, 'backend' | 'backendUrl'>): string {
  return backend?.id ?? backendUrl;
}

/** A text for a subscriber at a platform, without regard to the hash and the socket. */
export function readerKey(reader: Reader): string {
  return JSON.stringify([reader.applicationIdentifier, reader.subscriberId, backendIdOf(reader)]);
}

type Reader = Pick<Identity, 'applicationIdentifier' | 'subscriberId' | 'backend' | 'backendUrl'>;

/** A text for an identity: with equal texts one connection can serve both. It contains the hash, so never log or store it. */
export function identityKey(identity: Identity): string {
  const { applicationIdentifier, subscriberId, subscriberHash, socketUrl, socketPath } = identity;
  const { asksForHash = false, backend, enabled = true } = identity;
  return JSON.stringify([
    applicationIdentifier,
    subscriberId,
    subscriberHash,
    asksForHash,
    backendIdOf(identity),
    socketUrl,
    socketPath,
    enabled,
    backend?.line?.id,
  ]);
}

/** FNV-1a, 32 bits: distinguishes two hashes without showing either. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
