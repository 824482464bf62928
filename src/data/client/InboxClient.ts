import type { QueryClient } from '@tanstack/react-query';
import type { InboxMessage } from '../model/message.ts';
import type { SessionProfile } from '../model/session.ts';
import type { Services } from '../store/createServices.ts';
import type { ReadableStore } from '../store/createStore.ts';
import type { Emitter } from '../store/emitter.ts';
import type { EndpointName } from '../transport/endpoints.ts';
import type { HttpCall } from '../transport/httpClient.ts';
import type { InboxError } from '../transport/InboxError.ts';
import type { ConnectionState } from './connectionState.ts';
import type { Identity, Scope } from './identity.ts';

/** The events of an inbox. */
export interface InboxEvents {
  /** A session was opened or renewed. */
  session: SessionProfile;
  /** A new message came over the live socket. */
  message: InboxMessage;
  /** Something failed that no query or mutation of the host's shows. */
  error: InboxError;
  /** The client is about to end: the last moment to send something in its name. */
  ending: undefined;
}

/** Has the host's server make the subscriber's hash: hex HMAC-SHA256 of the id, keyed with the application's secret. */
export type GetSubscriberHash = (subscriberId: string) => Promise<string>;

/**
 * The contract between one identity's client and everything that works by it. `createInboxClient` makes it. Its token, cache,
 * socket and unconfirmed changes begin and end together.
 */
export interface InboxClient {
  readonly identity: Identity;
  readonly scope: Scope;
  /** Whether calls may be made: not without both ids, while the host holds back, after a logout or the client's end. */
  readonly enabled: boolean;
  /** Whether the subscriber has signed out: nothing is requested until `signIn`. */
  readonly signedOut: boolean;
  readonly queryClient: QueryClient;
  readonly events: Emitter<InboxEvents>;
  readonly connection: ReadableStore<ConnectionState>;
  /** The state that a feature keeps for this client: an outbox, a queue, a refresher. */
  readonly service: Services<InboxClient>;
  /** The host's newest function for the hash, if the identity `asksForHash`. */
  getSubscriberHash: GetSubscriberHash | undefined;
  /** Whether the host wants uses of the inbox to be logged. */
  usageLog: boolean;
  /**
   * Makes an authorized call: waits for the session, and renews it once if the token is refused. With a `signal` it is a query's,
   * and is tried again while that can help. With `keepalive` the call outlives the page and the client, though its answer is lost
   * then.
   */
  call(name: EndpointName, call?: Omit<HttpCall, 'token'>): Promise<unknown>;
  /** Asks the platform for a session and keeps its token. Called by the session query only. */
  openSession(): Promise<SessionProfile>;
  /** The reader asks again: calls that were not to be made for a while may be. */
  allowTries(): void;
  /** Ends the client for all providers that share it, and forgets its token. The next one requests nothing until `signIn`. */
  signOut(): void;
  /** Begins a new client after `signOut`. Does nothing at any other time. */
  signIn(): void;
  /** Whether the client has ended. */
  isDestroyed(): boolean;
}
