import type { Store } from '../choices.ts';
import type { Project } from '../Project.ts';

/** How the written code opens its database. */
export interface Driver {
  /** The package, and that of its types where it has none of its own. */
  readonly packages: readonly string[];
  /** Its import, and that of the store. */
  readonly imports: readonly string[];
  /** Statements that open it. */
  readonly open: readonly string[];
  /** The store over it. */
  readonly store: string;
  /** The live connection of several processes; empty for that of a single process. */
  readonly line: string;
  /** Statements that run the migration, whose text is `sql`, and that close it. */
  readonly migrate: string;
  readonly close: string;
}

/** The driver of a store: for SQLite what the app has already, else `libsql`, which needs no compiler and no newer Node. */
export function driverOf(store: Store, { packages, isTypeScript }: Project): Driver {
  if (store === 'postgres') {
    return {
      packages: ['pg', ...(isTypeScript ? ['@types/pg'] : [])],
      imports: [
        `import { pgListen, postgresLine } from 'carillon-server/lines';`,
        `import { postgresStore } from 'carillon-server/postgres';`,
        `import pg from 'pg';`,
      ],
      open: [
        'const connectionString = process.env.DATABASE_URL;',
        'const database = new pg.Pool({ connectionString });',
      ],
      store: 'postgresStore((sql, values) => database.query(sql, values))',
      line: `postgresLine({
    notify: (channel, text) => database.query('select pg_notify($1, $2)', [channel, text]),
    listen: pgListen(() => new pg.Client({ connectionString })),
  })`,
      migrate: 'await database.query(sql);',
      close: 'await database.end();',
    };
  }
  const name = packages.has('better-sqlite3') ? 'better-sqlite3' : 'libsql';
  return {
    packages: [name],
    imports: [`import { sqliteStore } from 'carillon-server/sqlite';`, `import Database from '${name}';`],
    open: [
      `const database = new Database(process.env.INBOX_DATABASE ?? 'inbox.db');`,
      `database.exec('pragma journal_mode = wal; pragma busy_timeout = 5000');`,
    ],
    store: 'sqliteStore(database)',
    line: '',
    migrate: 'database.exec(sql);',
    close: 'database.close();',
  };
}
