import { Pool } from 'pg';
import type { Database } from './database.ts';

/** Opens a pool of connections to a PostgreSQL server. */
export function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url, max: 10 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) console.error(`An idle database connection was lost: ${error.message}`);
  });
  return {
    kind: 'postgres',
    async query<Row extends object>(sql: string, params: readonly unknown[] = []) {
      return (await pool.query<Row>(sql, [...params])).rows;
    },
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work({
          async query<Row extends object>(sql: string, params: readonly unknown[] = []) {
            return (await client.query<Row>(sql, [...params])).rows;
          },
        });
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
    },
    async close() {
      closing = true;
      await pool.end();
    },
  };
}
