import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageOfDocument } from '../../.storybook/site/documentPages.ts';
import { pageSections } from '../../stories/search/pageSections.ts';
import { searchSections } from '../../stories/search/searchSections.ts';

/** Every page of the site: a document as the page shows it, any other as it is written. */
const pages = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const text = readFileSync(`stories/${file}`, 'utf8');
    const document = /<RepositoryDocument path="([^"]+)"/.exec(text)?.[1];
    const title = /<Meta title="([^"]+)"/.exec(text)?.[1] ?? file;
    return document === undefined
      ? { id: file, title, text }
      : { id: pageOfDocument(document) ?? file, title, text: readFileSync(document, 'utf8') };
  });
const search = searchSections(pageSections(pages));

test.each([
  ['accent', 'theming'],
  ['change the accent', 'theming'],
  ['dark', 'theming'],
  ['own server', 'backends'],
  ['test', 'testing'],
  ['offline', 'offline'],
])('the search for "%s" has its guide first', (words, guide) => {
  expect(search(words)[0]?.id.split('#')[0]).toBe(`start-here-guides-${guide}--docs`);
});

test('the search for "parts of a row" has the page with their drawing first', () => {
  expect(search('parts of a row')[0]?.id.split('#')[0]).toBe('inbox/Item.mdx');
});
