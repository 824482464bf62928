import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkLayers, type LayerTable } from './checkLayers.ts';
import { layerTables } from './layerTables.ts';

/** TypeScript under the given folders, as git knows it: what is ignored, such as builds, is left out. */
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
  ])('are refused an upward import that is made %s', (_, line) => {
    const [bottom = '', top = ''] = [table.layers.at(0)?.[0], table.layers.at(-1)?.[0]].map((entry) =>
      [...sources.keys()].find((path) => path.startsWith(`${table.root}/${entry}`) && !/\.test\./.test(path)),
    );
    const up = `${'../'.repeat(bottom.split('/').length - 1)}${top}`;
    const planted = new Map(sources).set(bottom, `${sources.get(bottom)}\n${line(up)}\n`);
    expect(checkLayers(table, planted)).toHaveLength(1);
  });
});

describe('the checker of layers', () => {
  const table: LayerTable = {
    root: 'house',
    outside: /\.test\.ts$/,
    layers: [['ground'], ['left', 'right'], ['roof.ts']],
  };
  const sound = {
    'house/ground/stone.ts': 'export interface Stone {}\n',
    'house/left/chair.ts': "import type { Stone } from '../ground/stone.ts';\n",
    'house/right/table.ts': "export * from '../ground/stone';\n",
    'house/roof.ts': "export const chair = () => import('./left/chair.ts');\n",
  };
  const check = (files: Readonly<Record<string, string>> = {}, changes: Partial<LayerTable> = {}) =>
    checkLayers({ ...table, ...changes }, new Map(Object.entries({ ...sound, ...files })));

  test('finds nothing where every import leads down', () => {
    expect(check()).toEqual([]);
  });

  test.each([
    ['a value', "import { chair } from '../roof.ts';", 'value'],
    ['a side effect', "import '../roof.ts';", 'value'],
    ['a type', "import type { Chair } from '../roof.ts';", 'type'],
    ['a list of types only', "import { type Chair } from '../roof.ts';", 'type'],
    ['a type that is re-exported', "export type { Chair } from '../roof.ts';", 'type'],
    ['everything, re-exported', "export * from '../roof.ts';", 'value'],
    ['a type in place', "export type Chair = import('../roof.ts').Chair;", 'type'],
    ['a module, lazily', "export const load = () => import('../roof.ts');", 'lazy'],
    ['a file by its name without an ending', "import { chair } from '../roof';", 'value'],
  ])('sees an upward import of %s', (_, line, how) => {
    const problem = `ground/stone.ts:2 imports roof.ts (${how}): ground is below roof.ts`;
    expect(check({ 'house/ground/stone.ts': `\n${line}\n` })).toEqual([problem]);
  });

  test('sees an import between two folders of one row', () => {
    const problem = 'left/chair.ts:1 imports right/table.ts (type): left is beside right';
    expect(check({ 'house/left/chair.ts': "import type { T } from '../right/table.ts';\n" })).toEqual([
      problem,
    ]);
  });

  test('sees a circle of two folders', () => {
    const problems = check({ 'house/ground/stone.ts': "import type { C } from '../left/chair.ts';\n" });
    expect(problems).toEqual(['ground/stone.ts:1 imports left/chair.ts (type): ground is below left']);
  });

  test('sees a circle of files inside one folder once, also where it is closed by a type', () => {
    const problems = check({
      'house/ground/stone.ts': "import type { Sand } from './sand.ts';\n",
      'house/ground/sand.ts': "import { water } from './water.ts';\n",
      'house/ground/water.ts': "export const load = () => import('./stone.ts');\n",
    });
    expect(problems).toEqual([
      'A circle: ground/stone.ts -> ground/sand.ts -> ground/water.ts -> ground/stone.ts',
    ]);
  });

  test('does not take a comment or a text for an import, and leaves tests and packages alone', () => {
    const words = "// import '../roof.ts';\nexport const text = `import '../roof.ts'`;\n";
    const others = "import '../roof.ts';\n";
    expect(
      check({
        'house/ground/stone.ts': `${words}import 'roof.ts';\nexport const load = (name) => \`\${name}\`;\n`,
        'house/ground/stone.test.ts': others,
      }),
    ).toEqual([]);
  });

  test('refuses a file that is in no layer, an import of one, and an entry without files', () => {
    expect(check({ 'house/shed/rake.ts': '' })).toEqual([
      'shed/rake.ts is in no layer: name it, or its folder, in the table of house',
    ]);
    const importOfATest = "import '../ground/stone.test.ts';\n";
    expect(check({ 'house/left/chair.ts': importOfATest, 'house/ground/stone.test.ts': '' })).toEqual([
      'left/chair.ts:1 imports ground/stone.test.ts (value), which is in no layer',
    ]);
    expect(check({}, { layers: [['cellar'], ...table.layers] })).toEqual([
      'The table of house names cellar, which holds no file',
    ]);
  });

  test('lets a named upward import pass, until nothing imports that way any more', () => {
    const allowed = ['ground/stone.ts -> roof.ts'];
    const upward = { 'house/ground/stone.ts': "export const load = () => import('../roof.ts');\n" };
    expect(check(upward, { allowed })).toEqual([]);
    expect(check({}, { allowed })).toEqual([
      'ground/stone.ts -> roof.ts is allowed, but nothing imports that way any more',
    ]);
  });

  test('refuses an import whose file is computed', () => {
    const computed = { 'house/roof.ts': 'export const load = (name: string) => import(name);\n' };
    expect(() => check(computed)).toThrow('cannot be checked');
  });
});
