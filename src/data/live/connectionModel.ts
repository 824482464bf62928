import type { ConnectionState } from '../client/connectionState.ts';
import type { CountEvents, LiveBatch, LiveChange } from './eventBuffer.ts';
import type { TabNotice } from './tabNotice.ts';

export interface ConnectionModel {
  /** Whether there is a line to open. */
  readonly canOpen: boolean;
  /** Whether this tab holds the socket, for the other tabs too. */
  readonly isLeader: boolean;
  /** The state as far as this tab knows, without regard to the device's network. */
  readonly state: ConnectionState;
  readonly wasLive: boolean;
  /** `connecting` until it has reported something. */
  readonly socket: 'none' | 'connecting' | 'open';
  readonly hadToken: boolean;
  /** Whether events may have been missed and no refetch was requested since. */
  readonly mayHaveMissed: boolean;
  /** Whether what is shown was fetched by the host's server a moment ago; false once the connection was live. */
  readonly isFresh: boolean;
  /** Without a line: how long nothing was asked for while the page was visible, in milliseconds, and how often in a row that has failed. */
  readonly idleMs: number;
  readonly failedPolls: number;
}

/** What the reducer reads of its surroundings at the moment of an event. */
export interface ConnectionWorld {
  readonly isOnline: boolean;
  readonly isHidden: boolean;
  readonly hasToken: boolean;
  /** Whether something on screen could not be asked for. */
  readonly isFailing: boolean;
}

/** A notice of another tab, except socket events, which go to the event buffer. */
export type StateNotice = Exclude<TabNotice, { kind: 'event' }>;

export type ConnectionEvent =
  | { readonly type: 'started' }
  /** This tab has become the leader, or has stopped to be it. */
  | { readonly type: 'leader'; readonly isLeader: boolean }
  | { readonly type: 'notice'; readonly notice: StateNotice }
  /** `lost` reconnects by itself; so does `refused`, with another token. After `off`, a fault of the line, it is as without one. */
  | { readonly type: 'socket'; readonly state: 'live' | 'lost' | 'refused' | 'off' }
  | { readonly type: 'tick'; readonly sinceLastMs: number }
  /** The device's network became available or unavailable. */
  | { readonly type: 'network' }
  /** The token may have changed. */
  | { readonly type: 'token' };

/** An effect to run; the effects of an event run in order. */
export type ConnectionEffect =
  | { readonly type: 'setState'; readonly state: ConnectionState }
  | { readonly type: 'notifyTabs'; readonly notice: TabNotice }
  | { readonly type: 'buffer'; readonly change: LiveChange }
  /** The connection is live for the first time: what came between the first answers and this moment was not received. */
  | { readonly type: 'catchUp' }
  | { readonly type: 'closeSocket' }
  | { readonly type: 'openSocket' }
  | { readonly type: 'checkLeader' }
  /** Without a token no event would lead to a new session any more, so one is requested from time to time. */
  | { readonly type: 'startRecovery' }
  | { readonly type: 'stopRecovery' }
  | { readonly type: 'signOut' };

/** The parts of a client's session that the live connection uses. */
export interface ConnectionSession {
  readToken(): string | undefined;
  /** Requests a new session, because the socket may have refused the token. */
  renewSession(): Promise<unknown>;
  /** The reader has signed out in another tab. */
  onSignedOut(): void;
}

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
  /** Something has happened to the connection, which is like this since. */
  onStep?(step: readonly [ConnectionEvent, ConnectionModel]): void;
  onBatch(batch: LiveBatch, events: CountEvents): void;
  /** The connection is live for the first time. Returns whether what may have been missed can wait; else all is fetched again. */
  catchUpLater?(): boolean;
}
