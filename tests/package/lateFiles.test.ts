import { expect, test, vi } from 'vitest';
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
