import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { htmlPieces } from '../../../tests/support/generatedContent.ts';
import { bare, expectHarmless } from '../../../tests/support/harmlessMarkup.ts';
import { hostileHtml } from '../../../tests/support/hostileContent.ts';
import { pathologicalHtml } from '../../../tests/support/pathologicalContent.ts';
import { renderHtml } from './renderHtml.tsx';

/** Content as static markup. */
function markupOf(content: string) {
  return renderToStaticMarkup(renderHtml(content));
}

describe('fault 47, 53, 54, 56: hostile HTML', () => {
  it.each(hostileHtml)('%j brings no forbidden element, attribute or address', (content) => {
    expectHarmless(markupOf(content));
  });

  it('fault 49: leaves the words of what it refuses', () => {
    expect(bare(markupOf('<form>See <a href="javascript:alert(1)">the plan</a>.</form>'))).toBe(
      '<p>See the plan.</p>',
    );
  });

  it.each(['<b>', '<ul><li>', '<blockquote>', '<i><p>'])('keeps the words in forty %s', (tag) => {
    expect(markupOf(`${tag.repeat(40)}words`)).toContain('words');
  });

  it('takes the first of two addresses, as browsers do', () => {
    expect(markupOf('<a href="/ok" href="/other">x</a>')).toContain('href="/ok"');
  });

  it('nests no link in a link', () => {
    expect(markupOf('<a href="/one">a <a href="/two">b</a> c</a>')).not.toMatch(/<a [^>]*>[^<]*<a /);
  });

  it('fault 55: fetches no picture', () => {
    expect(markupOf('<img src="https://tracker.example/a.gif" alt="x">')).not.toContain('<img');
  });

  it('10,000 generated documents are harmless', () => {
    const piece = fc.constantFrom(...htmlPieces);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => expectHarmless(markupOf(pieces.join('')))),
      { numRuns: 10_000, seed: 20_261_121 },
    );
  });
});

describe('fault 50: pathological HTML', () => {
  it.each(Object.entries(pathologicalHtml))(
    'a hundred thousand characters of %j are finished and bounded',
    (_piece, content) => {
      const markup = markupOf(content);
      expect(markup.split('<').length).toBeLessThanOrEqual(8000);
      expect(markup.replace(/<[^>]*>/g, '').replace(/&[a-z0-9#]+;/g, 'x').length).toBeLessThanOrEqual(4100);
    },
  );
});
