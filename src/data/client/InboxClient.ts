import type { QueryClient } from '@tanstack/react-query';
import type { Emitter, ReadableStore, Services } from '../../base/index.ts';
import type { Capabilities } from '../backends/Capabilities.ts';
import type { BackendCall, InboxBackend } from '../backends/InboxBackend.ts';
import type { AskReason } from '../model/askReason.ts';
import type { InboxMessage } from '../model/message.ts';
import type { SessionProfile } from '../model/session.ts';
import type { InboxError } from '../transport/InboxError.ts';
import type { ConnectionState } from './connectionState.ts';
import type { Identity, Scope } from './identity.ts';

/** The events of an inbox. */
export interface InboxEvents {
  /** A session was opened or renewed. */
  session: SessionProfile;
  /** A new message came over the live socket. */
  message: InboxMessage;
  /** An unread count came over the live socket; not one that was fetched. */
  unread: number;
  /** As `unread`, for the unseen count. */
  unseen: number;
  /** A failure that no query or mutation of the host shows. */
  error: InboxError;
}

export interface ClientEvents extends InboxEvents {
  /** The client is about to end, because the reader signs out or not: the last moment to send something in its name. */
  ending: boolean;
  /** It was quiet until now, and these messages came meanwhile: for one tab of the browser. */
  summary: readonly InboxMessage[];
  /** For developer tools: what is under the key of this hash is asked for again, and why. */
  asked: readonly [queryHash: string, why: AskReason];
}

export type BackendAct<Answer> = (call: BackendCall) => Promise<Answer>;

export interface SendOptions {
  /** Counts the requests whose live events are to come. */
  readonly follow?: BackendCall['follow'] | undefined;
  /** Whether it changes nothing that other tabs show. @default false */
  readonly isSilent?: boolean | undefined;
}

/** Fetches the subscriber's hash from the host's server: hex HMAC-SHA256 of the id, keyed with the application's secret. */
export type GetSubscriberHash = (subscriberId: string) => Promise<string>;

/**
 * The contract between the client of one identity and the code that uses it. `createInboxClient` creates it. Its token, cache,
 * socket and unconfirmed changes start and end together.
 */
export interface InboxClient {
  readonly identity: Identity;
  /** Developer tools put one in its place that tells them of each call. */
  backend: InboxBackend;
  /** What the backend can do, as the session has narrowed it. */
  capabilities: Capabilities;
  readonly scope: Scope;
  /** Whether calls may be made: both ids are present, `enabled` is not false, and neither a logout nor the client's end came. */
  readonly enabled: boolean;
  /** Whether the subscriber has signed out: nothing is requested until `signIn`. */
  readonly signedOut: boolean;
  readonly queryClient: QueryClient;
  readonly events: Emitter<ClientEvents>;
  readonly connection: ReadableStore<ConnectionState>;
  /** The state that a feature keeps for this client, such as an outbox or a queue. */
  readonly service: Services<InboxClient>;
  /** The host's latest function that fetches the hash, if the identity has `asksForHash`. */
  getSubscriberHash?: GetSubscriberHash | undefined;
  /** When the host's server made the data that this client has started with, in milliseconds since 1970. */
  startMs?: number;
  /** What must be loaded before the live connection, whose code would be in its way. */
  first?: Promise<unknown>;
  /** Whether the host has switched on the usage log. */
  usageLog: boolean;
  /**
   * Asks the backend something for the cache: waits for the session, renews it once if the token is refused, and tries again while that
   * can help. `name` names the question.
   */
  ask<Answer>(name: string, signal: AbortSignal, act: BackendAct<Answer>): Promise<Answer>;
  /**
   * Sends the backend something once, in the same way. It outlives the page and the client, but its answer is lost then. Other tabs are
   * told of what may have changed.
   */
  send<Answer>(act: BackendAct<Answer>, options?: SendOptions): Promise<Answer>;
  /** Opens a session and stores its token. Called by the session query only. */
  openSession(): Promise<SessionProfile>;
  /** The reader requests a retry: calls that were paused after failures may be made again. */
  allowTries(): void;
  /** Ends the client for all providers that share it, and removes its token. The next client requests nothing until `signIn`. */
  signOut(): void;
  /** Starts a new client after `signOut`. Otherwise it does nothing. */
  signIn(): void;
  /** Whether the client has ended. */
  isDestroyed(): boolean;
}
