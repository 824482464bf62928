import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shortNames } from '../scripts/shortNames.ts';

function stylesFolder(styles: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'bell.css.ts'), styles);
  writeFileSync(join(folder, 'row.css.ts'), styles);
  return folder;
}

/** 40 names of each file, in the order in which the files are compiled. */
function namesOf(folder: string, version: string, files = ['bell.css.ts', 'row.css.ts']): string[] {
  const name = shortNames(folder, version);
  const all = files.flatMap((file) =>
    Array.from({ length: 40 }, (_, count) => name({ hash: `${file}${count}`, filePath: join(folder, file) })),
  );
  return all.sort();
}

test('classes have short names, each its own, and the same ones in whatever order files are compiled', () => {
  const folder = stylesFolder('one');
  const names = namesOf(folder, '1.0.0');
  expect(new Set(names).size).toBe(80);
  expect(names.filter((name) => !/^c[0-9a-z]{7,8}$/.test(name))).toEqual([]);
  expect(namesOf(folder, '1.0.0', ['row.css.ts', 'bell.css.ts'])).toEqual(names);
});

test('a class that is asked for twice keeps its name', () => {
  const folder = stylesFolder('one');
  const name = shortNames(folder, '1.0.0');
  const wanted = { hash: 'a', filePath: join(folder, 'row.css.ts') };
  expect(name(wanted)).toBe(name(wanted));
});

test('two versions on a page, and two builds of a version with other styles, share no name', () => {
  const first = namesOf(stylesFolder('one'), '1.0.0');
  for (const others of [namesOf(stylesFolder('one'), '1.0.1'), namesOf(stylesFolder('two'), '1.0.0')]) {
    expect(others.filter((name) => first.includes(name))).toEqual([]);
  }
});

test('a file of another folder has no name', () => {
  const name = shortNames(stylesFolder('one'), '1.0.0');
  expect(() => name({ hash: 'a', filePath: 'elsewhere.css.ts' })).toThrow('elsewhere.css.ts cannot be named');
});
