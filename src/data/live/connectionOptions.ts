import type { ConnectionState } from '../client/connectionState.ts';
import type { LiveBatch } from './eventBuffer.ts';

/** How to reach the live socket. */
export interface SocketAddress {
  readonly url: string;
  /** The path of the socket server, when it is not `/socket.io/`. A path inside the URL would be a namespace. */
  readonly path: string | undefined;
}

/** What the live connection needs of its client's session. */
export interface ConnectionSession {
  readToken(): string | undefined;
  /** Asks for a new session, because the socket may have refused the token. */
  renewSession(): Promise<unknown>;
  /** The reader has signed out in another tab. */
  onSignedOut(): void;
}

/** What the live connection of one identity needs, and whom it notifies. */
export interface ConnectionOptions extends ConnectionSession {
  /** By this name the tabs of one identity find each other. Any script of the origin can read it: it holds no secret. */
  readonly name: string;
  /** Without one there is no socket: the tabs only notify each other. */
  readonly address: SocketAddress | undefined;
  setState(state: ConnectionState): void;
  onBatch(batch: LiveBatch): void;
}

/** The longest pause between two tries to reconnect, in milliseconds. @source docs/protocol.md#limits-and-defaults */
export const maxReconnectDelayMs = 10_000;
