import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDataDir, lockName } from '../database/dataDirLock.ts';
import { startPlatform } from '../platform.ts';
import { fill, signIn, until } from '../testPlatform.ts';
import {
  countLost,
  killStarted,
  mountSmallDisk,
  spawnPlatform,
  startProcess,
  writeUntilStopped,
} from '../testProcess.ts';

const stored = 5;
const missingParts: readonly [part: string, cause: string][] = [
  ['PG_VERSION', 'PG_VERSION is missing'],
  ['base', 'base is missing'],
  ['pg_wal', 'pg_wal is missing'],
  ['global/pg_control', 'pg_control'],
];
let root: string;
let whole: string;
let disk: { unmount(): void } | string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'carillon-folder-'));
  whole = join(root, 'whole');
  const platform = await startPlatform({ port: 0, dataDir: whole });
  await fill(platform, 'ana', stored);
  await platform.close();
}, 180_000);
afterAll(async () => {
  killStarted();
  if (typeof disk === 'object') disk.unmount();
  await rm(root, { recursive: true, force: true });
});

/** A copy of the folder that was closed properly. */
async function copy(name: string): Promise<string> {
  const dir = join(root, name);
  await cp(whole, dir, { recursive: true });
  return dir;
}

/** What a start on a folder says before it gives up. */
async function refusal(dataDir: string): Promise<string> {
  const sentence = await startPlatform({ port: 0, dataDir }).then(
    (platform) => platform.close().then(() => 'It started.'),
    (error: unknown) => String(error),
  );
  console.log(sentence);
  return sentence;
}

const zeros = Buffer.alloc(8192);

/** Does the same to each file of a folder that the server numbers itself. */
async function eachFile(dir: string, act: (path: string) => Promise<unknown>): Promise<void> {
  for (const name of await readdir(dir)) if (/^[0-9A-F]+$/.test(name)) await act(join(dir, name));
}

/** What is in the files of a folder, apart from the lock. */
async function contents(dir: string): Promise<Map<string, string>> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.name.startsWith(lockName),
  );
  const read = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const bytes = await readFile(join(parentPath, name));
    return [join(parentPath, name), createHash('sha256').update(bytes).digest('hex')];
  });
  return new Map(await Promise.all(read));
}

