import { createHash, randomBytes } from 'node:crypto';
import { linkSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { codeOf, reasonOf } from './database.ts';

/** The name of the first lock in a data folder. Those after it have a number at the end. */
export const lockName = 'carillon.lock';
const lockPattern = new RegExp(`^${lockName}(?:\\.(\\d+))?$`);
/** What a process that asks for the lock makes first: hidden, and gone when it has its answer. */
const draftName = '.carillon-lock-';
/** A socket's address may be this long on every system. */
const maxAddress = 100;

/**
 * Keeps a second process out of a data folder, because two embedded engines in one folder destroy it.
 * The lock is a local socket in the folder and not a file with a process id: a killed process leaves only a name behind.
 * Returns the function that releases the lock.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = await realpath(dataDir);
  if (process.platform === 'win32') return lockPipe(path, dataDir);
  const folder = shortFolder(path);
  const draft = join(folder, `${draftName}${randomBytes(4).toString('hex')}`);
  const held = await listen(draft, dataDir);
  try {
    const lock = await take(folder, draft, dataDir);
    return () => {
      release(lock, draft);
      return end(held);
    };
  } catch (error) {
    await end(held);
    throw error;
  }
}

/** The system gives a pipe of Windows to one process, and takes it away with the process. */
async function lockPipe(path: string, dataDir: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  const held = await listen(`\\\\.\\pipe\\carillon-${name}`, dataDir);
  return () => end(held);
}

/**
 * Gives the socket `draft`, which listens already, the name of the next lock, or throws if another process has it.
 * A dead lock is not replaced: its successor has the next number, and only one process can make that name. The newest lock is
 * never removed, so that a process which was halted for long after it saw a dead one finds out that it is late.
 */
async function take(folder: string, draft: string, dataDir: string): Promise<string> {
  for (;;) {
    const newest = newestLock(folder);
    if (newest >= 0 && (await answers(lockPath(folder, newest)))) throw inUse(dataDir);
    const lock = lockPath(folder, newest + 1);
    try {
      linkSync(draft, lock);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue;
      // The process that has the lock has tidied up.
      if (codeOf(error) === 'ENOENT') throw inUse(dataDir);
      throw notLocked(dataDir, error);
    }
    if (newestLock(folder) > newest + 1) {
      rmSync(lock, { force: true });
      throw inUse(dataDir);
    }
    for (const name of readdirSync(folder)) {
      if (name.startsWith(draftName) || (lockNumber(name) ?? Infinity) <= newest) {
        rmSync(join(folder, name), { force: true });
      }
    }
    return lock;
  }
}

/** Puts an empty file in the place of the socket: nobody answers there either, and every program can copy it. */
function release(lock: string, draft: string): void {
  try {
    writeFileSync(draft, '');
    renameSync(draft, lock);
  } catch {
    // On a full disk, or when the folder is gone: the socket's name stays, and nobody answers there.
  }
}

function newestLock(folder: string): number {
  return Math.max(-1, ...readdirSync(folder).map((name) => lockNumber(name) ?? -1));
}

function lockNumber(name: string): number | null {
  const [known, number = '0'] = lockPattern.exec(name) ?? [];
  return known === undefined ? null : Number(number);
}

function lockPath(folder: string, number: number): string {
  return join(folder, number === 0 ? lockName : `${lockName}.${number}`);
}

function shortFolder(path: string): string {
  if (path.length + draftName.length + 10 <= maxAddress) return path;
  if (process.platform === 'linux') return `/proc/self/fd/${openSync(path, 'r')}`;
  throw new Error(`The path of the data folder ${path} is too long. Choose a shorter one with DATA_DIR.`);
}

function listen(address: string, dataDir: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', (error) =>
      reject(codeOf(error) === 'EADDRINUSE' ? inUse(dataDir) : notLocked(dataDir, error)),
    );
    server.listen(address, () => resolve(server.unref()));
  });
}

function end(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(address);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    // Only a refusal is the answer of nobody: a server that is stopped or busy lets its queue fill up, and lives.
    probe.once('error', (error) => resolve(!/^(ECONNREFUSED|ENOENT)$/.test(codeOf(error))));
  });
}

function inUse(dataDir: string): Error {
  return new Error(
    `Another server is using the data folder ${dataDir}. Stop it, or give this one its own with DATA_DIR.`,
  );
}

function notLocked(dataDir: string, error: unknown): Error {
  return new Error(
    `The data folder ${dataDir} could not be locked (${reasonOf(error)}). Choose a folder on a local disk that you may write to, with DATA_DIR.`,
  );
}
