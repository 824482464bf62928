import { describe, expect, test } from 'vitest';
import { messageOf as message, pageOf as page, feedOf as pages } from '../../../tests/support/feedOf.ts';
import { messagesById, messagesOf, shareFeed, withLoadedRows } from './feedPages.ts';

describe('a page that is fetched again', () => {
  test('is the page itself where nothing is loaded', () => {
    const fetched = page(['a']);
    expect(withLoadedRows(undefined, fetched, 0)).toBe(fetched);
  });

  test('is the loaded page if nothing has changed', () => {
    const loaded = pages(page(['a', 'b']), page(['c']));
    expect(withLoadedRows(loaded, page(['a', 'b']), 0)).toBe(loaded.pages[0]);
    expect(withLoadedRows(loaded, page(['c']), 1)).toBe(loaded.pages[1]);
  });

  test.each([
    ['that there is more', page(['a', 'b'], false)],
    ['a row at its end', page(['a', 'b', 'c'])],
    ['a row less', page(['a'])],
    ['another order', page(['b', 'a'])],
    ['another row in between', page(['a', 'c', 'b'])],
    ['another member of a row', { messages: [message('a', 'new'), message('b')], hasMore: true }],
  ])('is a new one if it differs by %s', (_, fetched) => {
    const loaded = pages(page(['a', 'b']));
    const shared = withLoadedRows(loaded, fetched, 0);
    expect(shared).not.toBe(loaded.pages[0]);
    expect(shared).toEqual(fetched);
  });

  test('keeps the rows that are the same, on whichever page they were', () => {
    const loaded = pages(page(['a', 'b']), page(['c', 'd']));
    const fetched = { messages: [message('new'), message('a'), message('c', 'changed')], hasMore: true };
    const shared = withLoadedRows(loaded, fetched, 0);
    expect(shared.messages[0]).toBe(fetched.messages[0]);
    expect(shared.messages[1]).toBe(loaded.pages[0]?.messages[0]);
    expect(shared.messages[2]).toEqual(fetched.messages[2]);
    expect(shared.messages[2]).not.toBe(loaded.pages[1]?.messages[0]);
  });

  test('keeps what the server said beside the rows', () => {
    const fetched = { ...page(['b']), envelope: { totalCount: 7 } };
    expect(withLoadedRows(pages(page(['a'])), fetched, 0).envelope).toEqual({ totalCount: 7 });
  });

  test('is a new one where its number was not loaded', () => {
    const loaded = pages(page(['a'], false));
    expect(withLoadedRows(loaded, page(['a'], false), 1)).not.toBe(loaded.pages[0]);
  });
});

describe('a feed that is fetched again', () => {
  const [first, second] = [page(['a']), page(['b'])];

  test('is the old one if its pages are', () => {
    const before = pages(first, second);
    expect(shareFeed(before, pages(first, second))).toBe(before);
    expect(shareFeed(pages(), pages())).toEqual(pages());
  });

  test.each([
    ['fewer pages', pages(first)],
    ['more pages', pages(first, second, page(['c']))],
    ['an equal page that is another object', pages(first, page(['b']))],
    ['other pages', pages(second, first)],
    ['no pages at all', { pages: undefined }],
    ['something else', 'a text'],
  ])('is the new one with %s', (_, after) => {
    expect(shareFeed(pages(first, second), after)).toBe(after);
  });

  test.each([undefined, null, { pages: 'text' }])('is the new one after %s', (before) => {
    const after = pages(first);
    expect(shareFeed(before, after)).toBe(after);
  });
});

test('the rows of the same pages are the same list and the same map, and those of others are not', () => {
  const feed = pages(page(['a']));
  expect(messagesOf({ ...feed })).toBe(messagesOf(feed));
  expect(messagesById({ ...feed })).toBe(messagesById(feed));
  expect(messagesOf(pages(page(['a'])))).not.toBe(messagesOf(feed));
  expect(messagesById(feed).get('a')).toBe(feed.pages[0]?.messages[0]);
});
