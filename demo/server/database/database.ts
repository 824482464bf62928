/** Something that runs SQL: a database, or one transaction of it. */
export interface Queryable {
  /** Runs one statement with `$1`-style parameters and returns its rows. */
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** The platform's storage: the embedded database or a PostgreSQL server, behind the same SQL. */
export interface Database extends Queryable {
  /** Which of the two it is. */
  readonly kind: 'pglite' | 'postgres';
  /** Runs `work` in one transaction; an error thrown inside rolls everything back and is thrown again. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** Writes pending data and releases files and connections. */
  close(): Promise<void>;
}

/** The database cannot do its work now: the same call may succeed later. HTTP answers it with 503 and the message. */
export class DatabaseUnavailable extends Error {
  readonly statusCode = 503;
}

/** The words of an error, also of those that keep them in a list or a code, and of what is thrown but is no error. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error instanceof Error) return error.message || codeOf(error) || error.name;
  return codeOf(error) || String(error);
}

/** The code of an error of PostgreSQL (five characters) or of the system (such as ECONNREFUSED), or nothing. */
export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
