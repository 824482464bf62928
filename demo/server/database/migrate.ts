import type { Database } from './database.ts';
import { migrations } from './migrations.ts';

/** Any constant: it only has to be the same in all processes that start at the same time. */
const migrationLock = 4_170_001;

/** Runs the migrations that this database lacks, each at most once, all in one transaction. */
export async function migrate(database: Pick<Database, 'transaction'>): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await transaction.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = await transaction.query<{ name: string }>('select name from migrations');
    const names = new Set(applied.map((row) => row.name));
    for (const migration of migrations) {
      if (names.has(migration.name)) continue;
      for (const statement of migration.statements) await transaction.query(statement);
      await transaction.query('insert into migrations (name) values ($1)', [migration.name]);
    }
  });
}
