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
