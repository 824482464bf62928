import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps a second process out of a data folder, because two embedded engines in one folder destroy it.
 * The lock is a local socket and not a file with a process id: a killed process leaves no lock behind.
 * Returns the function that releases the lock.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const address = lockAddress(await realpath(dataDir));
  let server = await tryListen(address);
  if (!server) {
    if (await answers(address)) {
      throw new Error(
        `Another server is using the data folder ${dataDir}. Stop it, or give this one its own DATA_DIR.`,
      );
    }
    await unlink(address).catch(() => {});
    server = await tryListen(address);
  }
  if (!server) throw new Error(`The data folder ${dataDir} could not be locked. Try again.`);
  const held = server;
  held.unref();
  return () => new Promise((resolve) => held.close(() => resolve()));
}

function lockAddress(path: string): string {
  const name = `carillon-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function tryListen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
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
    probe.once('error', () => resolve(false));
  });
}
