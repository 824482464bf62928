import type { PlatformConfig } from '../config.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens the storage of the settings and brings its tables up to date. */
export async function openDatabase(
  config: Pick<PlatformConfig, 'dataDir' | 'databaseUrl'>,
): Promise<Database> {
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openPglite(config.dataDir);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
