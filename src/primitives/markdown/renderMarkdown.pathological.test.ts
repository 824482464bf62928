import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bare } from '../../../tests/support/harmlessMarkup.ts';
import { renderMarkdown } from './renderMarkdown.tsx';
import type { RenderOptions } from './renderTree.tsx';

/** Content as static markup. */
function markupOf(content: string, options?: RenderOptions) {
  return renderToStaticMarkup(renderMarkdown(content, options));
}

const size = 100_000;
const many = (piece: string) => piece.repeat(Math.ceil(size / piece.length));
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

const pathological = {
  '[': many('['),
  '![': many('!['),
  ']': many(']'),
  '[a](': many('[a]('),
  '[a](b': many('[a](b'),
  'nested brackets': `${'['.repeat(50_000)}a${']'.repeat(50_000)}`,
  definitions: many('[a]: b\n'),
  references: many('[a][b] '),
  '*': many('*'),
  '*a **b': many('*a **b '),
  'a**': many('a**'),
  '**x*': many('**x* '),
  '*a_': many('*a_ '),
  '_a __b': many('_a __b '),
  'growing backticks': Array.from({ length: 440 }, (_, i) => `${'`'.repeat(i)}a`).join(''),
  '>': many('>'),
  '> ': many('> '),
  '- ': many('- '),
  '1. ': many('1. '),
  'stairs of lists': lines(450, (i) => `${' '.repeat(i * 2)}- a`),
  'stairs of quotes': lines(450, (i) => `${'>'.repeat(i)}a`),
  'saw of lists': lines(5000, (i) => `${'  '.repeat(i % 48)}- x`),
  '<': many('<'),
  '<a ': many('<a '),
  '<!--': many('<!--'),
  '<?': many('<?'),
  '<![CDATA[': many('<![CDATA['),
  '<div>': many('<div>\n'),
  '<http://a>': many('<http://a>'),
  '&amp;': many('&amp;'),
  '&a': many('&a'),
  '\\': many('\\'),
  '\\ and line ends': many('\\\n'),
  '# a': many('# a\n'),
  'setext headings': many('a\n=\n'),
  rules: many('***\n'),
  fences: many('```\n'),
  tildes: many('~~~a\n'),
  'loose list': many('- a\n\n'),
  'line ends': many('\n'),
  spaces: many(' '),
  tabs: many('\t'),
  'one word': many('w'),
  'stacked accents': `a${many('\u0301')}`,
  surrogates: many('\uD83D'),
  emoji: many('👩‍🚀'),
  everything: many('[*_`<!&>-'),
};

describe('pathological content', () => {
  it.each(Object.entries(pathological))(
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
