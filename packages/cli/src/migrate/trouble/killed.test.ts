import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrateFolder } from '../migrateFolder.ts';

const line = "import { IMessage } from '@novu/notification-center';\n";
const moved = "import { IMessage } from 'carillon/legacy';\n";

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'carillon-killed-')));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const read = (path: string) => readFile(join(folder, path), 'utf8');

describe('a command that is killed', () => {
  const names = ['a.ts', 'b.ts', 'c.ts'];
  // Each call of these functions is one place where a process can end.
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let left = Number(process.argv[1]);
    for (const name of ['open', 'writeFile', 'mkdtemp', 'rename', 'truncate', 'chmod', 'rm']) {
      const real = fs.promises[name];
      fs.promises[name] = (...parameters) => {
        if (left-- === 0) process.kill(process.pid, 'SIGKILL');
        return real(...parameters);
      };
    }
    syncBuiltinESMExports();
    const { migrateFolder } = await import(process.argv[2]);
    await migrateFolder(process.argv[3], { dry: false });
    console.log(left);
  `;
  const start = (left: number) =>
    spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program, '--', `${left}`].concat(
        resolve('packages/cli/src/migrate/migrateFolder.ts'),
        folder,
      ),
      { encoding: 'utf8' },
    );

  test('leaves each file whole, old or new, and the next run ends what it began', async () => {
    const large = `// ${'x'.repeat(200_000)}\n`;
    const prepare = () => write(Object.fromEntries(names.map((name) => [`lib/${name}`, line + large])));
    await prepare();
    const calls = 1000 - Number(start(1000).stdout);
    expect(calls).toBeGreaterThan(names.length);
    expect(await Promise.all(names.map((name) => read(`lib/${name}`)))).toEqual(
      names.map(() => moved + large),
    );
    for (const left of [0, 1, Math.floor(calls / 2), calls - 3, calls - 1]) {
      await prepare();
      expect(start(left).signal).toBe('SIGKILL');
      for (const name of names) {
        expect([line + large, moved + large]).toContain(await read(`lib/${name}`));
      }
      await migrateFolder(folder, { dry: false });
      expect(await Promise.all(names.map((name) => read(`lib/${name}`)))).toEqual(
        names.map(() => moved + large),
      );
      expect(await readdir(folder)).toEqual(['lib']);
      expect(await readdir(join(folder, 'lib'))).toEqual(names);
    }
  });
});
