import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const pages = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => posix.join('stories', file));

/** The stories that a page shows, each with the file that it is in. */
function examplesOf(page: string): { story: string; file: string }[] {
  const text = readFileSync(page, 'utf8');
  const files = new Map(
    [...text.matchAll(/^import \* as (\w+) from '(.+)';/gm)].map(([, name = '', file = '']) => [
      name,
      posix.join(posix.dirname(page), file),
    ]),
  );
  return [...text.matchAll(/<Example of=\{(\w+)\.(\w+)\}/g)].map(([, name = '', story = '']) => ({
    story,
    file: files.get(name) ?? '',
  }));
}

test.each(pages.filter((page) => examplesOf(page).length > 0))('each example of %s has a caption', (page) => {
  const without = examplesOf(page).filter(
    ({ story, file }) => !new RegExp(`\\*/\\nexport const ${story}\\b`).test(readFileSync(file, 'utf8')),
  );
  expect(without).toEqual([]);
});
