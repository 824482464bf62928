import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bare, expectHarmless } from '../../../tests/support/harmlessMarkup.ts';
import { hostileHtml } from '../../../tests/support/hostileContent.ts';
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
    const piece = fc.constantFrom(
      ...'< > / " \' = & ; - ! <!-- --> </ <a <a\u0020href= javascript: &colon; &#58; onerror= <script> </script> <style> <svg> <b> </b> <p> </p> <li> <ul> </ul> <pre> </code> <code> <img alt=x src= <br> https://a.test x \u0000 \u202e <math> <table> <td> <title> ]]>'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => expectHarmless(markupOf(pieces.join('')))),
      { numRuns: 10_000, seed: 20_261_121 },
    );
  });
});

const size = 100_000;
const many = (text: string) => text.repeat(Math.ceil(size / text.length));

describe('fault 50: pathological HTML', () => {
  it.each([
    '<',
    '<a',
    '<a ',
    '<a "',
    "<a '",
    '<a href="',
    '<a b="c" ',
    '</',
    '<!--',
    '<!',
    '<b>',
    '<b><i>',
    '<ul><li>',
    '<blockquote>',
    '<p>',
    '<br>',
    '<hr>',
    '<pre>',
    '<code>',
    '</b>',
    '<td>',
    '&amp;',
    '&',
    '&#',
    'w',
    '\n',
    '<a x=',
    '<svg>',
    '<a><p>',
    '<b><p>',
  ])('a hundred thousand characters of %j are finished and bounded', (piece) => {
    const markup = markupOf(many(piece));
    expect(markup.split('<').length).toBeLessThanOrEqual(8000);
    expect(markup.replace(/<[^>]*>/g, '').replace(/&[a-z0-9#]+;/g, 'x').length).toBeLessThanOrEqual(4100);
  });
});
