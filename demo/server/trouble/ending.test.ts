import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockDataDir } from '../database/dataDirLock.ts';
import { startPlatform } from '../platform.ts';
import { signIn, until } from '../testPlatform.ts';
import { countLost, killStarted, startProcess, writeUntilStopped } from '../testProcess.ts';

let dataDir: string;
const acknowledged: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carillon-ending-'));
  // Here a new database is a copy; the process would make its own.
  await (await startPlatform({ port: 0, dataDir })).close();
});
afterAll(async () => {
  killStarted();
  await rm(dataDir, { recursive: true, force: true });
});

/** The whole command, as people type it; npm itself and a shell are between it and the server. */
const command = ['npm', 'start'];

const ways: readonly [way: string, end: (pid: number) => void][] = [
  // What a terminal does: everything that it started hears the signal.
  ['Control-C (SIGINT)', (pid) => process.kill(-pid, 'SIGINT')],
  ['SIGTERM to npm', (pid) => process.kill(pid, 'SIGTERM')],
  ['a closed terminal (SIGHUP)', (pid) => process.kill(-pid, 'SIGHUP')],
  ['SIGKILL of npm', (pid) => process.kill(pid, 'SIGKILL')],
];

test.each(ways)(
  '%s ends npm start with its server, and the folder is free for the next start',
  async (way, end) => {
    const first = await startProcess({ DATA_DIR: dataDir }, command);
    const load = writeUntilStopped([first.platform]);
    await until(() => load.acknowledged.length > 10);
    end(first.child.pid ?? 0);
    // Until the folder is free: a server that is left behind keeps it.
    await until(
      () =>
        lockDataDir(dataDir).then(
          (unlock) => unlock().then(() => true),
          () => false,
        ),
      20_000,
    );
    await expect(fetch(first.platform.url)).rejects.toThrow('fetch failed');
    await load.stop();
    console.log(`${way}: ${load.acknowledged.length} acknowledged`);
    acknowledged.push(...load.acknowledged);
  },
  240_000,
);

test('and nothing that was acknowledged is lost', async () => {
  const last = await startPlatform({ port: 0, dataDir });
  const demo = await signIn(last, 'demo-subscriber');
  expect(acknowledged.length).toBeGreaterThan(10);
  expect(await countLost('ways to end npm start', demo, acknowledged)).toEqual({ lost: 0, twice: 0 });
  await last.close();
});