describe('a data folder', () => {
  test.each(missingParts)(
    'without its %s is refused with path, cause and cure, and keeps its messages',
    async (part, cause) => {
      const dir = await copy(part.replace('/', '-'));
      await rename(join(dir, part), join(root, 'held'));
      const sentence = await refusal(dir);
      expect(sentence).toContain(`The data folder ${dir} is damaged or incomplete: `);
      expect(sentence).toContain(cause);
      expect(sentence).toContain(`begin anew: mv '${dir}' '${dir}.damaged'`);

      await rename(join(root, 'held'), join(dir, part));
      const platform = await startPlatform({ port: 0, dataDir: dir });
      const { data } = await (await signIn(platform, 'ana')).feed();
      await platform.close();
      console.log(`without ${part}: ${stored} stored, ${stored - data.length} lost`);
      expect(data).toHaveLength(stored);
    },
  );

  test('with torn files is refused in words', async () => {
    const control = await copy('torn-control');
    await truncate(join(control, 'global', 'pg_control'), 100);
    const log = await copy('torn-log');
    for (const name of await readdir(join(log, 'pg_wal'))) {
      if (/^[0-9A-F]{24}$/.test(name)) await truncate(join(log, 'pg_wal', name), 1000);
    }
    for (const dir of [control, log]) {
      const sentence = await refusal(dir);
      expect(sentence).toContain(`The data folder ${dir} is damaged or incomplete: `);
      expect(sentence).not.toMatch(/object Object|ASSERTIONS/);
    }
  });

  const damages: readonly [damage: string, make: (dir: string) => Promise<unknown>][] = [
    ['a missing PG_VERSION', (dir) => rm(join(dir, 'PG_VERSION'))],
    ['a missing pg_control', (dir) => rm(join(dir, 'global', 'pg_control'))],
    ['a torn pg_control', (dir) => truncate(join(dir, 'global', 'pg_control'), 100)],
    ['a torn log', (dir) => eachFile(join(dir, 'pg_wal'), (path) => truncate(path, 1000))],
    ['an empty log', (dir) => eachFile(join(dir, 'pg_wal'), (path) => rm(path))],
    ['empty transactions', (dir) => eachFile(join(dir, 'pg_xact'), (path) => truncate(path, 0))],
    ['empty tables', (dir) => eachFile(join(dir, 'base', '5'), (path) => truncate(path, 0))],
    ['tables of zeros', (dir) => eachFile(join(dir, 'base', '5'), (path) => writeFile(path, zeros))],
    ['empty tables of the server', (dir) => eachFile(join(dir, 'global'), (path) => truncate(path, 0))],
  ];
  test.each(damages)('with %s is said to be unchanged only if it is', async (damage, make) => {
    const dir = await copy(damage.replaceAll(' ', '-'));
    await make(dir);
    const before = await contents(dir);
    const sentence = await refusal(dir);
    const after = await contents(dir);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path) !== after.get(path),
    );
    expect(sentence).toContain(`The data folder ${dir} is damaged or incomplete: `);
    const told = Number(/The attempt to start it wrote to (\d+) of its files \(\w/.exec(sentence)?.[1] ?? 0);
    expect(told === 0).toBe(sentence.includes('Nothing was changed.'));
    expect(changed.length).toBeLessThanOrEqual(told);
  });

  test('of another program, of another PostgreSQL, or that is a file is refused in words', async () => {
    const foreign = join(root, 'foreign');
    await mkdir(foreign);
    await writeFile(join(foreign, 'letter.txt'), 'mine');
    expect(await refusal(foreign)).toContain(
      `The data folder ${foreign} holds other files (letter.txt) and no database. Choose an empty or a new folder`,
    );
    expect(await readdir(foreign)).not.toContain('PG_VERSION');

    const older = await copy('older');
    await writeFile(join(older, 'PG_VERSION'), '15\n');
    expect(await refusal(older)).toContain(
      `The data folder ${older} was made by PostgreSQL 15, and the embedded database is PostgreSQL 18.`,
    );
    expect(await refusal(join(foreign, 'letter.txt'))).toMatch(
      /cannot be used: .* Choose another with DATA_DIR/,
    );
  });

  test('of another application is refused', async () => {
    await expect(
      startPlatform({ port: 0, dataDir: whole, applicationIdentifier: 'other-app' }),
    ).rejects.toThrow(
      'This database belongs to the application "demo-app", and APPLICATION_IDENTIFIER is "other-app". Give "other-app" a database of its own',
    );
  });

  test('is for one process, whatever its temporary folder is', async () => {
    const dir = await copy('shared');
    const [here, there] = [join(root, 'tmp-here'), join(root, 'tmp-there')];
    await Promise.all([mkdir(here), mkdir(there)]);
    const first = await startProcess({ DATA_DIR: dir, TMPDIR: here });
    const load = writeUntilStopped([first.platform], 50);
    const second = spawnPlatform({ DATA_DIR: dir, TMPDIR: there });
    expect(await second.exit).toEqual([1, null]);
    expect(second.output()).toContain(
      `The platform did not start: Another server is using the data folder ${dir}. Stop it, or give this one its own with DATA_DIR.\nSettings are environment variables, as in: PORT=4171 DATA_DIR=./other npm start.`,
    );
    await load.stop();
    first.child.kill('SIGKILL');
    await first.exit;

    const again = await startPlatform({ port: 0, dataDir: dir });
    const demo = await signIn(again, 'demo-subscriber');
    expect(await countLost('two starts on one folder', demo, load.acknowledged)).toEqual({
      lost: 0,
      twice: 0,
    });
    await again.close();
  }, 240_000);

  test('stays locked by a process that is halted, and is free when the process is killed', async () => {
    const dir = join(root, 'halted');
    await mkdir(dir);
    const listen = `require('net').createServer().listen({ path: ${JSON.stringify(join(dir, lockName))}, backlog: 1 }, () => console.log('held'))`;
    const holder = spawnPlatform({}, [process.execPath, '-e', listen]);
    await until(() => holder.output().includes('held'));
    holder.child.kill('SIGSTOP');
    // More than its queue takes, so that the system itself turns the last ones away.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(lockDataDir(dir)).rejects.toThrow('Another server is using the data folder');
    }
    holder.child.kill('SIGKILL');
    await holder.exit;
    await (await lockDataDir(dir))();
  });

  test('on a full disk is refused; one that fills up answers 503 and loses nothing', async ({ skip }) => {
    const path = join(root, 'disk');
    disk = mountSmallDisk(path, 120);
    if (typeof disk === 'string') return skip(disk);
    const filler = join(path, '.filler');
    await writeFile(filler, Buffer.alloc(60 * 1024 * 1024));
    expect(await refusal(join(path, 'data'))).toContain(
      `The disk with the data folder ${join(path, 'data')} is full. Free at least 80 MB there`,
    );
    await rm(filler);
    await cp(whole, join(path, 'data'), { recursive: true });

    const first = await startProcess({ DATA_DIR: join(path, 'data') });
    const load = writeUntilStopped([first.platform]);
    await until(() => load.acknowledged.length > 20);
    await writeFile(filler, Buffer.alloc(120 * 1024 * 1024)).catch(() => {});
    const refused = () => [...load.refusals].some((words) => words.startsWith('503'));
    for (let end = Date.now() + 90_000; !refused() && Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await load.stop();
    console.log([...load.refusals].join('\n'), first.output());
    expect(refused()).toBe(true);
    for (const words of load.refusals) expect(words).toMatch(/^503 "The (disk of the|embedded) database/);
    expect(first.output()).toContain(`data folder ${join(path, 'data')} is full`);
    first.child.kill('SIGTERM');
    await first.exit;
    await rm(filler);
    const again = await startProcess({ DATA_DIR: join(path, 'data') });
    const demo = await signIn(again.platform, 'demo-subscriber');
    expect(await countLost('full disk, embedded', demo, load.acknowledged)).toEqual({ lost: 0, twice: 0 });
    again.child.kill('SIGTERM');
    expect(await again.exit).toEqual([0, null]);
  }, 300_000);
});
