import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layerTables } from '../layers/layerTables.ts';

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

test('CONTRIBUTING.md lists the layers of src/data in the order that tests/layers holds', () => {
  const section = contributing.split('### Layers of `src/data`')[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| (`.*?) +\|/gm)].map(([, names = '']) => names.split(', '));
  const layers = layerTables.find(({ root }) => root === 'src/data')?.layers ?? [];
  expect(layers.length).toBeGreaterThan(5);
  expect(rows).toEqual(layers.map((row) => row.map((name) => `\`${name}\``)));
});

test('every file and folder of src, tests, demo and docs that CONTRIBUTING.md names exists', () => {
  const named = contributing.matchAll(/`((?:src|tests|demo|docs|stories|bench)\/[\w./-]+)`/g);
  const paths = [...new Set([...named].map(([, path = '']) => path))].filter((path) => path !== 'demo/.data');
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
