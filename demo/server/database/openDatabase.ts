import type { PlatformConfig } from '../config.ts';
import { type Database, reasonOf } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens the storage of the settings and brings its tables up to date. */
export async function openDatabase(
  config: Pick<PlatformConfig, 'dataDir' | 'databaseUrl' | 'applicationIdentifier'>,
): Promise<Database> {
  const { dataDir, databaseUrl, applicationIdentifier } = config;
  const database = databaseUrl ? await connect(databaseUrl) : await openPglite(dataDir);
  try {
    await migrate(database);
    await claim(database, applicationIdentifier);
    // The engine has no worker that removes what was deleted and keeps statistics.
    if (database.kind === 'pglite') await database.query('vacuum (analyze)');
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function connect(url: string): Promise<Database> {
  if (!URL.canParse(url)) {
    throw new Error(
      'DATABASE_URL is not an address. It looks like postgres://user:password@127.0.0.1:5432/database.',
    );
  }
  const database = openPostgres(url);
  try {
    await database.query('select 1');
    return database;
  } catch (error) {
    await database.close();
    const { host, pathname } = new URL(url);
    const cause = reasonOf(error instanceof Error ? (error.cause ?? error) : error);
    throw new Error(
      `The PostgreSQL database at ${host}${pathname} cannot be used (${cause}). Start the server, correct DATABASE_URL (user, password, host, database), or leave DATABASE_URL out to use the embedded database.`,
    );
  }
}

/** A database belongs to the first application that used it: two of them would read each other's inboxes. */
async function claim(database: Database, application: string): Promise<void> {
  await database.query(
    `insert into settings (key, value) values ('application', $1) on conflict (key) do nothing`,
    [application],
  );
  const [row] = await database.query<{ value: string }>(
    `select value from settings where key = 'application'`,
  );
  if (row?.value === application) return;
  throw new Error(
    `This database belongs to the application "${row?.value}", and APPLICATION_IDENTIFIER is "${application}". Give "${application}" a database of its own with DATA_DIR or DATABASE_URL, or start with APPLICATION_IDENTIFIER=${row?.value}.`,
  );
}
