import type { ChangeState } from '../../data/forDevtools.ts';
import type { ConnectionState } from '../../data/index.ts';

/** Why something was asked, as data that can be sent to another window. */
export type Reason =
  | { readonly type: 'change'; readonly label: string; readonly isConfirmed: boolean }
  | {
      readonly type: 'line';
      readonly messages: number;
      readonly changes: number;
      readonly unread?: number | undefined;
      readonly unseen?: number | undefined;
    }
  /** Events may have been missed, because of what happened to the line just before. */
  | { readonly type: 'missed'; readonly step?: string | undefined }
  | { readonly type: OtherReason };

/** Reasons without details: those of `AskReason`, the time of a poll, the first time on screen, and a request of the page. */
export type OtherReason =
  | 'arrived'
  | 'unsure'
  | 'doubted'
  | 'paged'
  | 'opened'
  | 'stored'
  | 'poll'
  | 'first'
  | 'page';

/** A fact as the cache has it. Times are in milliseconds since 1970. */
export interface FactSnapshot {
  /** Its key without the reader's. */
  readonly key: string;
  readonly name: string;
  /** The filters of its query, as JSON. */
  readonly query?: string | undefined;
  /** What it says, in short; undefined while nothing is known. */
  readonly value?: string | undefined;
  /** When it was asked; undefined while nothing is known, and of what was stored or came with the page. */
  readonly askedAt?: number | undefined;
  readonly isStored?: boolean | undefined;
  /** Whether the backend cannot tell it. */
  readonly isUnsupported?: boolean | undefined;
  /** Whether something on screen uses it. */
  readonly isShown: boolean;
  readonly isAsking: boolean;
  /** Whether it is to be asked again. */
  readonly isOwed: boolean;
  readonly error?: string | undefined;
  /** Of a count: what its rows say instead, where all of them are loaded and nothing is on its way. */
  readonly contradiction?: string | undefined;
}

/** A fact, and why it was asked the last time. */
export interface FactRow extends FactSnapshot {
  /** How often it was asked while the tools were watching. */
  readonly asks: number;
  readonly why?: Reason | undefined;
}

/** Where a change stands: on its way, or how it has ended. `takenBack`: undone, or replaced by a newer one before it was sent. */
export type ChangeStand = ChangeState | 'confirmed' | 'failed' | 'takenBack';

/** A change that is laid over facts. */
export interface ChangeSnapshot {
  readonly id: number;
  readonly label: string;
  readonly stand: ChangeState | 'confirmed';
}

/** A change with its history. */
export interface ChangeRow {
  readonly id: number;
  readonly label: string;
  readonly stand: ChangeStand;
  readonly steps: readonly { readonly stand: ChangeStand; readonly at: number }[];
  readonly error?: string | undefined;
  /** Whether it is still laid over a fact. */
  readonly isLaid: boolean;
}

/** A call of the backend, or one of the requests that it made. */
export interface CallRow {
  readonly id: number;
  readonly operation: string;
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  readonly status?: number | undefined;
  readonly at: number;
  /** How long it took, in milliseconds; undefined while it is under way. */
  readonly ms?: number | undefined;
  readonly error?: string | undefined;
}

/** What was asked again at one moment for one reason. */
export interface AskRow {
  readonly id: number;
  readonly at: number;
  readonly why: Reason;
  /** The names of the facts. */
  readonly facts: readonly string[];
}

/** The line as it is. */
export interface LineSnapshot {
  readonly state: ConnectionState;
  /** Whether this tab holds it for the others; undefined before it has begun. */
  readonly isLeader?: boolean | undefined;
  readonly socket?: 'none' | 'connecting' | 'open' | undefined;
  /** Whether the backend has a line at all; without one it is asked from time to time. */
  readonly hasLine: boolean;
}

export interface LineStepRow extends LineSnapshot {
  readonly id: number;
  readonly at: number;
  readonly event: string;
}

/** Everything that the panel shows: plain data, without secrets and without the contents of messages. */
export interface DevtoolsState {
  readonly reader: { readonly subscriber: string; readonly application: string; readonly backend: string };
  readonly facts: readonly FactRow[];
  /** The newest first, as in the other lists. */
  readonly changes: readonly ChangeRow[];
  readonly calls: readonly CallRow[];
  readonly asks: readonly AskRow[];
  readonly line: LineSnapshot;
  readonly steps: readonly LineStepRow[];
}

/** What the tools have seen. */
export type DevtoolsEvent =
  | { readonly type: 'facts'; readonly facts: readonly FactSnapshot[] }
  | { readonly type: 'asked'; readonly at: number; readonly key: string; readonly why: Reason }
  | {
      readonly type: 'changes';
      readonly at: number;
      readonly changes: readonly ChangeSnapshot[];
      /** Why the last one failed that the reader was told of. */
      readonly error?: string | undefined;
    }
  | { readonly type: 'callStarted'; readonly id: number; readonly operation: string; readonly at: number }
  | { readonly type: 'requested'; readonly id: number; readonly method: string; readonly path: string }
  | { readonly type: 'answered'; readonly id: number; readonly at: number; readonly status: number }
  | {
      readonly type: 'callEnded';
      readonly id: number;
      readonly at: number;
      readonly error?: { readonly reason: string; readonly status: number } | undefined;
    }
  | {
      readonly type: 'line';
      readonly at: number;
      readonly event?: string | undefined;
      readonly line: LineSnapshot;
    }
  | { readonly type: 'cleared' };
