import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layerTables } from '../layers/layerTables.ts';

test('the page about layers lists those of src/data in the order that tests/layers holds', () => {
  const page = readFileSync('docs/contributing/layers.md', 'utf8');
  const rows = [...page.matchAll(/^\| (`.*?) +\|/gm)].map(([, names = '']) => names.split(', '));
  const layers = layerTables.find(({ root }) => root === 'src/data')?.layers ?? [];
  expect(layers.length).toBeGreaterThan(5);
  expect(rows).toEqual(layers.map((row) => row.map((name) => `\`${name}\``)));
});
