import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { generatedDocuments, markdownPieces } from '../../../tests/support/generatedContent.ts';
import { pathologicalMarkdown } from '../../../tests/support/pathologicalContent.ts';
import { hideReferences, showReferences } from './characterReferences.ts';
import { Markdown, markdownFormat } from './Markdown.tsx';
import { quickMarkdown } from './quickMarkdown.ts';
import { loadRenderer } from './RichText.tsx';
import { renderMarkdown } from './renderMarkdown.tsx';

/** To try many texts, as before a release: MARKDOWN_RUNS=100000 npx vitest run --project unit src/primitives/markdown/quickMarkdown */
const runs = Number(process.env.MARKDOWN_RUNS ?? 3_000);

/** The parser's tree, without places in the text and the titles that are rendered nowhere. */
function parsed(source: string): unknown {
  const tree = fromMarkdown(hideReferences(source));
  showReferences(tree);
  return JSON.parse(
    JSON.stringify(tree.children, (name, value: unknown) =>
      name === 'position' || (name === 'title' && value === null) ? undefined : value,
    ),
  );
}

/** Pieces of messages as people write them, and pieces that are at the edge of each rule. */
const pieces = [
  ...'* ** *** _ __ ` `` ``` [ ] ( ) ]( ![ [x](/y) [x](https://a.test/b_c?d=1*2#e) [*x*](/y) **x** *x* `x` ~ ~~ > # - + = 1. 12) : ]: \\ & &amp; < . , ! ? " — “ ” € é 日 \u{1F514} \u00a0 \u2028 \u200b \u0301 x y word snake_case 2 \ufeff \ufdd0'.split(
    ' ',
  ),
  ...'<b> </b> <br/> </ <! <? <= <3 </b/> <b>*</b> _x_ __x__ _ _( )_ \\* \\_ \\` \\[ \\] \\( \\) \\< \\& \\\\ \\. &x; &x ;  R&D @ a@b.c / a: https: [_x_](/y_z) [<b>](/y)'.split(
    ' ',
  ),
  '<b c>',
  '\n<b>',
  '<b>Ana</b> ',
  '\n</i>',
  '<a b=">">',
  '<div>',
  '<s/>',
  '<sub>',
  '<b c="*d`_">',
  '<br />',
  '\\\n',
  ' ',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\t',
  '\r',
  '\f',
  '\v',
  '\u0000',
  'Order **4711** has `shipped`.',
  'See [the invoice](https://a.test/i/1) and *reply*.',
];

/** Long texts of few pieces, which meet each other in every order. */
const monotonous = fc
  .subarray(pieces, { minLength: 1, maxLength: 3 })
  .chain((few) => fc.array(fc.constantFrom('x', ...few), { minLength: 3, maxLength: 9 }))
  .map((all) => all.join(''));

const texts = fc.oneof(
  { weight: 8, arbitrary: monotonous },
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join('')),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...pieces, 'x', 'y', ' '), { maxLength: 6 })
      .map((all) => all.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);

