import fc from 'fast-check';
import { expect, test } from 'vitest';
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
