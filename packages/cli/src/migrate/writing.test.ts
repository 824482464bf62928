import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../UsageError.ts';
import { run } from './migrate.ts';
import { migrateFolder } from './migrateFolder.ts';
import { findSources } from './sources.ts';
import { writeAll } from './writeAll.ts';

const line = "import { IMessage } from '@novu/notification-center';\n";
const moved = "import { IMessage } from 'carillon/legacy';\n";

let root: string;
let folder: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'carillon-writing-')));
  folder = join(root, 'app');
  await write({ 'lib/a.ts': line, '../beside/a.ts': 'not ours' });
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const read = (path: string) => readFile(join(folder, path), 'utf8');

const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...parameters], {
    cwd: folder,
  });

describe('a file that is rewritten', () => {
  test('keeps its rights, and another name of the same file keeps the old text', async () => {
    await link(join(folder, 'lib/a.ts'), join(root, 'beside/same.ts'));
    await chmod(join(folder, 'lib/a.ts'), 0o754);
    await migrateFolder(folder, { dry: false });
    expect(await read('lib/a.ts')).toBe(moved);
    expect((await stat(join(folder, 'lib/a.ts'))).mode & 0o777).toBe(0o754);
    expect(await read('../beside/same.ts')).toBe(line);
    expect(await readdir(join(folder, 'lib'))).toEqual(['a.ts']);
    expect(await readdir(folder)).toEqual(['lib']);
  });

  const change = (file: string) => writeAll(folder, [{ file, old: line, text: moved }]);

  test('is not written once it is a link', async () => {
    const [file = ''] = await findSources(folder);
    await write({ '../beside/a.ts': line });
    await rm(file);
    await symlink(join(root, 'beside/a.ts'), file);
    await expect(change(file)).rejects.toThrow('nothing was written');
    expect(await read('../beside/a.ts')).toBe(line);
  });

  test('is not written once its folder is a link', async () => {
    const [file = ''] = await findSources(folder);
    await write({ '../beside/a.ts': line });
    await rename(join(folder, 'lib'), join(folder, 'other'));
    await symlink(join(root, 'beside'), join(folder, 'lib'));
    await expect(change(file)).rejects.toThrow('nothing was written');
    expect(await read('../beside/a.ts')).toBe(line);
  });

  test('is not written once somebody has changed it, nor is any other', async () => {
    await write({ 'b.ts': line });
    const [first = '', second = ''] = await findSources(folder);
    await writeFile(second, `${line}// saved by an editor\n`);
    const files = [first, second].map((file) => ({ file, old: line, text: moved }));
    await expect(writeAll(folder, files)).rejects.toThrow(`${second} has changed`);
    expect(await readFile(first, 'utf8')).toBe(line);
    expect(await readFile(second, 'utf8')).toContain('saved by an editor');
    expect((await readdir(folder)).sort()).toEqual(['b.ts', 'lib']);
  });
});

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

describe('a text that git could not bring back', () => {
  beforeEach(async () => {
    await write({ '.gitignore': 'ignored.ts\n', 'b.ts': line });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'all');
  });

  test.each([
    ['is changed', { 'b.ts': `${line}// mine\n` }, 'b.ts'],
    ['is new', { 'new é.ts': line }, 'new é.ts'],
    ['is ignored', { 'ignored.ts': line }, 'ignored.ts'],
  ])('is not rewritten without --force, nor is any other, where the file %s', async (_, files, name) => {
    await write(files);
    const refused = run([folder]);
    await expect(refused).rejects.toThrow(UsageError);
    await expect(refused).rejects.toThrow('--force');
    await expect(refused).rejects.toThrow(`\n  ${name}\n`);
    await expect(refused).rejects.not.toThrow('lib/a.ts');
    expect([await read('lib/a.ts'), await read(name)]).toEqual([line, Object.values(files)[0]]);
    expect(await run([folder, '--force'])).toBe(0);
    expect(await read('lib/a.ts')).toBe(moved);
    expect(await read(name)).toContain(moved);
  });

  test('is not rewritten where its change is staged, or the repository has no commit yet', async () => {
    await write({ 'b.ts': `${line}// mine\n` });
    git('add', '.');
    await expect(run([folder])).rejects.toThrow('\n  b.ts\n');
    await rm(join(folder, '.git'), { recursive: true });
    git('init', '--quiet');
    git('add', '.');
    await expect(run([folder])).rejects.toThrow('\n  lib/a.ts\n');
  });

  test('is not rewritten where there is no repository', async () => {
    await rm(join(folder, '.git'), { recursive: true });
    await expect(run([folder])).rejects.toThrow('--force');
    expect(await read('lib/a.ts')).toBe(line);
    expect(await run([folder, '--force'])).toBe(0);
    expect(await read('lib/a.ts')).toBe(moved);
  });

  test('stands in no way of a dry run, nor of files that the command leaves as they are', async () => {
    await write({ 'own.ts': 'export {};\n' });
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const told = vi.spyOn(console, 'error').mockReturnValue();
    await write({ 'b.ts': `${line}// mine\n` });
    expect(await run([folder, '--dry'])).toBe(0);
    expect(printed).toHaveBeenCalledWith(expect.stringContaining('+++ b/b.ts'));
    expect(told).toHaveBeenCalled();
    git('checkout', '--quiet', 'b.ts');
    expect(await run([join(folder, 'lib')])).toBe(0);
    expect(await run([folder])).toBe(0);
    expect([await read('lib/a.ts'), await read('b.ts')]).toEqual([moved, moved]);
    // What the first run has written is no obstacle to the second, which has nothing to change.
    expect(await run([folder])).toBe(0);
  });

  test('is found without running what the repository has configured', async () => {
    git('config', 'core.fsmonitor', `touch ${join(root, 'beside/ran')}; false`);
    expect(await run([folder])).toBe(0);
    expect(await readdir(join(root, 'beside'))).toEqual(['a.ts']);
  });
});
