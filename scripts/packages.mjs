// The packages beside `carillon` that are made of the same sources. What they need of the others' they import by its published name, so that
// it does not stand twice in a host.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** `own` are the folders of `src` whose indexes are in the package; what others export it imports by these names. */
export const packages = {
  embed: {
    name: 'carillon-embed',
    folder: 'packages/embed',
    entries: ['embed', 'embed-frame'],
    own: ['embed'],
    code: { base: 'carillon/internal', features: 'carillon/internal', inbox: 'carillon/internal' },
    types: { data: 'carillon', inbox: 'carillon', index: 'carillon' },
  },
  testing: {
    name: 'carillon-testing',
    folder: 'packages/testing',
    entries: ['mocks', 'playwright', 'backends-conformance'],
    own: ['mocks', 'playwright'],
    code: { data: 'carillon/internal/backends', 'platform-constants': 'carillon/platform-constants' },
    types: { data: 'carillon/backends', 'platform-constants': 'carillon/platform-constants' },
    // A test runner takes each entry point as a whole.
    joined: true,
  },
};

/** The folder of `src` whose index this is, if the package does not have it; `index` for that of all. */
export function folderOfOthers(path, { own }) {
  const [, folder] = /^(index|[\w-]+(?=\/index))(?:\/index)?\.(?:ts|js)$/.exec(path) ?? [];
  return own.includes(folder) ? undefined : folder;
}

/** Takes the declarations of a package out of those of all sources: what its entry points lead to, the others by their names. */
export function copyDeclarations(from, one) {
  const waiting = [...one.entries];
  const done = new Set();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (done.has(name)) {
      continue;
    }
    done.add(name);
    const file = `${name}.d.ts`;
    const text = readFileSync(join(from, file), 'utf8').replace(
      /((?:from |import\(|import )['"])(\.[^'"]+)(?=['"])/g,
      (written, before, path) => {
        const target = posix.join(posix.dirname(file), path);
        const folder = folderOfOthers(target, one);
        if (folder === undefined) {
          waiting.push(target.replace(/\.js$/, ''));
          return written;
        }
        if (one.types[folder] === undefined) {
          throw new Error(`${file} names a type of ${folder}. Say in scripts/packages.mjs who exports it.`);
        }
        return before + one.types[folder];
      },
    );
    const target = join(one.folder, 'dist', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
