import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

// A new database always has the same content, and creating it takes seconds. Here it is created once and copied, in memory and into
// folders that are still empty. A separate process creates its own.
const copied = Symbol.for('carillon: new databases are copies');

if (!Reflect.has(PGlite, copied)) {
  const create = PGlite.create.bind(PGlite);
  let empty: Promise<Blob> | undefined;
  const makeEmpty = async () => {
    const engine = await create();
    const files = await engine.dumpDataDir('none');
    await engine.close();
    return files;
  };
  Object.assign(PGlite, {
    [copied]: true,
    async create(given?: string | PGliteOptions) {
      // The engine itself calls this with options while it creates a database.
      if (typeof given === 'object') {
        return create(given);
      }
      if (given !== undefined && existsSync(join(given, 'PG_VERSION'))) {
        return create(given);
      }
      empty ??= makeEmpty();
      const loadDataDir = await empty;
      return create(given === undefined ? { loadDataDir } : { dataDir: given, loadDataDir });
    },
  });
}
