import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { definitionsOf } from './renderMarkdown.tsx';

const addresses = (source: string) => Object.fromEntries(definitionsOf(fromMarkdown(source)));

it('finds addresses by name, also in quotes and lists', () => {
  expect(addresses('[a]: /one\n\n> [b]: /two\n\n- [c]: /three\n\ntext')).toEqual({
    a: '/one',
    b: '/two',
    c: '/three',
  });
});

it('takes the first of two addresses with one name', () => {
  expect(addresses('[a]: /first\n\n[a]: /second')).toEqual({ a: '/first' });
});

it('takes __proto__ for a name like any other', () => {
  const found = definitionsOf(fromMarkdown('[__proto__]: /a'));
  expect([...found]).toEqual([['__proto__', '/a']]);
});

it('finds nothing in a text without definitions', () => {
  expect(addresses('[a](/b) and **c**')).toEqual({});
});
