import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedByNobody, sourcePackages } from './importBoundaries.ts';

interface Fault {
  /** What is forbidden or, for an allowed import, what is allowed. */
  readonly kind: string;
  readonly file: string;
  readonly code: string;
  readonly rule: string;
}

/** Forbidden statements, at least one of each kind: the file that contains it, and the rule that must report it. */
const faults: readonly Fault[] = [
  ...forbiddenImports(),
  {
    kind: 'another package is imported by its index only',
    file: 'src/inbox/planted.ts',
    code: "export { endpoints } from '../data/backends/widget/endpoints.ts';\n",
    rule: 'noRestrictedImports',
  },
  {
    kind: 'a package does not import its own index',
    file: 'src/data/messages/planted.ts',
    code: "export { useMessages } from '../index.ts';\n",
    rule: 'noRestrictedImports',
  },
  {
    kind: 'a stylesheet imports only stylesheets and tokens',
    file: 'src/primitives/button/planted.css.ts',
    code: "export { Button } from './Button.tsx';\n",
    rule: 'noRestrictedImports',
  },
  {
    kind: 'no circular imports',
    file: 'src/data/transport/planted.ts',
    code: "import { other } from './planted.other.ts';\n\nexport const one = other;\n",
    rule: 'noImportCycles',
  },
  sink('element.innerHTML = text;'),
  sink("element.insertAdjacentHTML('beforeend', text);"),
  sink('document.write(text);'),
  sink('new Function(text);'),
  sink("window.postMessage(text, '*');"),
  {
    kind: 'no dangerouslySetInnerHTML',
    file: 'src/inbox/planted.tsx',
    code: 'export const Planted = (text: string) => <p dangerouslySetInnerHTML={{ __html: text }} />;\n',
    rule: 'noDangerouslySetInnerHtml',
  },
  { kind: 'no eval', file: 'src/inbox/planted.ts', code: "eval('1');\n", rule: 'noGlobalEval' },
  {
    kind: 'no any',
    file: 'src/data/planted.ts',
    code: 'export const planted: any = 1;\n',
    rule: 'noExplicitAny',
  },
  {
    kind: 'no enum',
    file: 'src/data/planted.ts',
    code: 'export enum Planted {\n  One,\n}\n',
    rule: 'noEnum',
  },
];

/** A forbidden import for every package and every target: packages, npm packages, the stories and the demo. */
function forbiddenImports(): readonly Fault[] {
  return Object.entries(sourcePackages).flatMap(([name, { imports, notFromNpm }]) => [
    ...Object.keys(sourcePackages)
      .filter((other) => other !== name && !Object.hasOwn(imports, other))
      .map((other) => importOf(name, `../${other}/index.ts`)),
    ...Object.entries(imports)
      .filter(([, files]) => !files.includes('**'))
      .map(([other]) => importOf(name, `../${other}/internals/planted.ts`)),
    ...notFromNpm.map((pattern) => importOf(name, pattern.replace('*', 'planted'))),
    ...importedByNobody.map((folder) => importOf(name, `../../${folder}/planted.ts`)),
  ]);
}

/** An import of every file that a package may import from another one. */
function allowedImports(): readonly Fault[] {
  return Object.entries(sourcePackages).flatMap(([name, { imports }]) =>
    Object.entries(imports).flatMap(([other, files]) =>
      files.map((file) => importOf(name, `../${other}/${file}`)),
    ),
  );
}

function importOf(name: string, specifier: string): Fault {
  return {
    kind: `src/${name} does not import ${specifier}`,
    file: `src/${name}/planted.ts`,
    code: `export * from '${specifier}';\n`,
    rule: 'noRestrictedImports',
  };
}

function sink(statement: string) {
  const code = `export function planted(element: Element, text: string) {\n  ${statement}\n  return [element, text];\n}\n`;
  return { kind: `no ${statement}`, file: 'src/inbox/planted.ts', code, rule: 'plugin' };
}

/** Each statement in a separate file of its folder: `src/data/planted.ts` becomes `src/data/planted-7.ts`. */
const [planted, allowed] = [inOwnFiles(faults, 'planted'), inOwnFiles(allowedImports(), 'allowed')] as const;

function inOwnFiles(statements: readonly Fault[], prefix: string): readonly Fault[] {
  return statements.map((one, index) => ({
    ...one,
    file: one.file.replace('planted', `${prefix}-${index}`),
    code: one.code.replace('planted.other', `${prefix}-${index}.other`),
  }));
}

const circle = planted.find(({ rule }) => rule === 'noImportCycles')?.file ?? '';

/** The rules that a file broke, such as `noEnum`, from lines such as `::error title=lint/style/noEnum,file=/tmp/src/a.ts,line=1,…`. */
function rulesByFile(output: string): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, string[]>();
  for (const [, title = '', file = ''] of output.matchAll(
    /^::\w+ title=([^,]*),file=[^,]*?(src\/[^,]*),/gm,
  )) {
    rules.set(file, [...(rules.get(file) ?? []), title.split('/').at(-1) ?? '']);
  }
  return rules;
}

describe('the linter', () => {
  let copy: string;
  /** The rules that each file broke. All statements are written at once, so that the linter reads the sources once. */
  let broken: ReadonlyMap<string, readonly string[]>;
  let outputBefore: string;

  beforeAll(async () => {
    // A copy, so that no other test sees the forbidden statements.
    copy = await mkdtemp(join(tmpdir(), 'carillon-lint-'));
    await cp('biome.json', join(copy, 'biome.json'));
    await cp('src', join(copy, 'src'), { recursive: true });
    await cp('tests/lint', join(copy, 'tests/lint'), { recursive: true });
    outputBefore = await lint('src');
    for (const { file, code } of [...planted, ...allowed]) {
      await writeFile(join(copy, file), code);
    }
    await writeFile(
      join(copy, circle.replace('.ts', '.other.ts')),
      `import { one } from './${basename(circle)}';\n\nexport const other: unknown = one;\n`,
    );
    broken = rulesByFile(
      await lint('--reporter=github', ...[...planted, ...allowed].map(({ file }) => file)),
    );
  });

  afterAll(() => rm(copy, { recursive: true, force: true }));

  async function lint(...parameters: string[]): Promise<string> {
    const biome = resolve('node_modules/.bin/biome');
    const all = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', ...parameters];
    return promisify(execFile)(biome, all, { cwd: copy, maxBuffer: 2 ** 26 }).then(
      ({ stdout, stderr }) => stdout + stderr,
      (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
    );
  }

  test('refuses every planted fault', () => {
    expect(planted.length).toBeGreaterThan(200);
    for (const { kind, file, rule } of planted) {
      expect.soft(broken.get(file) ?? [], kind).toContain(rule);
    }
  });

  test('accepts every import that the table allows', () => {
    expect(allowed.length).toBeGreaterThan(10);
    const refused = allowed.filter(({ file }) => broken.get(file)?.includes('noRestrictedImports'));
    expect(refused).toEqual([]);
  });

  test('accepts the sources as they are', () => {
    expect(outputBefore).toMatch(/Checked \d+ files[\s\S]*No fixes applied/);
  });
});
