import type { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { decodeReferences, hideReferences, showReferences } from './characterReferences.ts';

type Root = ReturnType<typeof fromMarkdown>;

/** A tree with these children, hidden references shown. */
function shownTree(...children: unknown[]): unknown[] {
  const tree = { type: 'root', children } as Root;
  showReferences(tree);
  return tree.children;
}

it.each([
  ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
  ['&nbsp;&iexcl;&yuml;', '\u00a0¡ÿ'],
  ['&cent;&eacute;&Ouml;', '¢éÖ'],
  ['&colon;&Tab;&NewLine;', ':\t\n'],
  ['&hellip;&ndash;&mdash;&euro;&trade;&bull;&check;', '…–—€™•✓'],
  ['&lsquo;&rsquo;&sbquo;&ldquo;&rdquo;&bdquo;&lsaquo;&rsaquo;', '‘’‚“”„‹›'],
  ['&larr;&uarr;&rarr;&darr;', '←↑→↓'],
  ['&ensp;&emsp;&thinsp;', '\u2002\u2003\u2009'],
  ['&zwnj;&zwj;&lrm;&rlm;', '\u200c\u200d\u200e\u200f'],
  ['&#38;', '&'],
  ['&#x26;&#X26;', '&&'],
  ['&#x10ffff;', '\u{10ffff}'],
  ['&#1114111;', '\u{10ffff}'],
  ['&#1;', '\u0001'],
  ['&#xd7ff;&#xe000;', '\ud7ff\ue000'],
  ['&#x1f514;', '🔔'],
])('decodes the references %j as %j', (written, decoded) => {
  expect(decodeReferences(written)).toBe(decoded);
});

it.each(['&#0;', '&#x110000;', '&#1114112;', '&#9999999;', '&#xd800;', '&#xdfff;'])(
  'shows a sign of a missing character for %s, which names none',
  (written) => {
    expect(decodeReferences(written)).toBe('\ufffd');
  },
);

it.each([
  '&amp',
  '&;',
  '&nothing;',
  '&AMPERSAND;',
  '&#x1000000;',
  '&#12345678;',
  '&#xg;',
  '&#;',
  '&a;',
  'amp;',
])('leaves %j as it is, which is no reference or has an unknown name', (written) => {
  expect(decodeReferences(written)).toBe(written);
});

it('hides named references only, each of them', () => {
  expect(hideReferences('&amp; &LT; &frac12; &#38; & &; &1a; &a; &amp')).toBe(
    '\ufdd0amp; \ufdd0LT; \ufdd0frac12; &#38; & &; &1a; &a; &amp',
  );
});

it('hides a name of 32 characters, and none that is longer', () => {
  const name = 'a'.repeat(32);
  expect(hideReferences(`&${name};&${name}a;`)).toBe(`\ufdd0${name};&${name}a;`);
});

it('decodes hidden references in text, also below other nodes, and leaves unknown and escaped ones as written', () => {
  const value = '\ufdd0amp;\ufdd0amp; \ufdd0unknown; \\\ufdd0lt; \\x';
  const text = { type: 'text', value };
  const children = [{ type: 'strong', children: [{ ...text }, { ...text }] }, { ...text }];
  const shown = { type: 'text', value: '&& &unknown; &lt; \\x' };
  expect(shownTree({ type: 'paragraph', children })).toEqual([
    { type: 'paragraph', children: [{ type: 'strong', children: [shown, shown] }, shown] },
  ]);
});

it('shows hidden references in code as they were written', () => {
  const code = { type: 'inlineCode', value: '\ufdd0amp;\ufdd0lt;' };
  expect(shownTree(code)).toEqual([{ type: 'inlineCode', value: '&amp;&lt;' }]);
});

it('decodes hidden references in addresses and in the words of pictures, and adds no words', () => {
  expect(
    shownTree(
      { type: 'link', url: 'https://a.example/?b\ufdd0amp;c', children: [] },
      { type: 'image', url: '/a\ufdd0amp;b', alt: 'a \ufdd0amp; b' },
      { type: 'image', url: '/a', alt: null },
    ),
  ).toEqual([
    { type: 'link', url: 'https://a.example/?b&c', children: [] },
    { type: 'image', url: '/a&b', alt: 'a & b' },
    { type: 'image', url: '/a', alt: null },
  ]);
});
