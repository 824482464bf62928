import { DatabaseError, Pool, type PoolClient } from 'pg';
import { codeOf, type Database, DatabaseUnavailable, reasonOf } from './database.ts';

const maxConnectMs = 5000;
const maxStatementMs = 30_000;

/** Opens a pool of connections to a PostgreSQL server. */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    // The limit holds for making a connection and for waiting until one is free.
    connectionTimeoutMillis: maxConnectMs,
    statement_timeout: maxStatementMs,
    // A server that is gone without a word cannot end a statement itself.
    query_timeout: maxStatementMs + maxConnectMs,
  });
  let closing = false;
  // At the start it has not answered yet, and who starts it says what that means.
  let lost = true;
  let answered = false;
  const noteLoss = (error: unknown) => {
    if (!lost && !closing) {
      console.error(`The database does not answer (${reasonOf(error)}). Calls answer 503 until it is back.`);
    }
    lost = true;
  };
  // From the moment it is made: a connection that breaks while it is lent has no other listener, and would end the process.
  pool.on('connect', (client) => client.on('error', noteLoss));
  pool.on('error', noteLoss);

  async function guard<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      if (lost && answered) console.error('The database answers again.');
      lost = false;
      answered = true;
      return result;
    } catch (error) {
      if (codeOf(error) === '53100') throw new DatabaseUnavailable('The disk of the database is full');
      if (codeOf(error) === '57014') throw new DatabaseUnavailable('The database took too long');
      if (!isLoss(error)) throw error;
      noteLoss(error);
      throw new DatabaseUnavailable('The database does not answer', { cause: error });
    }
  }

  return {
    kind: 'postgres',
    query: <Row extends object>(sql: string, params: readonly unknown[] = []) =>
      guard(async () => (await pool.query<Row>(sql, [...params])).rows),
    transaction: (work) =>
      guard(async () => {
        const client = await pool.connect();
        let broken: Error | undefined;
        try {
          await client.query('begin');
          const result = await work({ query: (sql, params) => ask(client, sql, params) });
          await client.query('commit');
          return result;
        } catch (error) {
          // A connection that cannot even roll back is discarded instead of being given to the next request.
          await client.query('rollback').catch((failure: Error) => {
            broken = failure;
          });
          throw error;
        } finally {
          client.release(broken);
        }
      }),
    async close() {
      closing = true;
      await pool.end();
    },
  };
}

async function ask<Row extends object>(client: PoolClient, sql: string, params: readonly unknown[] = []) {
  return (await client.query<Row>(sql, [...params])).rows;
}

/** Whether the connection is at fault and not the statement. The driver has no code for what it finds out by itself. */
function isLoss(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(08|57P0[123]|53300)/.test(codeOf(error));
  return (
    /^E[A-Z]/.test(codeOf(error)) ||
    /connection (terminated|error)|timeout|not queryable/i.test(reasonOf(error))
  );
}
