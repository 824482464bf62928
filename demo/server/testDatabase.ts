import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { migrate } from './database/migrate.ts';

// A new database always has the same content, and creating it takes seconds. Here it is created once, with its tables, and copied, in
// memory and into folders that are still empty. A separate process creates its own.
const copied = Symbol.for('carillon: new databases are copies');

if (!Reflect.has(PGlite, copied)) {
  const create = PGlite.create.bind(PGlite);
  let empty: Promise<Blob> | undefined;
  const makeEmpty = async () => {
    const engine = await create();
    const queries = (transaction: Transaction) => ({
      query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
        (await transaction.query<Row>(sql, [...params])).rows,
    });
    await migrate({ transaction: (work) => engine.transaction((transaction) => work(queries(transaction))) });
    const files = await engine.dumpDataDir('none');
    await engine.close();
    return files;
  };
  Object.assign(PGlite, {
    [copied]: true,
    async create(options: PGliteOptions = {}) {
      const { dataDir, noInitDb } = options;
      // The engine itself calls this while it creates a database.
      if (noInitDb || (dataDir !== undefined && existsSync(join(dataDir, 'PG_VERSION')))) {
        return create(options);
      }
      empty ??= makeEmpty();
      return create({ ...options, loadDataDir: await empty });
    },
  });
}
