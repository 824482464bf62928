import type { PlatformConfig } from '../config.ts';
import { codeOf, type Database, reasonOf } from './database.ts';
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
    const explained = database.kind === 'postgres' ? await explain(database, error) : error;
    await database.close();
    throw explained;
  }
  return database;
}

/** The sentence for a server that refused the tables, or the error as it is. */
async function explain(database: Database, error: unknown): Promise<unknown> {
  const code = codeOf(error);
  // insufficient_privilege, duplicate_table
  if (code !== '42501' && code !== '42P07') return error;
  const [row] = await database.query<{ user: string; name: string }>(
    'select current_user as user, current_database() as name',
  );
  const { user, name } = row ?? {};
  return new Error(
    code === '42501'
      ? `The user "${user}" may not create tables in the PostgreSQL database "${name}" (${reasonOf(error)}). Give it a database of its own, create database carillon owner "${user}", and name that one in DATABASE_URL.`
      : `The PostgreSQL database "${name}" already has tables of another program (${reasonOf(error)}). Nothing was changed. Name an empty database in DATABASE_URL.`,
  );
}

async function connect(url: string): Promise<Database> {
  if (!/^postgres(ql)?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new Error(
      'DATABASE_URL is not the address of a PostgreSQL database. It looks like postgres://user:password@127.0.0.1:5432/database.',
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
