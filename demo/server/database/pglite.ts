import { PGlite } from '@electric-sql/pglite';
import { codeOf, type Database, DatabaseUnavailable, reasonOf } from './database.ts';
import { checkDataDir, explainFailedStart, prepareDataDir } from './dataDir.ts';
import { lockDataDir } from './dataDirLock.ts';
import { watchFolder } from './writtenFiles.ts';

/** Opens the embedded database in a folder, or in memory when `dataDir` is null. */
export async function openPglite(dataDir: string | null): Promise<Database> {
  if (dataDir) await prepareDataDir(dataDir);
  const unlock = dataDir ? await lockDataDir(dataDir) : async () => {};
  const engine = await openEngine(dataDir, unlock);
  let dead = false;
  let full = false;

  async function guard<Result>(work: () => Promise<Result>): Promise<Result> {
    if (dead) throw stopped();
    try {
      const result = await work();
      full = false;
      return result;
    } catch (error) {
      if (codeOf(error) === '53100') {
        if (!full) console.error(`The disk with the data folder ${dataDir} is full: free some space there.`);
        full = true;
        throw new DatabaseUnavailable('The disk of the database is full');
      }
      // What is no answer of the database is the end of the engine inside this process.
      if (!isEnd(error)) throw error;
      if (!dead) {
        console.error(
          `The embedded database has stopped (${reasonOf(error)}). Look whether the disk with the data folder ${dataDir} is full, and start the platform again.`,
        );
      }
      dead = true;
      throw stopped();
    }
  }

  return {
    kind: 'pglite',
    query: <Row extends object>(sql: string, params: readonly unknown[] = []) =>
      guard(async () => (await engine.query<Row>(sql, [...params])).rows),
    transaction: (work) =>
      guard(() =>
        engine.transaction((transaction) =>
          work({
            async query<Row extends object>(sql: string, params: readonly unknown[] = []) {
              return (await transaction.query<Row>(sql, [...params])).rows;
            },
          }),
        ),
      ),
    async close() {
      // An engine that has ended cannot end once more; what it acknowledged is in its files.
      if (!dead) await engine.close();
      await unlock();
    },
  };
}

async function openEngine(dataDir: string | null, unlock: () => Promise<void>): Promise<PGlite> {
  let log = '';
  let findWritten = async (): Promise<string[]> => [];
  try {
    if (dataDir) {
      await checkDataDir(dataDir);
      findWritten = await watchFolder(dataDir);
    }
    const engine = await PGlite.create({
      ...(dataDir ? { dataDir } : {}),
      onStderr: (text) => {
        log += `${text}\n`;
        return true;
      },
    });
    // The engine has no worker that keeps statistics, so its planner mistakes a large table for a small one and
    // would collect and sort all of a subscriber's messages for one page. Without bitmaps it walks the index.
    await engine.exec('set enable_bitmapscan = off');
    return engine;
  } catch (error) {
    // Before the lock is released, which writes too.
    const written = await findWritten();
    await unlock();
    const known = error instanceof Error && error.message.includes(String(dataDir));
    throw dataDir && !known ? await explainFailedStart(dataDir, error, log, written) : error;
  }
}

function isEnd(error: unknown): boolean {
  return !(error instanceof Error) || /^(RuntimeError|ErrnoError|ExitStatus)$/.test(error.name);
}

function stopped(): DatabaseUnavailable {
  return new DatabaseUnavailable('The embedded database has stopped: start the platform again');
}
