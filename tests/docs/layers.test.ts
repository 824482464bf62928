import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layerTables } from '../layers/layerTables.ts';

test('ARCHITECTURE.md lists the layers of src/data in the order that tests/layers holds', () => {
  const [, section = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('## The layers of `src/data`');
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/^\| (`.*?) +\|/gm)].map(([, names = '']) => names.split(', '));
  const layers = layerTables.find(({ root }) => root === 'src/data')?.layers ?? [];
  expect(layers.length).toBeGreaterThan(5);
  expect(rows).toEqual(layers.map((row) => row.map((name) => `\`${name}\``)));
});
