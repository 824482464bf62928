import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PostgreSQL server for the time of a test. */
export interface TestPostgres {
  url: string;
  /** Ends it, which breaks all connections, and starts it again; refused for a server that TEST_DATABASE_URL names. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Uses the server that TEST_DATABASE_URL names, or starts one from the programs that are installed; returns a
 * sentence with the reason if there is neither. Its files are in `parent`.
 */
export async function startTestPostgres(parent = tmpdir()): Promise<TestPostgres | string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const restart = () =>
      Promise.reject(new Error('The server of TEST_DATABASE_URL is not ours to restart.'));
    return { url: given, restart, stop: async () => {} };
  }
  const bin = await findPrograms();
  if (!bin) return 'there is no initdb on this machine and TEST_DATABASE_URL is not set';
  // The server refuses to run as root; its package made a user for it.
  const owner = process.getuid?.() === 0 ? await postgresUser() : undefined;
  if (owner === null) return 'the tests run as root and there is no user postgres to run the server as';

  const dir = await mkdtemp(join(parent, 'carillon-postgres-'));
  if (owner) await chown(dir, owner.uid, owner.gid);
  const data = join(dir, 'data');
  const port = await freePort();
  const options = { ...owner, cwd: dir };
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'carillon', '-A', 'trust', '--no-sync'], options);
  const flags = `-p ${port} -k ${dir} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const log = join(dir, 'log');
  const control = (...parameters: string[]) =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', log, '-o', flags, ...parameters], options);
  await control('start');
  return {
    url: `postgres://carillon@127.0.0.1:${port}/postgres`,
    restart: async (mode) => void (await control('-m', mode, 'restart')),
    async stop() {
      await control('-m', 'immediate', 'stop');
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function findPrograms(): Promise<string | null> {
  const packaged = '/usr/lib/postgresql';
  const versions: string[] = await readdir(packaged).catch(() => []);
  const places = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  for (const place of places) {
    const files: string[] = await readdir(place).catch(() => []);
    if (files.includes('initdb') && files.includes('pg_ctl')) return place;
  }
  return null;
}

async function postgresUser(): Promise<{ uid: number; gid: number } | null> {
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  try {
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    return null;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
