import type { Statement } from './statement.ts';

/** What PostgreSQL and SQLite write differently, as constants with a question mark for each value. */
export interface Dialect {
  /** A message as one JSON text: each driver makes something else of dates, numbers and booleans. `m` is the message, `q` its question. */
  readonly row: string;
  /** The rows of a JSON array, as `item.value`. */
  readonly each: string;
  /** A time, given as ISO 8601. */
  readonly time: string;
  /** A JSON value. */
  readonly json: string;
  /** Whether the data of a message contains a JSON object. */
  readonly contains: string;
  /** The switches as they are, with others laid over them. */
  readonly merged: string;
  /** A column of JSON as a text. */
  readonly switchesText: string;
  /** Leaves out the rows that another process is at. */
  readonly skipLocked: string;
  /** Runs a statement, and returns its rows. `isRead` is false where it may have none. */
  run(statement: Statement, isRead?: boolean): Promise<readonly unknown[]>;
}
