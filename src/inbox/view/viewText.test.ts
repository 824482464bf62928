import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InboxView } from './listView.ts';
import { textOfView, viewOfText } from './viewText.ts';

const atStart: InboxView = {
  tabId: 'all',
  unread: false,
  open: false,
  search: '',
  kinds: [],
  openGroups: [],
};

test('the view at the start is no text', () => {
  expect(textOfView(atStart, 'all')).toBe('');
  expect(viewOfText('', 'all')).toEqual(atStart);
});

test('a view is the same after it was a text', () => {
  const text = fc.string({ unit: 'grapheme' });
  const views = fc.record({
    tabId: text,
    unread: fc.boolean(),
    open: fc.boolean(),
    search: text,
    kinds: fc.array(text),
    openGroups: fc.array(text),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(viewOfText(textOfView(view, 'all'), 'all')).toEqual(view);
    }),
  );
});

test('a text of anybody gives a view, and nothing else', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(Object.keys(viewOfText(text, 'all')).sort()).toEqual(Object.keys(atStart).sort());
    }),
  );
});

describe('an address that somebody has made long', () => {
  const words = Array.from({ length: 5000 }, (_, index) => `word${index}`);

  test('with 5,000 words is searched for its beginning', () => {
    const { search } = viewOfText(`search=${words.join('+')}`, 'all');
    expect(search).toBe(words.join(' ').slice(0, 500));
  });

  test('with a search that would end in half a character ends before it', () => {
    const { search } = viewOfText(`search=${'a'.repeat(499)}🔔`, 'all');
    expect(search).toBe('a'.repeat(499));
  });

  test('has the first hundred of its kinds and groups', () => {
    const many = (name: string) => words.map((word) => `${name}=${word}`).join('&');
    const view = viewOfText(`${many('kind')}&${many('group')}`, 'all');
    expect([view.kinds, view.openGroups]).toEqual([words.slice(0, 100), words.slice(0, 100)]);
  });

  test('has no tab, no kind and no group of a name that is longer than any', () => {
    const long = 'x'.repeat(1001);
    expect(viewOfText(`tab=${long}&kind=${long}&group=${long}&unread=1`, 'all')).toEqual({
      ...atStart,
      unread: true,
    });
    const longest = 'x'.repeat(1000);
    expect(viewOfText(`tab=${longest}`, 'all').tabId).toBe(longest);
  });

  test('is not what is written into an address either', () => {
    const view = {
      ...atStart,
      search: words.join(' '),
      kinds: words,
      openGroups: ['x'.repeat(1001), ...words],
    };
    const text = textOfView(view, 'all');
    expect(textOfView(viewOfText(text, 'all'), 'all')).toBe(text);
    expect(text.length).toBeLessThan(5000);
  });

  test('is not read to its end', () => {
    expect(viewOfText(`${'&'.repeat(1_000_000)}unread=1`, 'all')).toEqual(atStart);
  });
});
