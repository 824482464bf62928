import type { ConnectionState } from '../client/connectionState.ts';
import type { LiveBatch } from './eventBuffer.ts';
import type { TabNotice } from './tabNotice.ts';

/** Where one tab's connection stands. */
export interface ConnectionModel {
  /** Whether a socket can be opened at all: there is an address, and the code for it. */
  readonly canOpen: boolean;
  /** Whether this tab holds the socket, for the others too. */
  readonly isLeader: boolean;
  /** As far as this tab knows, whatever the device's network. */
  readonly state: ConnectionState;
  readonly wasLive: boolean;
  /** `connecting` until it has said something. */
  readonly socket: 'none' | 'connecting' | 'open';
  readonly hadToken: boolean;
  /** Whether events may have been missed for which nothing was requested yet. */
  readonly mayHaveMissed: boolean;
  /** Whether a new session will be asked for, and how often that was done without a token coming. */
  readonly isRecovering: boolean;
  readonly recoveries: number;
}

/** What the reducer reads of the world at the moment of an event. */
export interface ConnectionWorld {
  readonly isOnline: boolean;
  readonly isHidden: boolean;
  readonly hasToken: boolean;
}

/** What another tab says, but for events of the socket: they go to the event buffer. */
export type StateNotice = Exclude<TabNotice, { kind: 'event' }>;

/** What happens to a connection. */
export type ConnectionEvent =
  | { readonly type: 'started' }
  /** This tab leads from now on, or does so no longer. */
  | { readonly type: 'leader'; readonly isLeader: boolean }
  /** Another tab says something. */
  | { readonly type: 'notice'; readonly notice: StateNotice }
  /** `lost` comes back by itself; so does `refused`, with another token. */
  | { readonly type: 'socket'; readonly state: 'live' | 'lost' | 'refused' }
  /** A visible tab ticks. */
  | { readonly type: 'tick'; readonly sinceLastMs: number }
  /** The device's network came or went. */
  | { readonly type: 'network' }
  /** The token may have come or gone. */
  | { readonly type: 'token' }
  /** The time to ask for a new session has come. */
  | { readonly type: 'recovery' };

/** What is to be done about it, in this order. */
export type ConnectionEffect =
  | { readonly type: 'setState'; readonly state: ConnectionState }
  | { readonly type: 'notifyTabs'; readonly notice: TabNotice }
  | { readonly type: 'buffer'; readonly change: Partial<LiveBatch> }
  | { readonly type: 'closeSocket' }
  | { readonly type: 'openSocket' }
  | { readonly type: 'checkLeader' }
  /** Asks for a new session after so many fruitless ones. */
  | { readonly type: 'startRecovery'; readonly failures: number }
  | { readonly type: 'stopRecovery' }
  | { readonly type: 'renewSession' }
  | { readonly type: 'signOut' };
