import { fromMarkdown } from 'mdast-util-from-markdown';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderMarkdown } from './renderMarkdown.tsx';

vi.mock('mdast-util-from-markdown', async (original) => {
  const actual = await original<typeof import('mdast-util-from-markdown')>();
  return { fromMarkdown: vi.fn(actual.fromMarkdown) };
});

beforeEach(() => {
  vi.mocked(fromMarkdown).mockClear();
});

const markupOf = (content: string) => renderToStaticMarkup(renderMarkdown(content));

test('a text that is shown again is not parsed again, and looks the same', () => {
  const content = '> quote of [a link][1] &amp; more\n\n[1]: https://example.com/plan';
  const first = markupOf(content);
  expect(first).toContain('href="https://example.com/plan"');
  expect(markupOf(content)).toBe(first);
  expect(fromMarkdown).toHaveBeenCalledTimes(1);
});

test('two hundred texts are kept, and of more than that the one that was not shown for longest is parsed again', () => {
  const texts = Array.from({ length: 200 }, (_, index) => `- text ${index}`);
  texts.forEach(markupOf);
  // Shown again, so that it is not the oldest.
  markupOf('- text 0');
  markupOf('- one more');
  expect(fromMarkdown).toHaveBeenCalledTimes(201);
  markupOf('- text 0');
  expect(fromMarkdown).toHaveBeenCalledTimes(201);
  expect(markupOf('- text 1')).toContain('text 1');
  expect(fromMarkdown).toHaveBeenCalledTimes(202);
});
