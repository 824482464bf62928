import { describe, expect, test } from 'vitest';
import { addPage, type Feed, type FeedPage, hasGap, mergeTop, rowsOf } from './feed.ts';
import type { InboxMessage } from './message.ts';

const messageOf = (_id: string, read = false): InboxMessage => ({ id, read, seen: false, createdAt: '' });
const pageOf = (ids: string, hasMore = true, size = ids.length): FeedPage => ({
  messages: [...ids].map((id) => messageOf(id)),
  size,
  hasMore,
});
const feedOf = (ids: string, { hasMore = true, pageSize = 3, askedAt = 1 } = {}): Feed => ({
  rows: [...ids].map((id) => ({ message: messageOf(id), askedAt })),
  hasMore,
  pageSize,
  end: ids.length,
});
const idsOf = ({ rows }: Pick<Feed, 'rows'>) => rows.map(({ message }) => message.id).join('');

describe('the first page of a feed', () => {
  test.each<[name: string, known: Feed | undefined, page: FeedPage, ids: string, end: number, more: boolean]>(
    [
      ['of a feed that is not known is all of it', undefined, pageOf('abc'), 'abc', 3, true],
      ['puts arrivals above what is known', feedOf('abcdef'), pageOf('xab'), 'xabcdef', 7, true],
      ['leaves out what was removed between its rows', feedOf('abcdef'), pageOf('acd'), 'acdef', 5, true],
      ['leaves out what was removed above its rows', feedOf('abcdef'), pageOf('bcd'), 'bcdef', 5, true],
      ['that is the last one ends the feed', feedOf('abcdef'), pageOf('ab', false), 'ab', 2, false],
      [
        'that reaches below what is known has more after it',
        feedOf('abc', { hasMore: false }),
        pageOf('bcd'),
        'bcd',
        3,
        true,
      ],
      [
        'keeps that nothing comes after the known rows',
        feedOf('abcdef', { hasMore: false }),
        pageOf('xab'),
        'xabcdef',
        7,
        false,
      ],
      [
        'of which no row is a message says nothing of the known rows',
        feedOf('abc'),
        pageOf('', true, 3),
        'abc',
        3,
        true,
      ],
    ],
  )('%s', (_, known, page, ids, end, hasMore) => {
    const merged = mergeTop(known, rowsOf(page, 2, known), page);
    expect([idsOf(merged), merged.end, merged.hasMore]).toEqual([ids, end, hasMore]);
  });

  test.each<[known: string, fresh: string, is: boolean]>([
    ['abc', 'xya', false],
    ['abc', 'xyz', true],
    ['', 'xyz', false],
  ])('that is %2$s has a gap to the known rows %1$s, or reaches them', (known, fresh, is) => {
    expect(hasGap(feedOf(known), rowsOf(pageOf(fresh), 2, undefined))).toBe(is);
  });
});

describe('the rows of a page', () => {
  test('are the known ones where those were asked for later', () => {
    const known = feedOf('a', { askedAt: 5 });
    const late = { ...pageOf('a'), messages: [messageOf('a', true)] };
    expect(rowsOf(late, 4, known)[0]).toBe(known.rows[0]);
    expect(rowsOf(late, 6, known)[0]).toEqual({ message: messageOf('a', true), askedAt: 6 });
  });

  test('share an equal message, and have each message once', () => {
    const known = feedOf('a');
    const rows = rowsOf(pageOf('aab'), 2, known);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.message).toBe(known.rows[0]?.message);
  });
});

describe('the next page of a feed', () => {
  test.each<[name: string, page: FeedPage, ids: string, hasNew: boolean]>([
    ['is put after the known rows', pageOf('def'), 'abcdef', true],
    ['that was shifted has each row once', pageOf('cde'), 'abcde', true],
    ['that was shifted by a whole page has nothing new', pageOf('abc'), 'abc', false],
    ['of which no row is a message has nothing new', pageOf('', true, 3), 'abc', false],
  ])('%s', (_, page, ids, hasNew) => {
    const added = addPage(feedOf('abc'), page, 1, 2);
    expect([idsOf(added.feed), added.feed.end, added.hasNew]).toEqual([ids, 6, hasNew]);
  });
});
