import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

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
  /^bin\/(carillon|carillon-conformance|conformance\/(deliver|options|plainText|watchedFetch))\.mjs$/,
  /^skills\/[a-z-]+\/SKILL\.md$/,
  /^tokens\/(carillon\.(tokens|resolver)\.json|tailwind\.css)$/,
  /^dist\/.+\.(js|d\.ts)$/,
  /^dist\/styles\.css$/,
  /^docs\/(inbox\.webp|protocol\.md|rest-protocol\.(md|openapi\.json)|guides\/[a-z-]+\.md)$/,
];

const [packed]: { files: { path: string }[]; unpackedSize: number }[] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' }),
);
const paths = packed?.files.map(({ path }) => path) ?? [];

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

  test('has thin commands: what is behind them is in a package of its own, or beside them', () => {
    const { bin }: { bin: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys(bin)).toEqual(['carillon', 'carillon-conformance']);
    for (const file of Object.values(bin)) {
      expect(readFileSync(file).length, file).toBeLessThanOrEqual(2_000);
    }
  });

  test('is at most 1,443 files and 4.8 MB, so that it is installed fast: a quarter are the words of 88 languages', () => {
    expect(paths.length).toBeLessThanOrEqual(1_443);
    expect(packed?.unpackedSize).toBeLessThanOrEqual(4_800_000);
  });

  test('has in its folder for pages without a build all that its scripts load', () => {
    const scripts = paths.filter((path) =>
      /^dist\/embed\/(?:carillon|frame|frame-page|link-schemes)\.js$/.test(path),
    );
    const loaded = scripts.flatMap((script) => [...modulesOf(script)]);
    expect(loaded.length).toBeGreaterThan(174);
    expect(loaded.filter((file) => !file.startsWith('dist/embed/'))).toEqual([]);
  });

  test('can be required, as old test runners and CommonJS hosts do', () => {
    const { exports }: { exports: Record<string, unknown> } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    );
    const entryPoints = Object.keys(exports).filter((entryPoint) => !/\*|\.css$|\.json$/.test(entryPoint));
    const required = entryPoints.map(
      (entryPoint) => `require(${JSON.stringify(entryPoint.replace('.', 'carillon'))});`,
    );
    expect(required.length).toBeGreaterThan(5);
    execFileSync(process.execPath, ['--no-warnings', '--eval', required.join('\n')]);
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

  test('has types for CommonJS hosts and for those without a bundler’s module resolution', () => {
    execFileSync('npx', ['tsc', '--project', 'tests/package/plain', '--singleThreaded']);
  });

  test('contains no folder name of the machine that built it', () => {
    const home = process.cwd();
    expect(paths.filter((path) => readFileSync(path, 'utf8').includes(home))).toEqual([]);
  });
});
