import { expect, it } from 'vitest';
import { type ContentNode, hasWords } from './contentNode.ts';

const text = (value: string): ContentNode => ({ type: 'text', value });

it.each([
  ['a letter', text('a')],
  ['a letter between spaces', text(' a ')],
  ['a picture with words', { type: 'image', alt: 'a', url: 'javascript:a' }],
  ['a picture with an address', { type: 'image', url: 'https://a.example/a.png' }],
  ['a picture with an address and empty words', { type: 'image', alt: '', url: 'https://a.example/a.png' }],
  ['words below', { type: 'paragraph', children: [text(' '), { type: 'strong', children: [text('a')] }] }],
] satisfies [string, ContentNode][])('%s is seen', (_what, node) => {
  expect(hasWords([node])).toBe(true);
  expect(hasWords([text(' '), node, text(' ')])).toBe(true);
});

it.each([
  ['an empty text', text('')],
  ['a space', text(' ')],
  ['a line break', text('\n')],
  ['a joiner', text('\u200d')],
  ['a control', text('\u0001')],
  ['spaces, joiners and controls', text(' \u200d\u0001\u00a0')],
  ['a picture with neither words nor an address', { type: 'image', alt: null }],
  ['a picture with an address that is refused', { type: 'image', alt: '', url: '/a.png' }],
  ['a rule', { type: 'thematicBreak' }],
  ['nothing below', { type: 'paragraph', children: [] }],
] satisfies [string, ContentNode][])('%s is not seen', (_what, node) => {
  expect(hasWords([node])).toBe(false);
});

it('no nodes have no words', () => {
  expect([hasWords([]), hasWords()]).toEqual([false, false]);
});
