import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockDataDir } from '../database/dataDirLock.ts';
import { until } from '../testPlatform.ts';
import { killStarted, type Spawned, spawnPlatform } from '../testProcess.ts';

const rivals = 4;
const folders = 500;
/** From one folder to the next, so that a rival that is late for one is in time for the next. */
const gapMs = 12;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'carillon-lock-'));
  for (let index = 0; index < folders; index += 1) await mkdir(join(root, String(index)));
});
afterAll(async () => {
  killStarted();
  await rm(root, { recursive: true, force: true });
});

/** Asks for the lock of each folder in a millisecond that all rivals share, keeps what it gets, and prints which. */
const rival = `
  import { createInterface } from 'node:readline';
  import { lockDataDir } from './demo/server/database/dataDirLock.ts';
  console.log('ready');
  const until = async (time) => {
    while (Date.now() < time - 3) await new Promise((resolve) => setTimeout(resolve, 1));
    while (Date.now() < time);
  };
  for await (const line of createInterface({ input: process.stdin })) {
    const won = [];
    for (let index = 0; index < ${folders}; index += 1) {
      await until(Number(line) + index * ${gapMs});
      await lockDataDir(process.env.ROOT + '/' + index).then(() => won.push(index), () => {});
    }
    console.log('won ' + JSON.stringify(won));
  }
`;

/** How many of the folders have been locked by none, one, or more of several processes. */
async function race(): Promise<{ none: number; one: number; more: number }> {
  const processes = Array.from({ length: rivals }, () =>
    spawnPlatform({ ROOT: root }, [
      process.execPath,
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      rival,
    ]),
  );
  const all = (word: string) => () => processes.every(({ output }) => output().includes(word));
  await until(all('ready'));
  const start = Date.now() + 100;
  for (const { child } of processes) child.stdin?.write(`${start}\n`);
  await until(all('won'), 120_000);
  const winners = Array.from({ length: folders }, () => 0);
  for (const index of processes.flatMap(wonBy)) winners[index] = (winners[index] ?? 0) + 1;
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ exit }) => exit));
  return {
    none: winners.filter((count) => count === 0).length,
    one: winners.filter((count) => count === 1).length,
    more: winners.filter((count) => count > 1).length,
  };
}

function wonBy({ output }: Spawned): number[] {
  return JSON.parse(/won (.*)/.exec(output())?.[1] ?? '[]');
}

// The first round has fresh folders. The next ones have the locks of processes that were killed.
test.each(['fresh folders', 'locks of killed processes', 'locks that were taken over before'])(
  `${folders} %s are locked by exactly one of ${rivals} processes that ask in the same millisecond`,
  async (what) => {
    const result = await race();
    console.log(`${what}: ${JSON.stringify(result)}`);
    expect(result).toEqual({ none: 0, one: folders, more: 0 });
  },
  200_000,
);

test('a folder that was locked and freed many times has one small file of it, which can be copied', async () => {
  const dir = join(root, '0');
  for (let time = 0; time < 3; time += 1) await (await lockDataDir(dir))();
  const files = await readdir(dir, { withFileTypes: true });
  expect(files.map((file) => file.isFile())).toEqual([true]);
});
