import { readFile } from 'node:fs/promises';
import Database from 'libsql';
import { Pool } from 'pg';
import { startTestPostgres } from '../../../demo/server/testPostgres.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import type { InboxStore } from './store/InboxStore.ts';

/** A store over an empty database, for the time of a test. */
export interface TestStore {
  readonly store: InboxStore;
  stop(): Promise<unknown>;
}

const migration = (file: string) => readFile(new URL(`../migrations/${file}`, import.meta.url), 'utf8');

/** SQLite in memory, by libsql. */
export async function openSqlite(): Promise<TestStore> {
  const database = new Database(':memory:');
  // Twice, as an app does that runs it at each start.
  database.exec(await migration('sqlite.sql'));
  database.exec(await migration('sqlite.sql'));
  return { store: sqliteStore(database), stop: async () => database.close() };
}

/** A PostgreSQL server with the tables, and a pool of connections to it. A sentence with the reason if there can be none. */
export async function openPostgres() {
  const server = await startTestPostgres();
  if (typeof server === 'string') {
    return server;
  }
  const pool = new Pool({ connectionString: server.url, max: 10 });
  // A server that is restarted ends connections that nobody uses.
  pool.on('error', () => {});
  await pool.query(await migration('postgres.sql'));
  await pool.query(await migration('postgres.sql'));
  return {
    ...server,
    pool,
    store: postgresStore((sql, values) => pool.query(sql, values)),
    async stop() {
      await pool.end();
      await server.stop();
    },
  };
}
