import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bare, expectHarmless } from '../../../tests/support/harmlessMarkup.ts';
import { hostileMarkdown } from '../../../tests/support/hostileContent.ts';
import { renderMarkdown } from './renderMarkdown.tsx';

/** Content as static markup. */
function markupOf(content: string) {
  return renderToStaticMarkup(renderMarkdown(content));
}

describe('hostile content', () => {
  it.each(hostileMarkdown)('%j brings no forbidden element, attribute or address', (content) => {
    expectHarmless(markupOf(content));
  });

  it('shows raw HTML as the text it is', () => {
    expect(markupOf('<b>bold</b>').replace(/<[^>]*>/g, '')).toBe('&lt;b&gt;bold&lt;/b&gt;');
  });

  it('keeps the words of a link it refuses', () => {
    expect(bare(markupOf('See [the plan](javascript:alert(1)).'))).toBe('<p>See the plan.</p>');
  });

  it('fetches no picture', () => {
    expect(bare(markupOf('![a chart](https://example.com/a.png)'))).toBe(
      '<p><a href="https://example.com/a.png">a chart</a></p>',
    );
  });

  it('nests no link in a link', () => {
    expect(markupOf('[![x](https://one.example/a.png)](https://two.example)').match(/<a /g)).toHaveLength(1);
  });

  it('takes no target from content, and opens only other sites in a tab of their own', () => {
    expect(markupOf('[a](https://example.com)')).toContain('target="_blank"');
    expect(markupOf('[a](/inbox)')).not.toContain('target');
  });

  it('leaves the prototype alone', () => {
    markupOf('[__proto__]: https://example.com\n\n[__proto__]');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
