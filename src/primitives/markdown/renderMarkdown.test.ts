import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bare } from '../../../tests/support/harmlessMarkup.ts';
import { renderMarkdown } from './renderMarkdown.tsx';
import type { RenderOptions } from './renderTree.tsx';

/** Content as static markup. */
function markupOf(content: string, options?: RenderOptions) {
  return renderToStaticMarkup(renderMarkdown(content, options));
}

describe('ordinary content', () => {
  it.each([
    ['plain', '<p>plain</p>'],
    ['two\n\nparagraphs', '<p>two</p><p>paragraphs</p>'],
    ['*em* and _em_', '<p><em>em</em> and <em>em</em></p>'],
    ['**strong** and __strong__', '<p><strong>strong</strong> and <strong>strong</strong></p>'],
    ['***both***', '<p><em><strong>both</strong></em></p>'],
    ['snake_case_word', '<p>snake_case_word</p>'],
    ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['\\*not em\\*', '<p>*not em*</p>'],
    ['`code`', '<p><code>code</code></p>'],
    ['``a ` b``', '<p><code>a ` b</code></p>'],
    ['```\ncode\n```', '<pre>code</pre>'],
    ['    code', '<pre>code</pre>'],
    ['# Heading', '<p>Heading</p>'],
    ['Heading\n===', '<p>Heading</p>'],
    ['#not a heading', '<p>#not a heading</p>'],
    ['> quote', '<blockquote><p>quote</p></blockquote>'],
    ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['1. a\n2. b', '<ol><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['3. a', '<ol start="3"><li><p>a</p></li></ol>'],
    ['- a\n  - b', '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>'],
    ['a  \nb', '<p>a<br/>b</p>'],
    ['a\\\nb', '<p>a<br/>b</p>'],
    ['a\nb', '<p>a\nb</p>'],
    ['---', '<hr/>'],
    ['[a](https://example.com)', '<p><a href="https://example.com/">a</a></p>'],
    ['[a](/b "title")', '<p><a href="/b">a</a></p>'],
    ['[a][b]\n\n[b]: /c', '<p><a href="/c">a</a></p>'],
    ['<https://example.com/x>', '<p><a href="https://example.com/x">https://example.com/x</a></p>'],
    ['<a@example.com>', '<p><a href="mailto:a@example.com">a@example.com</a></p>'],
    ['[**a**](/b)', '<p><a href="/b"><strong>a</strong></a></p>'],
    ['&copy; &amp; &#35;', '<p>© &amp; #</p>'],
    ['&eacute; &hellip; &rarr;', '<p>é … →</p>'],
    ['`&amp;` and &nosuchname;', '<p><code>&amp;amp;</code> and &amp;nosuchname;</p>'],
    ['\\&amp; &#38;amp;', '<p>&amp;amp; &amp;amp;</p>'],
    ['[a &amp; b](/c?d=1&amp;e=2)', '<p><a href="/c?d=1&amp;e=2">a &amp; b</a></p>'],
    ['[a &amp; b]\n\n[A &amp; b]: /c', '<p><a href="/c">a &amp; b</a></p>'],
    ['[not a link]', '<p>[not a link]</p>'],
    ['[](https://example.com/x)', '<p><a href="https://example.com/x">https://example.com/x</a></p>'],
    ['[ **\u200b** ](/b)', '<p><a href="/b">/b</a></p>'],
    ['[![](https://example.com/c.png)](/b)', '<p><a href="/b">https://example.com/c.png</a></p>'],
    ['[![](javascript:x)](/b)', '<p><a href="/b">/b</a></p>'],
    ['a [](javascript:x) b', '<p>a  b</p>'],
  ])('%j is rendered as %j', (content, expected) => {
    expect(bare(markupOf(content))).toBe(expected);
  });

  it('gives each block the direction of its own words, and what is inside it follows', () => {
    const directions = [...markupOf('a\n\n- b\n\n> c\n\n# d').matchAll(/<(\w+)( dir="auto")?/g)];
    expect(directions.map(([, tag, own]) => (own ? `${tag} auto` : tag))).toEqual([
      'p auto',
      'ul auto',
      'li',
      'p',
      'blockquote auto',
      'p',
      'p auto',
    ]);
  });

  it('says that a link opens a new tab, if it has words for it', () => {
    expect(markupOf('[a](https://example.com)', { newTabLabel: '(new tab)' })).toContain('(new tab)');
    expect(markupOf('[a](/b)', { newTabLabel: '(new tab)' })).not.toContain('(new tab)');
  });
});
