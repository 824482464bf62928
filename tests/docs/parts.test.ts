import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'stories/primitives';
const exported: readonly string[] = readFileSync('src/primitives.ts', 'utf8').match(/\b[A-Z]\w+/g) ?? [];
/** A page of many, which says itself which of them are exported. */
const parts = readdirSync(folder)
  .filter((file) => file.endsWith('.mdx') && file !== 'Icons.mdx')
  .map((file) => file.replace('.mdx', ''));

test.each(parts)('the page of %s says whether a host can import it', (part) => {
  const page = readFileSync(`${folder}/${part}.mdx`, 'utf8');
  expect(page.includes('`carillon/primitives` does not export it')).toBe(!exported.includes(part));
});

test('the page of icons names all that a host can import', () => {
  const [, list = ''] = readFileSync(`${folder}/Icons.mdx`, 'utf8').split('exports some:');
  const named = list.split('\n\n')[0]?.match(/\w+Icon\b/g);
  expect(named).toEqual([...new Set(exported.filter((name) => name.endsWith('Icon')))].sort());
});
