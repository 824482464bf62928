import { execFileSync } from 'node:child_process';
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
import { dirname, join } from 'node:path';
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
