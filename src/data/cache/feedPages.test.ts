import { describe, expect, test } from 'vitest';
import { messageOf as message, pageOf as page, feedOf as pages } from '../../../tests/support/feedOf.ts';
import { messagesOf, nextPageNumber, patchMessages } from './feedPages.ts';

describe('fault 23: a message on several pages', () => {
  test('is one row at its first place, with the data that was loaded last', () => {
    const late = { messages: [message('b', 'newer'), message('d')], hasMore: false };
    const rows = messagesOf(pages(page(['a', 'b', 'c']), late));
    expect(rows.map(({ _id, subject }) => [_id, subject])).toEqual([
      ['a', 'a'],
      ['b', 'newer'],
      ['c', 'c'],
      ['d', 'd'],
    ]);
  });

  test('is changed on all of them, while untouched rows and pages keep their identity', () => {
    const before = pages(page(['a', 'b']), page(['b', 'c']), page(['d']));
    const after = patchMessages(before, (one) => (one._id === 'b' ? { ...one, read: true } : one));
    expect(after.pages.map(({ messages }) => messages.map(({ read }) => read))).toEqual([
      [false, true],
      [true, false],
      [false],
    ]);
    expect(after.pages[2]).toBe(before.pages[2]);
    expect(after.pages[0]?.messages[0]).toBe(before.pages[0]?.messages[0]);
    expect(patchMessages(before, (one) => one)).toBe(before);
  });
});

describe('fault 25: the number of the next page', () => {
  test.each([
    ['there is more', [page(['a']), page(['b'])], 2],
    ['there is no more', [page(['a']), page(['b'], false)], undefined],
    ['the last page is empty', [page(['a']), page([])], undefined],
    ['the last page is the same', [page(['a', 'b']), page(['a', 'b'])], undefined],
    ['the last page is partly new', [page(['a', 'b']), page(['b', 'c'])], 2],
    ['the third page is new', [page(['a']), page(['a']), page(['b'])], 3],
    ['only the second page was new', [page(['a']), page(['b']), page(['a'])], undefined],
    ['nothing is loaded', [], undefined],
  ])('%s', (_, loaded, next) => {
    expect(nextPageNumber(loaded, loaded.length - 1)).toBe(next);
  });
});

test('fault 39: ids that are names of object members are ordinary ids', () => {
  const rows = messagesOf(pages(page(['__proto__', 'constructor', 'toString', '__proto__'])));
  expect(rows.map(({ _id }) => _id)).toEqual(['__proto__', 'constructor', 'toString']);
  expect(nextPageNumber([page(['a']), page(['constructor'])], 1)).toBe(2);
});
