import type { GivenAnswer, InboxMessage, NewMessage } from '../model/InboxMessage.ts';
import type { Effect, MessagesQuery, Place, Target } from '../model/MessagesQuery.ts';
import type { Reader } from '../model/Reader.ts';

/** A message with what only the server knows of it. */
export interface StoredMessage {
  readonly reader: Reader;
  readonly message: InboxMessage;
  /** The question that its readers share. */
  readonly question?: string;
  /** The key of the reader who has answered (`keyOf`); absent where it was answered elsewhere. */
  readonly answeredBy?: string;
}

/** The numbers of an inbox, without what is archived or put off. */
export interface Counts {
  readonly unread: number;
  readonly unseen: number;
}

/** The switches that a reader has turned: `enabled`, and channels by their names. */
export type Turned = Readonly<Record<string, boolean>>;

/**
 * Where messages, answers and switches are. Each call is one statement, or several that may stop in between, and fails with the error of the
 * database. Times are ISO 8601 in UTC. What takes a reader touches nothing of anybody else.
 */
export interface InboxStore {
  /** Stores a message for each reader. One that has the key of an earlier one is that, or what is left of it. */
  insert(
    readers: readonly Reader[],
    message: NewMessage,
    question: string | undefined,
    now: string,
  ): Promise<readonly StoredMessage[]>;
  /** The newest messages of a query, at most `limit`, below a place if there is one. */
  list(reader: Reader, query: MessagesQuery, limit: number, below?: Place): Promise<readonly StoredMessage[]>;
  /** How many messages a query has; `limit` means that many or more. */
  count(reader: Reader, query: MessagesQuery, limit: number): Promise<number>;
  /** The numbers on the bell. */
  counts(reader: Reader): Promise<Counts>;
  /** Messages by their ids, in the order of lists. */
  find(reader: Reader, ids: readonly string[]): Promise<readonly StoredMessage[]>;
  /** Changes messages; of all of a query only unread ones are set. Returns the ids of those that there were. */
  change(reader: Reader, target: Target, effect: Effect): Promise<readonly string[]>;
  /** Answers the question of a message, if it is open. Returns whether it was. */
  answer(reader: Reader, id: string, answer: GivenAnswer, now: string): Promise<boolean>;
  /** Ends an open question, by an answer from elsewhere or without one. Returns whether it was open. */
  close(question: string, answer: GivenAnswer | undefined, now: string): Promise<boolean>;
  /** Who has a question. */
  readersOf(question: string): Promise<readonly Reader[]>;
  /** Brings back messages whose time has come, at most `limit`; of several processes each takes others. */
  wake(now: string, limit: number): Promise<readonly Reader[]>;
  /** The switches that a reader has turned, by workflow; those for all are of the workflow with the empty id. */
  switches(reader: Reader): Promise<ReadonlyMap<string, Turned>>;
  /** Turns switches of a workflow, and leaves the others. */
  turn(reader: Reader, workflow: string, turned: Turned): Promise<void>;
  /** Removes everything of a reader, but for the answers that others see. */
  forget(reader: Reader): Promise<void>;
}
