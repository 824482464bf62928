import { parseAst } from 'rolldown/parseAst';
import { describe, expect, test } from 'vitest';
import { readSourceFiles } from '../docs/sourceFiles.ts';

/** Files whose imports are not written inside `late(…)`, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'src/locales/catalogue.ts': 'its function `entry` hands the import of each language to `late`',
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The lines of a file that import code late, though not as an argument of `late`. */
function strayImports(file: string, source: string): readonly number[] {
  const found: number[] = [];
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' }, file), false);
  return found;

  function visit(value: unknown, isLate: boolean): void {
    if (Array.isArray(value)) {
      for (const item of value) {
        visit(item, isLate);
      }
    } else if (isNode(value)) {
      if (value.type === 'ImportExpression' && !isLate) {
        const start = typeof value.start === 'number' ? value.start : 0;
        found.push(source.slice(0, start).split('\n').length);
      }
      const isCall = value.type === 'CallExpression' && isNode(value.callee) && value.callee.name === 'late';
      for (const child of Object.values(value)) {
        visit(child, isLate || isCall);
      }
    }
  }
}

describe('code that is loaded late', () => {
  const sources = [...readSourceFiles()].filter(
    ([path]) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );

  test('is imported only as an argument of `late`, so that it is tried again after a failure', () => {
    const stray = sources.flatMap(([path, source]) =>
      path in exceptions ? [] : strayImports(path, source).map((line) => `${path}:${line}`),
    );
    expect(stray).toEqual([]);
  });

  test('is imported otherwise only by files that are named with a reason', () => {
    const files = new Map(sources);
    for (const path of Object.keys(exceptions)) {
      expect(strayImports(path, files.get(path) ?? '').length, path).toBeGreaterThan(0);
      expect(files.get(path), path).toContain('late(importStrings)');
    }
  });

  test('is found wherever it is imported', () => {
    const source = "const one = late(() => import('./one.ts'));\nimport('./other.ts').then(act);\n";
    expect(strayImports('src/some.ts', source)).toEqual([2]);
  });
});
