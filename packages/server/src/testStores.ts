import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
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

async function openSqlite(): Promise<TestStore> {
  const database = new Database(':memory:');
  database.exec(await migration('sqlite.sql'));
  return { store: sqliteStore(database), stop: async () => database.close() };
}

async function openPglite(): Promise<TestStore> {
  const database = await PGlite.create();
  await database.exec(await migration('postgres.sql'));
  return { store: postgresStore((sql, values) => database.query(sql, values)), stop: () => database.close() };
}

/** A PostgreSQL server, and a pool of connections to it. A sentence with the reason if there can be none. */
export async function startPostgres() {
  const server = await startTestPostgres();
  if (typeof server === 'string') {
    return server;
  }
  const pool = new Pool({ connectionString: server.url });
  await pool.query(await migration('postgres.sql'));
  return { ...server, pool };
}

async function openPostgres(): Promise<TestStore> {
  const server = await startPostgres();
  if (typeof server === 'string') {
    throw new Error(
      `The store cannot be tried on PostgreSQL: ${server}. Install it, or set TEST_DATABASE_URL.`,
    );
  }
  const { pool } = server;
  return {
    store: postgresStore((sql, values) => pool.query(sql, values)),
    async stop() {
      await pool.end();
      await server.stop();
    },
  };
}

/** The stores that are tried, by the names of their databases. */
export const testStores: Readonly<Record<string, () => Promise<TestStore>>> = {
  'SQLite, by libsql': openSqlite,
  PGlite: openPglite,
  PostgreSQL: openPostgres,
};
