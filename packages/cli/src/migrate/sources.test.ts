import { mkdir, mkdtemp, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findSources, writeInside } from './sources.ts';

let root: string;
let folder: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'carillon-sources-')));
  folder = join(root, 'app');
  await mkdir(join(folder, 'lib'), { recursive: true });
  await mkdir(join(root, 'beside'));
  await writeFile(join(folder, 'lib/a.ts'), 'a long text of its own');
  await writeFile(join(root, 'beside/a.ts'), 'not ours');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a file that was found', () => {
  test('is written, with nothing left of its old text', async () => {
    const [file = ''] = await findSources(folder);
    await writeInside(folder, file, 'short');
    expect(await readFile(join(folder, 'lib/a.ts'), 'utf8')).toBe('short');
  });

  test('is not written once it is a link', async () => {
    const [file = ''] = await findSources(folder);
    await rm(file);
    await symlink(join(root, 'beside/a.ts'), file);
    await expect(writeInside(folder, file, 'short')).rejects.toThrow('ELOOP');
    expect(await readFile(join(root, 'beside/a.ts'), 'utf8')).toBe('not ours');
  });

  test('is not written once its folder is a link', async () => {
    const [file = ''] = await findSources(folder);
    await rename(join(folder, 'lib'), join(folder, 'other'));
    await symlink(join(root, 'beside'), join(folder, 'lib'));
    await expect(writeInside(folder, file, 'short')).rejects.toThrow('nothing was written to it');
    expect(await readFile(join(root, 'beside/a.ts'), 'utf8')).toBe('not ours');
  });
});
