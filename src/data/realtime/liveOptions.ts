import type { LiveBatch } from './eventBuffer.ts';

/** How live the inbox is: `off` has no socket to speak to, `refused` was turned away and tries again by itself. */
export const connectionStates = ['off', 'connecting', 'live', 'recovering', 'refused'] as const;

/** One state of `connectionStates`. */
export type ConnectionState = (typeof connectionStates)[number];

/** How to reach the live socket. */
export interface SocketAddress {
  readonly url: string;
  /** The path of the socket server, when it is not `/socket.io/`. A path inside the URL would be a namespace. */
  readonly path: string | undefined;
}

/** What a live connection needs from its client. */
export interface LiveConnectionOptions {
  readonly address: SocketAddress | undefined;
  readToken(): string | undefined;
  /** Asks for a new session, because the socket may have refused the token. */
  renewSession(): Promise<unknown>;
  onBatch(batch: LiveBatch): void;
}

/** The longest pause between two tries to reconnect, in milliseconds. @source spec §9 */
export const maxReconnectDelayMs = 10_000;
