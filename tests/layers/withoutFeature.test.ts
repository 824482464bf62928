import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** What lists the features: the entry, and what is there without being asked. */
const lists = /^src\/(index\.ts|features\/InboxProvider\.tsx)$/;

/** Features that others build on. */
const builtOn: Readonly<Record<string, RegExp>> = { toasts: /^src\/features\/attention\// };

const features = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** An import or export of another file's names. */
const fromElsewhere = /^(?:import|export)\b[^;]*?\bfrom '(\.[^']+)';\n/gm;

/** Copies the sources without the folder of a feature and without each line that takes names from it. */
function copyWithout(feature: string, to: string): void {
  const folder = `src/features/${feature}`;
  cpSync('src', `${to}/src`, {
    recursive: true,
    filter: (path) => path !== folder && !/\.test\.tsx?$/.test(path),
  });
  for (const entry of readdirSync(`${to}/src`, { recursive: true, encoding: 'utf8' })) {
    if (/\.tsx?$/.test(entry)) {
      const text = readFileSync(`${to}/src/${entry}`, 'utf8');
      const left = text.replace(fromElsewhere, (line, specifier: string) =>
        posix.join('src', posix.dirname(entry), specifier).startsWith(`${folder}/`) ? '' : line,
      );
      if (left !== text) {
        writeFileSync(`${to}/src/${entry}`, left);
      }
    }
  }
}

/** The files with type errors. */
function brokenFiles(root: string): readonly string[] {
  writeFileSync(
    `${root}/tsconfig.json`,
    JSON.stringify({
      extends: '../../../../tsconfig.json',
      // What only a deleted line used is no fault.
      compilerOptions: { noUnusedLocals: false },
      include: ['src'],
      exclude: [],
    }),
  );
  try {
    execFileSync('npx', ['tsc', '-p', root, '--pretty', 'false'], { stdio: 'pipe' });
    return [];
  } catch (error) {
    const printed = String(Object(error).stdout);
    const files = [...printed.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, path = '']) =>
      path.slice(path.indexOf('/src/') + 1),
    );
    // Else the compiler itself has failed.
    expect(files, printed).not.toEqual([]);
    return [...new Set(files)];
  }
}

test.each(features)(
  'the sources compile without the feature %s, but for the lists that name it',
  (feature) => {
    // In the repository, whose packages it resolves.
    const root = `node_modules/.cache/without-feature/${feature}`;
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    copyWithout(feature, root);
    const broken = brokenFiles(root).filter((path) => !lists.test(path) && !builtOn[feature]?.test(path));
    rmSync(root, { recursive: true });
    expect(broken).toEqual([]);
  },
  120_000,
);
