import type { MessageRow } from '../model/message.ts';

/** What a line needs of the session. */
export interface LineSession {
  /** The present token; undefined without a session. */
  token(): string | undefined;
  /** Requests a new session, because the server may have refused the token. */
  renew(): Promise<unknown>;
}

/** What a line tells. */
export interface LineListener {
  /** It is open: what happens from now on is told. */
  opened(): void;
  /** It is closed: `lost` comes back by itself; so does `refused`, with another token. `off`: it may hint, and else carillon asks from time to time. */
  closed(reason: 'lost' | 'refused' | 'off'): void;
  /** Something has changed, and it is not known what. */
  hint(): void;
  /** There is a new message. */
  message(row: MessageRow): void;
  /** The counts of the whole inbox are these now. */
  counts(counts: { readonly unread?: unknown; readonly unseen?: unknown }): void;
}

/** The way by which a backend tells that something has happened. */
export interface InboxLine {
  /** What distinguishes it from other lines to the same backend, such as its address. */
  readonly id: string;
  /**
   * Gives the function that opens it, whose code may be fetched then. It is called again until it succeeds. An open line comes back by
   * itself after a failure, until the function that opening returns closes it for good.
   */
  load(): Promise<(session: LineSession, listener: LineListener) => () => void>;
}

/** Opens a line, and returns a function that closes it for good. */
export type OpenLine = Awaited<ReturnType<InboxLine['load']>>;
