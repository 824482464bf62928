import { expect, test } from 'vitest';
import type { FeedPage, FeedPages } from '../cache/feedPages.ts';
import { type InboxMessage, parseMessage } from '../model/message.ts';
import { mergeHead, type ReportedChanges } from './mergeHead.ts';

/** Rows by words: a letter, then `r` if it is read and `s` if it is seen. */
function rows(words: string): InboxMessage[] {
  return words.split(' ').flatMap((word) => {
    const flags = word.slice(1);
    return parseMessage({ _id: word[0], read: flags.includes('r'), seen: flags.includes('s') }) ?? [];
  });
}

const page = (words: string, hasMore = true): FeedPage => ({ messages: rows(words), hasMore });
const feed = (...pages: FeedPage[]): FeedPages => ({ pages, pageParams: pages.map((_, number) => number) });
const wordsOf = ({ messages }: FeedPage) =>
  messages.map(({ _id, read, seen }) => `${_id}${read ? 'r' : ''}${seen ? 's' : ''}`).join(' ');

const reported = (changes: number, unread?: number, unseen?: number): ReportedChanges => ({
  changes,
  unread,
  unseen,
  isArrival: false,
});
const loaded = feed(page('ars brs cs'), page('drs ers f'));

test.each<[name: string, head: string, reports: ReportedChanges, isExplained: boolean]>([
  ['a row that is only read again', 'ars bs cs', reported(1, 1, 0), true],
  ['a row that is only seen again', 'ars br cs', reported(1, 0, 1), true],
  ['a row that lost one flag and not the other one', 'ars bs cs', reported(1, 1, 1), false],
  ['a row whose unseen count would be another', 'ars br cs', reported(1, 1, 1), false],
  ['a row that was read, so that the count fell', 'ars brs crs', reported(1, -1, 0), true],
  ['no change where one was reported', 'ars brs cs', reported(1, 0, 0), false],
  ['as many changes as rows that differ', 'a b c', reported(3, 2, 3), true],
  ['fewer changes than were reported', 'a b cs', reported(3, 2, 2), false],
  ['a new row that is unread, above a row that was read', 'X ars brs', reported(1, 1, 1), true],
  ['a new row, with unknown counts', 'Xrs ars brs', reported(1), true],
  ['a new row, with one unknown count', 'X ars brs', reported(1, undefined, 1), true],
  ['a new row, with an unknown count and a wrong one', 'X ars brs', reported(1, undefined, 0), false],
  ['a new row, with a wrong count and an unknown one', 'X ars brs', reported(1, 0), false],
  ['a new row, with a right count and an unknown one', 'X ars brs', reported(1, 1), true],
])('the first page shows %s', (_, head, reports, isExplained) => {
  const merged = mergeHead(loaded, page(head), reports);
  expect(merged?.map(wordsOf)[0]).toEqual(isExplained ? head : undefined);
});

test('what the loaded rows lack was known before, and counts for nothing', () => {
  const merged = mergeHead(feed(page('a b c')), page('a b c'), reported(0, 0, 0));
  expect(merged?.map(wordsOf)).toEqual(['a b c']);
  expect(mergeHead(feed(page('a b c')), page('a b c'), reported(0, 6, 6))).toBeUndefined();
});

test('a feed without a loaded page has no first page to merge', () => {
  expect(mergeHead(feed(), page('a'), reported(0, 0, 0))).toBeUndefined();
});

test('a page that has known rows and more than the loaded feed has none to compare with is fetched whole', () => {
  expect(mergeHead(feed(page('a', false)), page('a b', false), reported(0, 0, 0))).toBeUndefined();
});

test('a row that disappeared at the end of a whole feed is noticed', () => {
  const whole = feed(page('a b c', false));
  expect(mergeHead(whole, page('a b', false), { ...reported(0), isArrival: true })).toBeUndefined();
  expect(mergeHead(whole, page('a b c', false), reported(0, 0, 0))?.map(wordsOf)).toEqual(['a b c']);
});
