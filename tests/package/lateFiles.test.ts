import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { divideStyles } from '../../scripts/divideStyles.mjs';
import { chunksOfApp, loadedChunks } from '../../scripts/sizeOfApp.mjs';

test('an app that Vite has built is one file before the inbox is prepared, and loads it and its live line in five more', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const chunks = await chunksOfApp();
  const parts = ['late/live', 'late/feed', 'late/panel', 'late/overlays', 'widget/socketIo'];
  const first = loadedChunks(chunks, {});
  expect(first.map(({ isEntry }) => isEntry)).toEqual([true]);
  // A file without modules is the bundler's own.
  const late = loadedChunks(chunks, { lazy: parts }).filter(
    ({ isEntry, moduleIds }) => !isEntry && moduleIds.some((id) => !id.startsWith('\0')),
  );
  const held = late.map(({ moduleIds }) => parts.filter((part) => moduleIds.some((id) => id.includes(part))));
  expect(held.flat().sort()).toEqual([...parts].sort());
  expect(late).toHaveLength(parts.length);
});

test('the styles of a bell are those that a page with a closed panel needs, in the order of all', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const all = readFileSync('dist/styles.css', 'utf8');
  const own = readFileSync('dist/bell.css', 'utf8');
  const code = loadedChunks(await chunksOfApp(), {}).map((chunk) => chunk.code);
  const { rules } = divideStyles(all, code.join());
  const needed = rules.flatMap(([isNeeded, rule]) => (isNeeded ? rule : []));
  expect(needed.length).toBeGreaterThan(30);
  let from = 0;
  for (const rule of needed) {
    const at = own.indexOf(rule, from);
    expect(at, rule).toBeGreaterThanOrEqual(from);
    from = at + rule.length;
  }
  expect(own.length).toBeLessThan(all.length / 4);
});
