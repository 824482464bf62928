import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { generatedDocuments, htmlPieces, markdownPieces } from '../../../tests/support/generatedContent.ts';
import { bare } from '../../../tests/support/harmlessMarkup.ts';
import { hostileHtml, hostileMarkdown } from '../../../tests/support/hostileContent.ts';
import { renderHtml } from '../html/renderHtml.tsx';
import { markdownFormat } from './Markdown.tsx';
import { MarkedText, TextMarksContext } from './MarkedText.tsx';
import { markRanges } from './markRanges.tsx';
import { PlainText } from './PlainText.tsx';
import { renderMarkdown } from './renderMarkdown.tsx';

/** Content with a mark around each place of a word. */
function markedMarkup(content: ReactNode, word: RegExp) {
  const draw = (text: string) =>
    markRanges(
      text,
      Array.from(text.matchAll(word), ({ 0: found, index }) => [index, index + found.length] as const),
    );
  return renderToStaticMarkup(<TextMarksContext.Provider value={draw}>{content}</TextMarksContext.Provider>);
}

const withMarks = (content: ReactNode, word = /plan/gi) =>
  bare(markedMarkup(content, word)).replaceAll(' role="presentation"', '');
const withoutMarks = (markup: string) => markup.replace(/<mark [^>]*>|<\/mark>/g, '');

describe('marks in a text', () => {
  it.each([
    ['the plan', '<p>the <mark>plan</mark></p>'],
    ['Plan **of plans**', '<p><mark>Plan</mark> <strong>of <mark>plan</mark>s</strong></p>'],
    ['`plan --all`', '<p><code><mark>plan</mark> --all</code></p>'],
    ['a [plan](/plan) b', '<p>a <a href="/plan"><mark>plan</mark></a> b</p>'],
    ['a <plan> tag', '<p>a <span>&lt;<mark>plan</mark>&gt;</span> tag</p>'],
    ['nothing', '<p>nothing</p>'],
  ])('are the same in %j at once and by the parser', (content, expected) => {
    expect(withMarks(markdownFormat.quick?.(content, {}))).toBe(expected);
    expect(withMarks(renderMarkdown(content))).toBe(expected);
  });

  it('stand in blocks of code, items, quotes and the words of a picture', () => {
    expect(withMarks(renderMarkdown('```\nplan\n```'))).toBe('<pre><mark>plan</mark></pre>');
    expect(withMarks(renderMarkdown('- plan'))).toBe('<ul><li><p><mark>plan</mark></p></li></ul>');
    expect(withMarks(renderMarkdown('> plan'))).toBe('<blockquote><p><mark>plan</mark></p></blockquote>');
    expect(withMarks(renderMarkdown('![plan](https://example.com/a.png)'))).toBe(
      '<p><a href="https://example.com/a.png"><mark>plan</mark></a></p>',
    );
  });

  it('stand in HTML, in plain text and in a text that is too hostile to be parsed', () => {
    expect(withMarks(renderHtml('<p>the <b>plan</b></p>'))).toBe(
      '<p>the <strong><mark>plan</mark></strong></p>',
    );
    expect(withMarks(<PlainText content="the plan" />)).toBe('<p>the <mark>plan</mark></p>');
    expect(withMarks(<PlainText content="*plan*" />)).toBe('<p>*<mark>plan</mark>*</p>');
    expect(withMarks(renderMarkdown(`plan ${'['.repeat(700)}`))).toContain('<p><mark>plan</mark> [[');
  });

  it('never span the border of a link, and leave its address as it is', () => {
    expect(withMarks(renderMarkdown('pl[an](/plan)'))).toBe('<p>pl<a href="/plan">an</a></p>');
    expect(withMarks(renderMarkdown('pl[an](/plan)'), /pl|an/g)).toBe(
      '<p><mark>pl</mark><a href="/plan"><mark>an</mark></a></p>',
    );
  });

  it('are made of the text that is shown, not of what was cut off', () => {
    expect(withMarks(<PlainText content="the plan of the plan" maxLength={10} />)).toBe(
      '<p>the <mark>plan</mark>…</p>',
    );
  });

  it.each([
    ['a whole text', [[0, 4]], '<mark>plan</mark>'],
    ['its start', [[0, 2]], '<mark>pl</mark>an'],
    ['its end', [[2, 4]], 'pl<mark>an</mark>'],
    [
      'two places side by side',
      [
        [0, 1],
        [1, 3],
      ],
      '<mark>p</mark><mark>la</mark>n',
    ],
    ['no place', [], 'plan'],
  ] as const)('are around %s', (_place, ranges, expected) => {
    expect(
      bare(renderToStaticMarkup(markRanges('plan', ranges))).replaceAll(' role="presentation"', ''),
    ).toBe(expected);
  });

  it('are a hundred at most, and the words after them are still there', () => {
    const markup = withMarks(<PlainText content={'plan '.repeat(300)} />);
    expect(markup.match(/<mark>/g)).toHaveLength(100);
    expect(markup.match(/plan/g)).toHaveLength(300);
  });

  it('are no part of what a screen reader reads', () => {
    expect(markedMarkup(<PlainText content="plan" />, /plan/g)).toContain('<mark role="presentation"');
  });
});

describe('a text without marks', () => {
  it('is drawn as it is, as one text', () => {
    expect(renderToStaticMarkup(<MarkedText text="<the> plan" />)).toBe('&lt;the&gt; plan');
    expect(withMarks(<MarkedText text="nothing" />)).toBe('nothing');
  });

  it('is the same as one with its marks taken away, of whatever format and however hostile', () => {
    const seed = 20_261_126;
    const markdown = [...hostileMarkdown, ...generatedDocuments(markdownPieces, 200, seed)];
    const html = [...hostileHtml, ...generatedDocuments(htmlPieces, 200, seed)];
    const contents = [
      ...markdown.map((text) => renderMarkdown(text)),
      ...html.map((text) => renderHtml(text)),
    ];
    let marks = 0;
    for (const content of contents) {
      const markup = renderToStaticMarkup(content);
      expect(markup).not.toContain('<mark');
      const marked = markedMarkup(content, /[a-z]/gi);
      marks += marked.split('<mark ').length - 1;
      expect(withoutMarks(marked)).toBe(markup);
    }
    expect(marks).toBeGreaterThan(contents.length);
  });
});
