import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plotsOf } from '../../bench/beside/plots.mjs';

const page = readFileSync('docs/performance.md', 'utf8');

test('the plots of the page about performance are those of its table, and the page shows each', () => {
  const written = readdirSync('docs/plots').map((name) => [name, readFileSync(`docs/plots/${name}`, 'utf8')]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(plotsOf(page)));
  expect([...page.matchAll(/\]\(plots\/([\w.]+)\)/g)].map(([, name]) => name).sort()).toEqual(
    written.map(([name]) => name).sort(),
  );
});

test('a row that the table lacks is no empty plot', () => {
  expect(() => plotsOf(page.replace('| kB on the line at rest', '| kB'))).toThrow(
    'The table has no "kB on the line at rest" on local, so bytes.svg cannot be drawn.',
  );
});
