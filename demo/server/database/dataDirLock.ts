import { createHash } from 'node:crypto';
import { openSync, statSync, unlinkSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { codeOf, reasonOf } from './database.ts';

/** The name of the lock in the data folder. */
export const lockName = 'carillon.lock';
/** A socket's address may be this long on every system. */
const maxAddress = 100;

/**
 * Keeps a second process out of a data folder, because two embedded engines in one folder destroy it.
 * The lock is a local socket in the folder and not a file with a process id: a killed process leaves no lock behind.
 * Returns the function that releases the lock.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const address = lockAddress(await realpath(dataDir));
  const held = (await tryListen(address, dataDir)) ?? (await replaceDeadLock(address, dataDir));
  if (!held) {
    throw new Error(
      `Another server is using the data folder ${dataDir}. Stop it, or give this one its own with DATA_DIR.`,
    );
  }
  held.unref();
  return () => new Promise((resolve) => held.close(() => resolve()));
}

async function replaceDeadLock(address: string, dataDir: string): Promise<Server | null> {
  const dead = idOf(address);
  if (await answers(address)) return null;
  // Another process may have replaced it in the meantime: that one is alive.
  if (dead !== null && idOf(address) === dead) unlinkSync(address);
  return tryListen(address, dataDir);
}

function lockAddress(path: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\carillon-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
  }
  const address = join(path, lockName);
  if (address.length <= maxAddress) return address;
  if (process.platform === 'linux') return `/proc/self/fd/${openSync(path, 'r')}/${lockName}`;
  throw new Error(`The path of the data folder ${path} is too long. Choose a shorter one with DATA_DIR.`);
}

function idOf(address: string): bigint | null {
  return statSync(address, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}

function tryListen(address: string, dataDir: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE'
        ? resolve(null)
        : reject(
            new Error(
              `The data folder ${dataDir} could not be locked (${reasonOf(error)}). Choose a folder on a local disk that you may write to, with DATA_DIR.`,
            ),
          ),
    );
    server.listen(address, () => resolve(server));
  });
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
