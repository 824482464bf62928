import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boundaryFiles, writeConfiguration, writeTable } from './boundaryTexts.ts';
import { sourcePackages } from './importBoundaries.ts';

const configuration = readFileSync(boundaryFiles.configuration, 'utf8');
const page = readFileSync(boundaryFiles.page, 'utf8');
const names = Object.keys(sourcePackages);

describe('the table of import boundaries', () => {
  test('has every folder of src, and no other', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect([...names].sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  test('allows a package to import only packages above it, so that there are no circles', () => {
    for (const [index, [name, { imports }]] of Object.entries(sourcePackages).entries()) {
      expect(names.slice(0, index), name).toEqual(expect.arrayContaining(Object.keys(imports)));
    }
  });

  test('matches biome.json (npx tsx scripts/boundaries.ts writes it)', () => {
    expect(JSON.parse(configuration)).toEqual(JSON.parse(writeConfiguration(configuration)));
  });

  test('matches the decision about packages (npx tsx scripts/boundaries.ts writes it)', () => {
    expect(page).toBe(writeTable(page));
  });
});

describe('the script that writes the import boundaries', () => {
  test('adds a missing block, and removes the block of a package that no longer exists', () => {
    const { overrides, ...others } = JSON.parse(configuration);
    const gone = { includes: ['src/gone/**'], linter: {} };
    const changed = JSON.stringify({ ...others, overrides: [gone, ...overrides.slice(1)] });
    expect(JSON.parse(writeConfiguration(changed))).toEqual(JSON.parse(configuration));
  });

  test('restores a pattern that was removed from a block', () => {
    const changed = configuration.replace('"**/mocks/**",', '');
    expect(changed).not.toBe(configuration);
    expect(JSON.parse(changed)).not.toEqual(JSON.parse(configuration));
    expect(JSON.parse(writeConfiguration(changed))).toEqual(JSON.parse(configuration));
  });

  test('does not change other blocks and settings', () => {
    const foreign = { includes: ['demo/**'], linter: { enabled: false } };
    const { overrides, ...others } = JSON.parse(configuration);
    const written = JSON.parse(writeConfiguration(JSON.stringify({ ...others, overrides: [foreign] })));
    expect(written).toEqual({ ...others, overrides: [...overrides.slice(0, names.length), foreign] });
  });

  test('updates a row of the table, and refuses a page without a place for it', () => {
    expect(writeTable(page.replace(/^\| `data` .*$/m, '| `data` |'))).toBe(page);
    expect(() => writeTable('# A page')).toThrow('needs the lines');
  });
});
