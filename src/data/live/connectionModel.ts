import type { ConnectionState } from '../client/connectionState.ts';
import type { LiveChange } from './eventBuffer.ts';
import type { TabNotice } from './tabNotice.ts';

/** The state of one tab's connection. */
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

/** An event of a connection. */
export type ConnectionEvent =
  | { readonly type: 'started' }
  /** This tab has become the leader, or has stopped to be it. */
  | { readonly type: 'leader'; readonly isLeader: boolean }
  /** Another tab sent a notice. */
  | { readonly type: 'notice'; readonly notice: StateNotice }
  /** `lost` reconnects by itself; so does `refused`, with another token. */
  | { readonly type: 'socket'; readonly state: 'live' | 'lost' | 'refused' }
  /** The timer of a visible tab ticks. */
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
