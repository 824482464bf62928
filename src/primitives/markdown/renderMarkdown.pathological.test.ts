import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bare } from '../../../tests/support/harmlessMarkup.ts';
import { many, pathologicalMarkdown } from '../../../tests/support/pathologicalContent.ts';
import { renderMarkdown } from './renderMarkdown.tsx';
import type { RenderOptions } from './renderTree.tsx';

/** Content as static markup. */
function markupOf(content: string, options?: RenderOptions) {
  return renderToStaticMarkup(renderMarkdown(content, options));
}

describe('pathological content', () => {
  it.each(Object.entries(pathologicalMarkdown))(
    '%s a hundred thousand characters long is finished and bounded',
    (_name, content) => {
      const markup = markupOf(content);
      expect(markup.replace(/<[^>]*>/g, '').replace(/&[a-z0-9#]+;/g, 'x').length).toBeLessThanOrEqual(4100);
      expect(markup.split('<').length).toBeLessThanOrEqual(8000);
    },
  );

  it('cuts long text at a word', () => {
    expect(bare(markupOf(many('word '), { maxLength: 23 }))).toBe('<p>word word word word…</p>');
  });

  it('cuts no character in two', () => {
    expect(markupOf(many('🚀'), { maxLength: 11 })).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });
});
