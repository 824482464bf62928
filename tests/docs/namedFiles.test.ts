import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingFiles } from './namedFiles.ts';
import { listFiles } from './sourceFiles.ts';

const files = listFiles();
/** Guides are about the files of a host. */
const pages = files.filter(
  (path) => /\.mdx?$/.test(path) && !/^(?:docs\/(?:api|guides)|\.changeset)\//.test(path),
);

test('every file and folder that a page names is in the repository', () => {
  for (const page of pages) {
    expect.soft(missingFiles(readFileSync(page, 'utf8'), files), page).toEqual([]);
  }
});

describe('the check of named files', () => {
  const repository = ['README.md', 'src/data/model/change.ts', 'src/inbox/bell/Bell.tsx'];
  const check = (page: string) => missingFiles(page, repository);

  test.each([
    'See `README.md`, `src/data/model`, `src/inbox/` and `data/model/change.ts`.',
    'In `src/data` it is `change.ts`.',
    'Beside `src/inbox/bell/<part>.tsx` lies `Bell.tsx`; run `npx vitest src/data/model/*.ts`.',
    'Neither `carillon/styles.css` nor `message.id` is a file of the repository.',
    '```sh\ncat src/none.ts\n```\n',
  ])('accepts names of files that are there: %s', (page) => {
    expect(check(page)).toEqual([]);
  });

  test.each([
    ['A path with its folder: `src/data/none.ts`.', 'src/data/none.ts'],
    ['A folder: `src/none`.', 'src/none'],
    ['A file in a command: `npx tsx scripts/none.ts`.', 'scripts/none.ts'],
    ['A name that no file has: `src/inbox` and `none.ts`.', 'none.ts'],
    ['A file of another folder: `src/inbox` and `change.ts`.', 'change.ts'],
    ['# One\n\n`src/data`\n\n# A file of another section\n\n`change.ts`', 'change.ts'],
  ])('finds a name of a file that is not there: %s', (page, name) => {
    expect(check(page)).toEqual([name]);
  });
});
