import { fromMarkdown } from 'mdast-util-from-markdown';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseHtml } from '../html/parseHtml.ts';
import { renderHtml } from '../html/renderHtml.tsx';
import { markdownFormat } from './Markdown.tsx';
import { quickMarkdown } from './quickMarkdown.ts';
import { renderMarkdown } from './renderMarkdown.tsx';

vi.mock('../html/parseHtml.ts', { spy: true });
vi.mock('./quickMarkdown.ts', { spy: true });

vi.mock('mdast-util-from-markdown', async (original) => {
  const actual = await original<typeof import('mdast-util-from-markdown')>();
  return { fromMarkdown: vi.fn(actual.fromMarkdown) };
});

beforeEach(() => {
  vi.clearAllMocks();
});

const markupOf = (content: string) => renderToStaticMarkup(renderMarkdown(content));

test('a text that is shown again is not parsed again, and looks the same', () => {
  const content = '> quote of [a link][1] &amp; more\n\n[1]: https://example.com/plan';
  const first = markupOf(content);
  expect(first).toContain('href="https://example.com/plan"');
  expect(markupOf(content)).toBe(first);
  expect(fromMarkdown).toHaveBeenCalledTimes(1);
});

test('a simple text that is shown again is not read again, and looks the same', () => {
  const quick = () => renderToStaticMarkup(markdownFormat.quick?.('**Ana** replied to [you](/a).', {}));
  const first = quick();
  expect(first).toContain('<strong');
  expect(quick()).toBe(first);
  expect(quickMarkdown).toHaveBeenCalledTimes(1);
  expect(fromMarkdown).not.toHaveBeenCalled();
});

test('HTML that is shown again is not parsed again, and looks the same', () => {
  const content = '<ul><li>one<li><a href="/two">two</a></ul>';
  const first = renderToStaticMarkup(renderHtml(content));
  expect(first).toContain('href="/two"');
  expect(renderToStaticMarkup(renderHtml(content))).toBe(first);
  expect(parseHtml).toHaveBeenCalledTimes(1);
});
