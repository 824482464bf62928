import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import { lockDataDir } from './dataDirLock.ts';

/** Opens the embedded database in a folder, or in memory when `dataDir` is null. */
export async function openPglite(dataDir: string | null): Promise<Database> {
  if (dataDir) await mkdir(dataDir, { recursive: true });
  const unlock = dataDir ? await lockDataDir(dataDir) : async () => {};
  const engine = await openEngine(dataDir, unlock);
  return {
    kind: 'pglite',
    async query<Row extends object>(sql: string, params: readonly unknown[] = []) {
      return (await engine.query<Row>(sql, [...params])).rows;
    },
    transaction(work) {
      return engine.transaction((transaction) =>
        work({
          async query<Row extends object>(sql: string, params: readonly unknown[] = []) {
            return (await transaction.query<Row>(sql, [...params])).rows;
          },
        }),
      );
    },
    async close() {
      await engine.close();
      await unlock();
    },
  };
}

async function openEngine(dataDir: string | null, unlock: () => Promise<void>): Promise<PGlite> {
  try {
    const engine = dataDir ? await PGlite.create(dataDir) : await PGlite.create();
    // The engine has no worker that keeps statistics, so its planner mistakes a large table for a small one and
    // would collect and sort all of a subscriber's messages for one page. Without bitmaps it walks the index.
    await engine.exec('set enable_bitmapscan = off');
    return engine;
  } catch (error) {
    await unlock();
    throw error;
  }
}
