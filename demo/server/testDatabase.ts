import { PGlite } from '@electric-sql/pglite';

// What a database in memory begins as is always the same, and to make it takes seconds. Here it is made once and copied.
// In a folder, and in a process of its own, it is made from nothing.
const copied = Symbol.for('carillon: databases in memory are copies');

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
    async create(dataDir?: string) {
      if (dataDir !== undefined) {
        return create(dataDir);
      }
      empty ??= makeEmpty();
      return create({ loadDataDir: await empty });
    },
  });
}