describe('simple Markdown without the parser', () => {
  test(`gives the very tree of the parser or none, for ${runs} texts`, () => {
    let taken = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const quick = quickMarkdown(text);
        if (quick !== null) {
          taken += 1;
          expect(quick).toEqual(parsed(text));
        }
      }),
      { numRuns: runs },
    );
    // The property would hold of a path that takes no text.
    expect(taken / runs).toBeGreaterThan(0.1);
  }, 600_000);

  test.each([
    ['two lines', 'Your order\nhas shipped.'],
    ['paragraphs', '\nOne\n\nTwo\n\n\nThree\n'],
    ['strong words', '**Ana** replied to **you**.'],
    ['emphasis', 'This is *important*, (*really*).'],
    ['emphasis in strong words', '**one *two* three**'],
    ['code', 'Run `npm test` first.'],
    ['a link', 'Read [the *whole* story](https://a.test/story?id=1)'],
    ['a link in strong words', '**See [here](/there)**'],
    ['names with underlines, sums and stars between spaces', 'snake_case 2 * 3 * 4 (c) #1'],
    ['other scripts', 'مرحبا **أنا** 日本語 *強調* 🔔'],
    ['underlines for emphasis', '_a_ and __b__ (_c_) **d _e_** _f **g**_'],
    ['underlines in names and alone', 'snake_case_name _ b __ c_d e__f__g'],
    ['escapes', '\\*a\\* \\_b\\_ \\`c\\` 1\\. \\# \\\\ \\<b> [a](/b)\\'],
    ['strokes that escape nothing', 'C:\\dir\\file \\é `\\*`'],
    ['an ampersand', 'R&D, Tom & Ann, AT&T; &c. [a](/b?c=1&d=2) `&`'],
    ['signs of less', 'a < b <= c, <3 and 1<2'],
    ['tags', 'a <b>bold</b> <br/> <br /> <h1 class="b_c" id="*">x</h1>'],
    ['a tag in a link', '[a <i>b</i>](/c)'],
    ['a tag of words at the beginning of a line', '<b>Ana</b> replied\n<a href="/b">c</a> <br />d\n</b> e'],
    ['nothing', ''],
  ])('takes %s', (_, text) => {
    expect(quickMarkdown(text)).not.toBeNull();
    expect(quickMarkdown(text)).toEqual(parsed(text));
  });

  test.each([
    ['a list', '- one\n- two'],
    ['a numbered list', '1. one'],
    ['a list of stars', '* one'],
    ['a heading', '# one'],
    ['an underlined heading', 'one\n==='],
    ['a rule', 'one\n\n***'],
    ['a quote', '> one'],
    ['indented code', '    one'],
    ['fenced code', '```\none\n```'],
    ['fenced code with tildes', '~~~\none'],
    ['a block of HTML', '<div>b</div>'],
    ['a block of HTML by a tag alone', '<b>\nc'],
    ['a block of HTML by a tag alone with an address', '<a href="/b>c">'],
    ['a block of HTML by the end of a tag alone', 'a\n\n</b>'],
    ['a block of HTML after a line', 'a\n<div>'],
    ['a comment', 'a <!-- b -->'],
    ['a tag over two lines', 'a <b\nc>'],
    ['an address in angle brackets', 'a <https://a.test>'],
    ['an e-mail address in angle brackets', 'a <1@a.test>'],
    ['a tag that is none', 'a </b c>'],
    ['a link in angle brackets', '[a](<b>)'],
    ['a named reference of a character', 'a &amp; b'],
    ['a numbered reference of a character', 'a &#38; b'],
    ['an escaped reference', 'a \\&amp; b'],
    ['an escaped line break', 'a\\\nb'],
    ['an escape in a link', '[a\\]](/b) [c](/d\\e)'],
    ['a rule of underlines', 'a\n\n_ _ _'],
    ['an underline without a partner', '_a'],
    ['marks of two kinds', '*a_'],
    ['a picture', '![a](/b)'],
    ['a reference', '[a]'],
    ['a definition', '[a]: /b'],
    ['a link with a title', '[a](/b "c")'],
    ['a link with parentheses', '[a](/b(c))'],
    ['a line break', 'a  \nb'],
    ['stars inside a word', 'a*b*c'],
    ['three stars', '***a***'],
    ['a star without a partner', '*a'],
    ['a star that closes nothing', 'a*'],
    ['stars of other lengths', '**a*'],
    ['crossed stars', '*a **b* c**'],
    ['a star that ends in a link', '*a [b*](/c)'],
    ['a lone grave accent', 'a ` b'],
    ['code with spaces around it', '` a `'],
    ['code over two lines', '`a\nb`'],
    ['other line ends', 'a\r\nb'],
    ['a tabulator', 'a\tb'],
  ])('leaves %s to the parser', (_, text) => {
    expect(quickMarkdown(text)).toBeNull();
  });
});

describe('the limits stay in front of it', () => {
  /** What `Markdown` shows before its parser is there, and what the parser would show; undefined where it waits for the parser. */
  function markups(content: string) {
    const markup = renderToStaticMarkup(createElement(Markdown, { content }));
    const [, inner] = /^<div [^>]*data-state="formatted"[^>]*>(.*)<\/div>$/s.exec(markup) ?? [];
    return inner === undefined ? undefined : [inner, renderToStaticMarkup(renderMarkdown(content))];
  }

  test.each(Object.entries(pathologicalMarkdown))(
    '%s looks as with the parser, or waits for it',
    (_, content) => {
      const [quick, slow] = markups(content) ?? [];
      expect(quick).toBe(slow);
    },
  );

  test('500 hostile texts look as with the parser, or wait for it', () => {
    for (const content of generatedDocuments(markdownPieces, 500, 19)) {
      const [quick, slow] = markups(content) ?? [];
      expect(quick, content).toBe(slow);
    }
  });

  test.each([
    ['words', 'word **word** '],
    ['lines', 'line **line**\n'],
    ['paragraphs', 'a *b*\n\n'],
    ['links', 'a [b](https://a.test/c) '],
    ['unsafe links', 'a [b](javascript:alert(1) [c](javascript:alert) '],
  ])('many %s are cut where the parser’s are', (_, piece) => {
    const [quick, slow] = markups(piece.repeat(590).trim()) ?? [];
    expect(quick).toBe(slow);
  });

  test('a simple text is formatted without the parser, as on a server, which never loads it', () => {
    const [quick, slow] = markups('**Ana** replied to [you](/a).') ?? [];
    expect(quick).toContain('<strong');
    expect(quick).toBe(slow);
  });

  /** How often the parser is fetched for some texts. */
  async function fetches(...list: (string | undefined)[]): Promise<number> {
    const renderer = vi.fn(async () => renderMarkdown);
    await loadRenderer({ ...markdownFormat, renderer }, list);
    return renderer.mock.calls.length;
  }

  test('the parser is fetched neither for simple texts nor for those past the limits, which are shown as they are', async () => {
    expect(await fetches('**one**', 'a <b>, R&D, \\_, a_b', 'plain', undefined)).toBe(0);
    expect(await fetches('['.repeat(601))).toBe(0);
  });

  test('the parser is fetched for a list among simple texts', async () => {
    expect(await fetches('**one**', '- two', 'three')).toBe(1);
  });
});
