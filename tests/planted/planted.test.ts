import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

interface Fault {
  readonly name: string;
  readonly says: string;
  readonly suites: readonly { readonly kind: string; readonly file: string }[];
  readonly files: readonly string[];
}

const { plantedFaults, patchedSources } = await import(
  /* @vite-ignore */ pathToFileURL('scripts/plantedFaults.mjs').href
);
const faults: readonly Fault[] = plantedFaults();

test('at least forty faults are planted, each with a sentence and a test that must notice it', () => {
  expect(faults.length).toBeGreaterThanOrEqual(40);
  const without = faults.filter(({ says, suites }) => says === '' || suites.length === 0);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every test that must notice a fault exists', () => {
  const missing = faults.flatMap(({ name, suites }) =>
    suites.filter(({ file }) => !existsSync(file)).map(({ file }) => `${name}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test.each(faults)('the patch of $name fits the sources and changes them', (fault) => {
  expect(Object.keys(patchedSources(fault))).toHaveLength(fault.files.length);
});
