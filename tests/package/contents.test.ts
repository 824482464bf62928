import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packages } from '../../scripts/packages.mjs';
import { packed } from './packed.ts';

/** What a built module imports, statically or later. */
function importsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*(["'`])(.+?)\1/g)].flatMap(([, , name]) => name ?? []);
}

/** A built module with all that it imports of the package. */
function modulesOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (!found.has(file)) {
    found.add(file);
    for (const name of importsOf(readFileSync(file, 'utf8'))) {
      if (name.startsWith('.')) {
        modulesOf(join(dirname(file), name), found);
      }
    }
  }
  return found;
}

/** The files that may be published. */
const allowed = [
  /^(package\.json|README\.md|SECURITY\.md|llms\.txt|LICENSE)$/,
  /^bin\/carillon\.mjs$/,
  /^skills\/[a-z-]+\/SKILL\.md$/,
  /^tokens\/(carillon\.(tokens|resolver)\.json|tailwind\.css)$/,
  /^dist\/.+\.(js|d\.ts)$/,
  /^dist\/(bell|styles)\.css$/,
  /^docs\/(inbox\.webp|protocol\.md|rest-protocol\.(md|openapi\.json)|guides\/[a-z-]+\.md)$/,
];

const { paths, unpackedSize } = packed();

describe('fault 92: the published package', () => {
  test('contains what was built, and nothing else', () => {
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !allowed.some((one) => one.test(path)))).toEqual([]);
    expect(paths.filter((path) => /stories|\.test\.|demo\//.test(path))).toEqual([]);
  });

  test('has no :dir() in its styles, which bundlers would change to :lang() with another meaning', () => {
    expect(readFileSync('dist/styles.css', 'utf8')).not.toMatch(/:(?:dir|lang)\(/);
  });

  test('declares no message of any text as its kind, which does not compile where a host has registered kinds', () => {
    const declarations = paths.filter((path) => path.endsWith('.d.ts'));
    expect(
      declarations.filter((path) => readFileSync(path, 'utf8').includes('InboxMessage<string>')),
    ).toEqual([]);
  });

  test('names only its own files in the comments of its declarations', () => {
    const comments = paths
      .filter((path) => path.endsWith('.d.ts'))
      .flatMap((path) => readFileSync(path, 'utf8').match(/\/\*\*[\s\S]*?\*\//g) ?? []);
    const named = comments.flatMap((text) => text.match(/[\w./-]+\.(?:mdx?|tsx?|mjs)\b/g) ?? []);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !paths.includes(file))).toEqual([]);
  });

  test('has a thin command: what is behind it is in a package of its own', () => {
    const { bin }: { bin: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys(bin)).toEqual(['carillon']);
    for (const file of Object.values(bin)) {
      expect(readFileSync(file).length, file).toBeLessThanOrEqual(2_000);
    }
  });

  test('is at most 790 files and 2.83 MB, so that it is installed fast: a quarter are the words of 88 languages', () => {
    expect(paths.length).toBeLessThanOrEqual(790);
    expect(unpackedSize).toBeLessThanOrEqual(2_830_000);
  });

  test('can be required, as old test runners and CommonJS hosts do', () => {
    expect(requireAll('.')).toBeGreaterThan(5);
  });

  test('has a `carillon/server` that needs neither React nor a page, and runs in a bare Node', () => {
    const files = modulesOf('dist/server.js');
    expect([...files].map((file) => basename(file)).sort()).toEqual(['InboxError.js', 'server.js']);
    const texts = [...files].map((file) => readFileSync(file, 'utf8'));
    expect(texts.flatMap((text) => importsOf(text).filter((name) => !name.startsWith('.')))).toEqual([]);
    expect(
      texts.filter((text) => /use client|\b(?:document|window|navigator|localStorage)\b/.test(text)),
    ).toEqual([]);
    const failing = `import { fetchInboxSnapshot } from 'carillon/server';
      const identity = { applicationIdentifier: 'app', subscriberId: 'ada', backendUrl: 'http://127.0.0.1:9' };
      await fetchInboxSnapshot(identity).catch(({ name, kind }) => console.log(name, kind));`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', failing], {
      encoding: 'utf8',
    });
    expect(printed).toBe('InboxError unavailable\n');
  });

  test('has a `carillon/agents` that needs neither React nor a page, and runs in a bare Node', () => {
    const texts = [...modulesOf('dist/agents.js')].map((file) => readFileSync(file, 'utf8'));
    expect(texts.flatMap((text) => importsOf(text).filter((name) => !name.startsWith('.')))).toEqual([]);
    expect(
      texts.filter((text) => /use client|\b(?:document|window|navigator|localStorage)\b/.test(text)),
    ).toEqual([]);
    const asking = `import { fromInterrupt } from 'carillon/agents';
      const run = { threadId: 'thread', runId: 'run' };
      console.log(fromInterrupt({ id: 'i', reason: 'confirmation', message: 'Go?' }, run).title);`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', asking], {
      encoding: 'utf8',
    });
    expect(printed).toBe('Go?\n');
  });

  test('has types for CommonJS hosts and for those without a bundler’s module resolution', () => {
    execFileSync('npx', ['tsc', '--project', 'tests/package/plain', '--singleThreaded']);
  });

  test('contains no folder name of the machine that built it', () => {
    expect(namingTheMachine(paths)).toEqual([]);
  });
});

