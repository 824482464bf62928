import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packed } from './packed.ts';

const { paths } = packed();
const documents = paths.filter((path) => /\.(md|txt)$/.test(path));

test('the package contains its documents', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'SECURITY.md', 'llms.txt']));
  expect(documents.filter((path) => path.startsWith('docs/guides/')).length).toBeGreaterThan(2);
});

test.each(documents)('every link of %s leads to a file and a heading of the package', (document) => {
  expect(linksOf(document).filter((link) => !resolves(document, link))).toEqual([]);
});

test('the check finds a link that leads nowhere', () => {
  expect(resolves('README.md', 'CONTRIBUTING.md')).toBe(false);
  expect(resolves('README.md', 'SECURITY.md#no-such-heading')).toBe(false);
  expect(resolves('docs/guides/mocks.md', '../../README.md')).toBe(true);
});

/** The targets of a document's links and pictures, except those on other hosts. */
function linksOf(document: string): string[] {
  const text = withoutCode(readFileSync(document, 'utf8'));
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?:|mailto:)/.test(target));
}

function resolves(document: string, link: string): boolean {
  const [target = '', heading] = link.split('#');
  const path = target === '' ? document : join(document, '..', target);
  const isThere = paths.includes(path) || paths.some((one) => one.startsWith(`${path}/`));
  return isThere && (heading === undefined || headingsOf(path).includes(heading));
}

/** The anchors of a document's headings, as GitHub makes them. */
function headingsOf(path: string): string[] {
  const text = withoutCode(readFileSync(path, 'utf8'));
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, '');
}
