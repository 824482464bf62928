import type { ConnectionState } from '../client/connectionState.ts';
import type { LiveBatch } from './eventBuffer.ts';

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
  /** Whether what is shown at the start was fetched by the host's server a moment ago. @default false */
  readonly isFresh?: boolean;
  /** Whether the reader has signed out, or another one has come, while this page was in the browser's back and forward cache. */
  isReaderGone?(): boolean;
  /** Whether something on screen could not be asked for. */
  isFailing?(): boolean;
  setState(state: ConnectionState): void;
  onBatch(batch: LiveBatch): void;
  /** The connection is live for the first time. Returns whether what may have been missed can wait; else all is fetched again. */
  catchUpLater?(): boolean;
}
