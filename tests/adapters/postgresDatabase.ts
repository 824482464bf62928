import { randomUUID } from 'node:crypto';
import { Pool, type PoolClient, types } from 'pg';

/** What is asked of a database, in the words of PGlite. */
interface Statements {
  exec(sql: string): Promise<unknown>;
  query<Row extends Record<string, unknown> = Record<string, unknown>>(
    sql: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; affectedRows?: number | undefined }>;
}

/** A database, in memory or on a server. */
export interface AdapterDatabase extends Statements {
  transaction<Result>(run: (statements: Statements) => Promise<Result>): Promise<Result>;
}

/** Makes an empty database on a PostgreSQL server. */
export async function createPostgresDatabase(server: string): Promise<URL> {
  const url = new URL(server);
  const name = `adapter_${randomUUID().replaceAll('-', '')}`;
  const pool = poolOf(url);
  await pool.query(`create database ${name}`);
  await pool.end();
  url.pathname = `/${name}`;
  return url;
}

/** A new database of a PostgreSQL server. Transactions are those of a role that signs in by itself. */
export async function openPostgresDatabase(server: string, role: string): Promise<AdapterDatabase> {
  const url = await createPostgresDatabase(server);
  const owner = poolOf(url);
  url.username = role;
  const visitors = poolOf(url);
  return {
    ...statementsOf(owner),
    async transaction(run) {
      const client = await visitors.connect();
      try {
        await client.query('begin');
        const result = await run(statementsOf(client));
        await client.query('commit');
        return result;
      } catch (thrown) {
        await client.query('rollback');
        throw thrown;
      } finally {
        client.release();
      }
    },
  };
}

function poolOf(url: URL): Pool {
  return new Pool({
    connectionString: url.href,
    allowExitOnIdle: true,
    // Numbers of rows as PostgREST and PGlite give them, where `pg` gives texts.
    types: {
      getTypeParser: (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)),
    },
  });
}

function statementsOf(connection: Pool | PoolClient): Statements {
  return {
    exec: (sql) => connection.query(sql),
    async query<Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) {
      const { rows, rowCount } = await connection.query<Row>(sql, values);
      return { rows, affectedRows: rowCount ?? 0 };
    },
  };
}
