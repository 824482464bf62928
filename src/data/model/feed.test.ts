import { describe, expect, test } from 'vitest';
import { effects, markOf, removalOfAll } from '../../../tests/support/changes.ts';
import type { Change } from './change.ts';
import {
  addPage,
  type Feed,
  type FeedPage,
  hasGap,
  type MoveCursor,
  mergeTop,
  rowsOf,
  withReturned,
} from './feed.ts';
import type { InboxMessage } from './message.ts';

const messageOf = (id: string, read = false): InboxMessage => ({ id, read, seen: false, createdAt: '' });
const pageOf = (ids: string, next: number | null): FeedPage => ({
  messages: [...ids].map((id) => messageOf(id)),
  next,
});
/** A feed whose cursor is the number of its rows. */
const feedOf = (ids: string, { hasMore = true, askedAt = 1 } = {}): Feed => ({
  rows: [...ids].map((id) => ({ message: messageOf(id), askedAt })),
  next: hasMore ? ids.length : null,
  head: { size: 3, next: 3 },
});
const moveCursor: MoveCursor = (cursor, by) => Number(cursor) + by;
const idsOf = ({ rows }: Pick<Feed, 'rows'>) => rows.map(({ message }) => message.id).join('');

test('a known row that is newer than the last one of a fresh page, and not on it, is gone', () => {
  const dated = (ids: string) =>
    [...ids].map((id) => ({
      message: { ...messageOf(id), createdAt: String(200 - id.charCodeAt(0)) },
      askedAt: 1,
    }));
  const known = { ...feedOf('abc'), rows: dated('abc') };
  const merged = mergeTop(known, dated('abd'), pageOf('abd', 3), known.head, moveCursor);
  expect([idsOf(merged), merged.next]).toEqual(['abd', 3]);
});

test('rows below a fresh page that are not to be kept are those of its next page', () => {
  const known = feedOf('abcdef');
  const page = pageOf('xab', 3);
  const merged = mergeTop(known, rowsOf(page, 2, known), page, known.head, moveCursor, () => false);
  expect([idsOf(merged), merged.next]).toEqual(['xab', 3]);
});

test('no row is kept below one that is not, since there would be a gap between them', () => {
  const known = feedOf('abcdef');
  const page = pageOf('ab', 2);
  const isKept = ({ message }: Feed['rows'][number]) => message.id > 'd';
  const merged = mergeTop(known, rowsOf(page, 2, known), page, known.head, moveCursor, isKept);
  expect([idsOf(merged), merged.next]).toEqual(['ab', 2]);
});

describe('the first page of a feed', () => {
  test.each<[name: string, known: Feed | undefined, page: FeedPage, ids: string, next: number | null]>([
    ['of a feed that is not known is all of it', undefined, pageOf('abc', 3), 'abc', 3],
    ['puts arrivals above what is known', feedOf('abcdef'), pageOf('xab', 3), 'xabcdef', 7],
    ['leaves out what was removed between its rows', feedOf('abcdef'), pageOf('acd', 3), 'acdef', 5],
    ['leaves out what was removed above its rows', feedOf('abcdef'), pageOf('bcd', 3), 'bcdef', 5],
    ['that is the last one ends the feed', feedOf('abcdef'), pageOf('ab', null), 'ab', null],
    [
      'that reaches below what is known has more after it',
      feedOf('abc', { hasMore: false }),
      pageOf('bcd', 3),
      'bcd',
      3,
    ],
    [
      'keeps that nothing comes after the known rows',
      feedOf('abcdef', { hasMore: false }),
      pageOf('xab', 3),
      'xabcdef',
      null,
    ],
    ['of which no row is a message says nothing of the known rows', feedOf('abc'), pageOf('', 3), 'abc', 3],
  ])('%s', (_, known, page, ids, next) => {
    const head = { size: page.messages.length, next: page.next };
    const merged = mergeTop(known, rowsOf(page, 2, known), page, head, moveCursor);
    expect([idsOf(merged), merged.next]).toEqual([ids, next]);
    expect(merged.head).toEqual(head);
  });

  test.each<[known: string, fresh: string, is: boolean]>([
    ['abc', 'xya', false],
    ['abc', 'xyz', true],
    ['', 'xyz', false],
  ])('that is %2$s has a gap to the known rows %1$s, or reaches them', (known, fresh, is) => {
    expect(hasGap(feedOf(known), rowsOf(pageOf(fresh, 3), 2, undefined))).toBe(is);
  });
});

describe('the rows of a page', () => {
  test('are the known ones where those were asked for later', () => {
    const known = feedOf('a', { askedAt: 5 });
    const late = { messages: [messageOf('a', true)], next: 1 };
    expect(rowsOf(late, 4, known)[0]).toBe(known.rows[0]);
    expect(rowsOf(late, 6, known)[0]).toEqual({ message: messageOf('a', true), askedAt: 6 });
  });

  test('share an equal message, and have each message once', () => {
    const known = feedOf('a');
    const rows = rowsOf(pageOf('aab', 3), 2, known);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.message).toBe(known.rows[0]?.message);
  });
});

describe('the next page of a feed', () => {
  test.each<[name: string, page: FeedPage, ids: string, hasNew: boolean]>([
    ['is put after the known rows', pageOf('def', 6), 'abcdef', true],
    ['that was shifted has each row once', pageOf('cde', 6), 'abcde', true],
    ['that was shifted by a whole page has nothing new', pageOf('abc', 6), 'abc', false],
    ['of which no row is a message has nothing new', pageOf('', 6), 'abc', false],
    ['that is the last one ends the feed', pageOf('de', null), 'abcde', true],
  ])('%s', (_, page, ids, hasNew) => {
    const added = addPage(feedOf('abc'), page, 2);
    expect([idsOf(added.feed), added.feed.next, added.hasNew]).toEqual([ids, page.next, hasNew]);
  });
});

test('the answer to a change of a message names it, and that to a change of all names none', () => {
  const answered = new Map([['a', { id: 'a', read: true }]]);
  const one: Change = { ...markOf(['a'], effects.read), confirmedAt: 5 };
  const all: Change = { ...removalOfAll({}), confirmedAt: 7 };
  const factOf = (feed: Feed) => feed.rows.map(({ askedAt, namedAt }) => [askedAt, namedAt]);
  const marked = withReturned(feedOf('ab'), answered, [], one);
  expect(factOf(marked)).toEqual([
    [5, 5],
    [1, undefined],
  ]);
  expect(factOf(withReturned(marked, answered, [], all))[0]).toEqual([7, 5]);
  // One that came with its feed was named by that.
  expect(factOf(withReturned(feedOf('a'), answered, [], all))).toEqual([[7, 1]]);
});
