import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkLayers, type LayerTable } from './checkLayers.ts';
import { layerTables } from './layerTables.ts';

/** TypeScript files of the given folders that git does not ignore, such as builds. */
function readSources(...folders: readonly string[]): ReadonlyMap<string, string> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  return new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
}

describe.each(layerTables)('the folders of $root', (table) => {
  const sources = readSources(table.root);

  test('import only from folders below them, types and lazy imports included', () => {
    expect(sources.size).toBeGreaterThan(0);
    expect(checkLayers(table, sources)).toEqual([]);
  });

  test.each([
    ['by type', (path: string) => `import type { Planted } from '${path}';`],
    ['lazily', (path: string) => `export const load = () => import('${path}');`],
    ['by value', (path: string) => `export { planted } from '${path}';`],
  ])('cannot have an upward import that is made %s', (_, line) => {
    const [bottom = '', top = ''] = [table.layers.at(0)?.at(0), table.layers.at(-1)?.at(-1)].map((entry) =>
      [...sources.keys()].find((path) => path.startsWith(`${table.root}/${entry}`) && !/\.test\./.test(path)),
    );
    const up = `${'../'.repeat(bottom.split('/').length - 1)}${top}`;
    const planted = new Map(sources).set(bottom, `${sources.get(bottom)}\n${line(up)}\n`);
    expect(checkLayers(table, planted)).toHaveLength(1);
  });
});

describe('the checker of layers', () => {
  const table: LayerTable = {
    root: 'app',
    outside: /\.test\.ts$/,
    layers: [['base'], ['left', 'right'], ['top.ts']],
  };
  const sound = {
    'app/base/one.ts': 'export interface One {}\n',
    'app/left/two.ts': "import type { One } from '../base/one.ts';\n",
    'app/right/three.ts': "export * from '../base/one';\n",
    'app/top.ts': "export const two = () => import('./left/two.ts');\n",
  };
  const check = (files: Readonly<Record<string, string>> = {}, changes: Partial<LayerTable> = {}) =>
    checkLayers({ ...table, ...changes }, new Map(Object.entries({ ...sound, ...files })));

  test('finds no error if every import leads down', () => {
    expect(check()).toEqual([]);
  });

  test.each([
    ['a value', "import { two } from '../top.ts';", 'value'],
    ['a side effect', "import '../top.ts';", 'value'],
    ['a type', "import type { Two } from '../top.ts';", 'type'],
    ['a list of types only', "import { type Two } from '../top.ts';", 'type'],
    ['a type that is re-exported', "export type { Two } from '../top.ts';", 'type'],
    ['everything, re-exported', "export * from '../top.ts';", 'value'],
    ['a type in place', "export type Two = import('../top.ts').Two;", 'type'],
    ['a module, lazily', "export const load = () => import('../top.ts');", 'lazy'],
    ['a file by its name without an ending', "import { two } from '../top';", 'value'],
  ])('finds an upward import of %s', (_, line, how) => {
    const problem = `base/one.ts:2 imports top.ts (${how}): base is below top.ts`;
    expect(check({ 'app/base/one.ts': `\n${line}\n` })).toEqual([problem]);
  });

  test('finds an import between two folders of one row', () => {
    const problem = 'left/two.ts:1 imports right/three.ts (type): left is beside right';
    expect(check({ 'app/left/two.ts': "import type { T } from '../right/three.ts';\n" })).toEqual([problem]);
  });

  test('finds a circle of two folders', () => {
    const problems = check({ 'app/base/one.ts': "import type { C } from '../left/two.ts';\n" });
    expect(problems).toEqual(['base/one.ts:1 imports left/two.ts (type): base is below left']);
  });

  test('finds a circle of files inside one folder once, also if a type import closes it', () => {
    const problems = check({
      'app/base/one.ts': "import type { Five } from './five.ts';\n",
      'app/base/five.ts': "import { six } from './six.ts';\n",
      'app/base/six.ts': "export const load = () => import('./one.ts');\n",
    });
    expect(problems).toEqual(['A circle: base/one.ts -> base/five.ts -> base/six.ts -> base/one.ts']);
  });

  test('does not treat comments and texts as imports, and ignores tests and npm packages', () => {
    const words = "// import '../top.ts';\nexport const text = `import '../top.ts'`;\n";
    const others = "import '../top.ts';\n";
    expect(
      check({
        'app/base/one.ts': `${words}import 'top.ts';\nexport const load = (name) => \`\${name}\`;\n`,
        'app/base/one.test.ts': others,
      }),
    ).toEqual([]);
  });

  test('refuses a file that is in no layer, an import of one, and an entry without files', () => {
    expect(check({ 'app/stray/four.ts': '' })).toEqual([
      'stray/four.ts is in no layer: name it, or its folder, in the table of app',
    ]);
    const importOfATest = "import '../base/one.test.ts';\n";
    expect(check({ 'app/left/two.ts': importOfATest, 'app/base/one.test.ts': '' })).toEqual([
      'left/two.ts:1 imports base/one.test.ts (value), which is in no layer',
    ]);
    expect(check({}, { layers: [['missing'], ...table.layers] })).toEqual([
      'The table of app names missing, which holds no file',
    ]);
  });

  test('allows a listed upward import, until that import no longer exists', () => {
    const allowed = ['base/one.ts -> top.ts'];
    const upward = { 'app/base/one.ts': "export const load = () => import('../top.ts');\n" };
    expect(check(upward, { allowed })).toEqual([]);
    expect(check({}, { allowed })).toEqual([
      'base/one.ts -> top.ts is allowed, but nothing imports that way any more',
    ]);
  });

  test('refuses an import whose file is computed', () => {
    const computed = { 'app/top.ts': 'export const load = (name: string) => import(name);\n' };
    expect(() => check(computed)).toThrow('cannot be checked');
  });
});
