import type { ConnectionState } from '../client/connectionState.ts';
import type { LiveBatch } from './eventBuffer.ts';

/** The address of the live socket. */
export interface SocketAddress {
  readonly url: string;
  /** The path of the socket server, when it is not `/socket.io/`. A path inside the URL would be a namespace. */
  readonly path: string | undefined;
}

/** The parts of a client's session that the live connection uses. */
export interface ConnectionSession {
  readToken(): string | undefined;
  /** Requests a new session, because the socket may have refused the token. */
  renewSession(): Promise<unknown>;
  /** The reader has signed out in another tab. */
  onSignedOut(): void;
}

/** Options and callbacks of the live connection of one identity. */
export interface ConnectionOptions extends ConnectionSession {
  /** The tabs of one identity find each other by this name. Any script of the origin can read it, so it contains no secret. */
  readonly name: string;
  /** Without an address there is no socket, and the tabs only notify each other. */
  readonly address: SocketAddress | undefined;
  /** Whether what is shown at the start was fetched by the host's server a moment ago. @default false */
  readonly isFresh?: boolean;
  /** Whether the reader has signed out, or another one has come, while this page was in the browser's back and forward cache. */
  isReaderGone?(): boolean;
  setState(state: ConnectionState): void;
  onBatch(batch: LiveBatch): void;
  /** The connection is live for the first time. Returns whether what may have been missed can wait; else all is fetched again. */
  catchUpLater?(): boolean;
}

/** The longest pause between two tries to reconnect, in milliseconds. @source docs/protocol.md#limits-and-defaults */
export const maxReconnectDelayMs = 10_000;
