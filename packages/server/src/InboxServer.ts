import type { InboxLine } from './lines/InboxLine.ts';
import type { InboxMessage, NewMessage } from './model/InboxMessage.ts';
import type { Reader } from './model/Reader.ts';
import type { Channel, Workflow } from './routes/Workflow.ts';
import type { InboxStore } from './store/InboxStore.ts';

/** What a server is made of. */
export interface InboxServerOptions {
  /** Where messages are: `postgresStore` or `sqliteStore`. */
  readonly store: InboxStore;
  /**
   * What tells the other processes of the app of changes, `false` where no stream can stay open (serverless): pages then ask from time to time.
   * @default inProcess()
   */
  readonly line?: InboxLine | false;
  /** Says who is signed in, by the request's cookies or headers; nobody is answered with 401. */
  authorize(request: Request): Reader | null | undefined | Promise<Reader | null | undefined>;
  /** The address below which the routes are. @default '/api/inbox' */
  readonly basePath?: string;
  /** What readers can turn off. Without it there are no preferences, and `POST /session` says so. */
  readonly workflows?: readonly Workflow[];
  /** How often messages whose time has come are brought back, in milliseconds; `false` where only `sweep` does. @default 5000 */
  readonly sweepMs?: number | false;
  /**
   * Adds the routes of the conformance suite, which ask nobody who they are: in development and tests only. Says who a `subscriberId` of the suite
   * is, such as `(id) => ({ id })`.
   */
  readonly conformance?: ((subscriberId: string) => Reader) | undefined;
  /** Gets what failed without a reason for the reader, such as errors of the database. @default console.error */
  onError?(error: unknown): void;
}

/** A message that was sent. */
export interface SentMessage extends InboxMessage {
  /** What `withdraw` and `close` take; several readers of a question share it. */
  readonly question?: string;
}

/** An answer that somebody gave elsewhere, such as in a chat. */
export interface ElsewhereAnswer {
  /** The id of the answer. */
  readonly id: string;
  /** Its words, where the message does not offer it. */
  readonly label?: string;
  /** The name of who has answered. */
  readonly by?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The server half of an inbox. What concerns the database fails with its errors, but for `handle`, which answers 500 then. */
export interface InboxServer {
  /** Answers a request of a page. Never fails. */
  handle(request: Request): Promise<Response>;
  /** Sends a reader a message. */
  send(reader: Reader, message: NewMessage): Promise<SentMessage>;
  /** Sends several readers the same message, in the order of the readers. A question to several is answered by the first of them. */
  sendMany(readers: readonly Reader[], message: NewMessage): Promise<readonly SentMessage[]>;
  /** Takes a question back. Returns whether it was open. */
  withdraw(question: string): Promise<boolean>;
  /** Ends a question that was answered elsewhere. Returns whether it was open. */
  close(question: string, answer: ElsewhereAnswer): Promise<boolean>;
  /** Whether a reader wants a channel of a workflow. Throws a `RangeError` for a workflow that is not in `workflows`. */
  wants(reader: Reader, workflowId: string, channel: Channel): Promise<boolean>;
  /** Removes everything of a reader. */
  forget(reader: Reader): Promise<void>;
  /** Tells the pages of a reader that something has changed, where the app has written into the tables itself. */
  announce(reader: Reader): void;
  /** Brings back messages whose time has come, and returns how many. For a cron where `sweepMs` is `false`; several at once share the work. */
  sweep(): Promise<number>;
  /** Ends streams and timers. */
  stop(): Promise<void>;
}
