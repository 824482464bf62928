import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boundaryFiles, writeConfiguration, writeTable } from './boundaryTexts.ts';
import { sourcePackages } from './importBoundaries.ts';

const configuration = readFileSync(boundaryFiles.configuration, 'utf8');
const page = readFileSync(boundaryFiles.page, 'utf8');
const names = Object.keys(sourcePackages);

describe('the table of import boundaries', () => {
  test('names every folder of src, and no other', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect([...names].sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  test('lets a package import only packages above it, so that there are no circles', () => {
    for (const [index, [name, { imports }]] of Object.entries(sourcePackages).entries()) {
      expect(names.slice(0, index), name).toEqual(expect.arrayContaining(Object.keys(imports)));
    }
  });

  test('is what biome.json says (npx tsx scripts/boundaries.ts writes it)', () => {
    expect(JSON.parse(configuration)).toEqual(JSON.parse(writeConfiguration(configuration)));
  });

  test('is what the decision about packages says (npx tsx scripts/boundaries.ts writes it)', () => {
    expect(page).toBe(writeTable(page));
  });
});

describe('what writes the import boundaries', () => {
  test('puts back a block that is missing, and takes out one of a package that is gone', () => {
    const { overrides, ...others } = JSON.parse(configuration);
    const gone = { includes: ['src/gone/**'], linter: {} };
    const changed = JSON.stringify({ ...others, overrides: [gone, ...overrides.slice(1)] });
    expect(JSON.parse(writeConfiguration(changed))).toEqual(JSON.parse(configuration));
  });

  test('puts back a pattern that was removed from a block', () => {
    const changed = configuration.replace('"**/mocks/**",', '');
    expect(changed).not.toBe(configuration);
    expect(JSON.parse(changed)).not.toEqual(JSON.parse(configuration));
    expect(JSON.parse(writeConfiguration(changed))).toEqual(JSON.parse(configuration));
  });

  test('leaves the other blocks and settings alone', () => {
    const foreign = { includes: ['demo/**'], linter: { enabled: false } };
    const { overrides, ...others } = JSON.parse(configuration);
    const written = JSON.parse(writeConfiguration(JSON.stringify({ ...others, overrides: [foreign] })));
    expect(written).toEqual({ ...others, overrides: [...overrides.slice(0, names.length), foreign] });
  });

  test('renews a row of the table, and refuses a page without a place for it', () => {
    expect(writeTable(page.replace(/^\| `data` .*$/m, '| `data` |'))).toBe(page);
    expect(() => writeTable('# A page')).toThrow('needs the lines');
  });
});
