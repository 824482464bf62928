import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

/** A package as it is installed somewhere. */
export interface InstalledPackage {
  readonly folder: string;
  readonly version: string;
}

/** The package that code in a folder would import, or undefined. */
export async function installedPackage(folder: string, name: string): Promise<InstalledPackage | undefined> {
  try {
    const manifest = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
    return await readPackage(dirname(manifest));
  } catch {
    return undefined;
  }
}

/** Each copy of a package in the installation that a folder uses: also those that only a dependency sees. */
export async function findCopies(folder: string, name: string): Promise<InstalledPackage[]> {
  const first = await installedPackage(folder, name);
  const [base] = first?.folder.split(`${sep}node_modules${sep}`) ?? [];
  const roots = new Set([
    join(folder, 'node_modules'),
    ...(base === undefined ? [] : [join(base, 'node_modules')]),
  ]);
  const found = new Map<string, InstalledPackage>();
  for (const root of roots) {
    for (const copy of await copiesIn(root, name)) {
      found.set(copy.folder, copy);
    }
  }
  return [...found.values()].sort((one, other) => (one.folder < other.folder ? -1 : 1));
}

async function copiesIn(modules: string, name: string): Promise<InstalledPackage[]> {
  const found: InstalledPackage[] = [];
  for (const entry of await entriesOf(modules)) {
    const path = join(modules, entry.name);
    if (entry.name === '.pnpm') {
      for (const { name: stored } of await entriesOf(path)) {
        found.push(...(await copyAt(join(path, stored, 'node_modules', name))));
      }
    } else if (entry.name.startsWith('@')) {
      // What a scope holds has another name, such as `@types/react`. What is installed in it may have this one.
      for (const { name: scoped } of await entriesOf(path)) {
        found.push(...(await copiesIn(join(path, scoped, 'node_modules'), name)));
      }
    } else if (!entry.name.startsWith('.')) {
      found.push(...(entry.name === name ? await copyAt(path) : []));
      // A link leads to what is listed elsewhere.
      found.push(...(entry.isDirectory() ? await copiesIn(join(path, 'node_modules'), name) : []));
    }
  }
  return found;
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch(() => []);
}

async function copyAt(folder: string): Promise<InstalledPackage[]> {
  const copy = await readPackage(folder).catch(() => undefined);
  return copy === undefined ? [] : [copy];
}

async function readPackage(folder: string): Promise<InstalledPackage> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : undefined;
  return {
    folder: await realpath(folder),
    version: typeof version === 'string' ? version : 'of unknown version',
  };
}