/** What each package beside it may be, in files and bytes. */
const limits: Readonly<Record<string, readonly [files: number, bytes: number]>> = {
  'carillon-embed': [274, 1_619_000],
  'carillon-testing': [34, 138_500],
};

describe.each(Object.values(packages))('fault 92: the published package $name', ({ name, folder }) => {
  const { paths: inside, unpackedSize: bytes } = packed(folder);
  const files = inside.map((path) => join(folder, path));

  test('contains what was built, and nothing else', () => {
    const [maxFiles, maxBytes] = limits[name] ?? [0, 0];
    const built = /^(package\.json|README\.md|LICENSE|dist\/.+\.(js|d\.ts)|bin\/.+\.mjs)$/;
    expect(inside.filter((path) => !built.test(path))).toEqual([]);
    expect(inside.length).toBeGreaterThan(5);
    expect(inside.length).toBeLessThanOrEqual(maxFiles);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });

  test('has the version of carillon, and takes no other beside it', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    const { version, peerDependencies } = read(folder);
    expect([version, peerDependencies.carillon]).toEqual([read('.').version, read('.').version]);
  });

  test('imports nothing that its manifest does not name', () => {
    const { peerDependencies }: { peerDependencies: Record<string, string> } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    const named = files
      .filter((file) => /\/dist\/.+\.(js|d\.ts)$/.test(file) && !file.includes('/script/'))
      .flatMap((file) => importsOf(readFileSync(file, 'utf8')).filter((one) => !one.startsWith('.')));
    const unknown = named.filter(
      (one) => !Object.keys(peerDependencies).some((peer) => one === peer || one.startsWith(`${peer}/`)),
    );
    expect(unknown).toEqual([]);
  });

  test('can be required, and contains no folder name of the machine that built it', () => {
    expect(requireAll(folder)).toBeGreaterThan(1);
    expect(namingTheMachine(files)).toEqual([]);
  });
});

test('carillon-embed has in its folder for pages without a build all that its scripts load', () => {
  const folder = 'packages/embed/dist/script';
  const loaded = ['carillon', 'features', 'frame', 'frame-page', 'link-schemes'].flatMap((name) => [
    ...modulesOf(`${folder}/${name}.js`),
  ]);
  expect(loaded.length).toBeGreaterThan(174);
  expect(loaded.filter((file) => !file.startsWith(folder))).toEqual([]);
});

/** Requires each entry point of a package, and returns how many there are. */
function requireAll(folder: string): number {
  const { name, exports }: { name: string; exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const entryPoints = Object.keys(exports).filter((entryPoint) => !/\*|\.css$|\.json$/.test(entryPoint));
  const required = entryPoints.map(
    (entryPoint) => `require(${JSON.stringify(entryPoint.replace('.', name))});`,
  );
  execFileSync(process.execPath, ['--no-warnings', '--eval', required.join('\n')]);
  return required.length;
}

function namingTheMachine(files: readonly string[]): readonly string[] {
  return files.filter((file) => readFileSync(file, 'utf8').includes(process.cwd()));
}
