import { access, constants, mkdir, readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, reasonOf } from './database.ts';
import { lockName } from './dataDirLock.ts';

/** What the embedded engine needs to start: its write-ahead log alone takes 16 MB a file. */
const neededBytes = 80 * 1024 * 1024;
const engineVersion = '18';
/** Without these the engine starts afresh in silence, or ends without a word about what it misses. */
const vitalParts = ['PG_VERSION', 'base', 'global', 'pg_wal', 'pg_xact'];

/** The locks, hidden files of the system, and what an empty disk of its own starts with. */
const unrelated = new RegExp(`^(${lockName}(\\.\\d+)?|lost\\+found|\\..*)$`);

/** Makes the folder if it is missing. Throws a sentence with path, cause and cure if it cannot hold a database. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const causes: Readonly<Record<string, string>> = {
      ENOSPC: 'the disk is full',
      EEXIST: 'it is a file',
      ENOTDIR: 'a part of its path is a file',
    };
    const cause = causes[codeOf(error)] ?? `this user may not write there (${reasonOf(error)})`;
    throw new Error(`The data folder ${dataDir} cannot be used: ${cause}. Choose another with DATA_DIR.`);
  }
}

/** Checks the locked folder: it is empty, or it holds a whole database of this engine. Anything else gets a sentence. */
export async function checkDataDir(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => !unrelated.test(name));
  if (names.length === 0) {
    if ((await freeBytes(dataDir)) < neededBytes) throw fullDisk(dataDir);
    return;
  }
  const missing = vitalParts.filter((part) => !names.includes(part));
  if (missing.length === vitalParts.length) {
    throw new Error(
      `The data folder ${dataDir} holds other files (${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}) and no database. Choose an empty or a new folder with DATA_DIR.`,
    );
  }
  if (missing.length > 0) throw damaged(dataDir, `${missing.join(', ')} is missing`);
  const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim();
  if (version !== engineVersion) {
    throw new Error(
      `The data folder ${dataDir} was made by PostgreSQL ${version}, and the embedded database is PostgreSQL ${engineVersion}. Choose another folder with DATA_DIR, or name the server that it belongs to with DATABASE_URL.`,
    );
  }
}

/** Why the engine did not start in a folder, as a sentence; `log` is what it printed, `written` the files that it wrote to. */
export async function explainFailedStart(
  dataDir: string,
  error: unknown,
  log: string,
  written: readonly string[],
): Promise<Error> {
  const line = /(?:PANIC|FATAL|ERROR): {2}(.+)/.exec(log)?.[1];
  if (/no space left/i.test(log) || (await freeBytes(dataDir)) < 1024 * 1024) return fullDisk(dataDir);
  // The engine's own failures are objects without words, or words about how it was built.
  const words = error instanceof Error && !/-sASSERTIONS|failed to initialize/.test(error.message);
  return damaged(dataDir, line ?? (words ? reasonOf(error) : 'the database in it did not start'), written);
}

function damaged(dataDir: string, cause: string, written: readonly string[] = []): Error {
  return new Error(
    `The data folder ${dataDir} is damaged or incomplete: ${cause}. ${describeWritten(written)} Put a copy of the whole folder back, or begin anew: mv '${dataDir}' '${dataDir}.damaged'`,
  );
}

function describeWritten(written: readonly string[]): string {
  if (written.length === 0) return 'Nothing was changed.';
  const names = [...written.slice(0, 5), ...(written.length > 5 ? ['…'] : [])].join(', ');
  return `The attempt to start it wrote to ${written.length} of its files (${names}).`;
}

function fullDisk(dataDir: string): Error {
  return new Error(
    `The disk with the data folder ${dataDir} is full. Free at least ${neededBytes / 1024 / 1024} MB there, or choose another folder with DATA_DIR.`,
  );
}

async function freeBytes(dataDir: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
