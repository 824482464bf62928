import { describe, expect, test } from 'vitest';
import type { FeedPage, FeedPages } from '../cache/feedPages.ts';
import { type InboxMessage, parseMessage } from '../model/message.ts';
import { addReports, mergeHead, type ReportedChanges } from './mergeHead.ts';

/** Rows by letters: a capital is unread and unseen, a small letter is read and seen. */
function rows(letters: string): InboxMessage[] {
  return [...letters].flatMap((letter) => {
    const isDone = letter === letter.toLowerCase();
    return parseMessage({ _id: letter.toLowerCase(), read: isDone, seen: isDone }) ?? [];
  });
}

const page = (letters: string, hasMore = true): FeedPage => ({ messages: rows(letters), hasMore });
const feed = (...pages: FeedPage[]): FeedPages => ({ pages, pageParams: pages.map((_, number) => number) });
const lettersOf = ({ messages }: FeedPage) =>
  messages.map(({ _id, read }) => (read ? _id : _id.toUpperCase())).join('');

const arrival: ReportedChanges = { changes: 1, unread: undefined, unseen: undefined, isArrival: true };
const other = (changes: number, moved: number): ReportedChanges => ({
  changes,
  unread: moved,
  unseen: moved,
  isArrival: false,
});
const loaded = feed(page('abc'), page('def'), page('ghi'));

describe('the first page, fetched again', () => {
  test.each<
    [name: string, before: FeedPages, head: FeedPage, reported: ReportedChanges, after: string[] | undefined]
  >([
    ['pushes the rows down', loaded, page('Xab'), arrival, ['Xab', 'cde', 'fgh']],
    ['fits with one known row left', loaded, page('XYa'), arrival, ['XYa', 'bcd', 'efg']],
    ['has a gap without a known row', loaded, page('XYZ'), arrival, undefined],
    ['misses a row that was removed', loaded, page('acd'), arrival, undefined],
    ['misses the first row', loaded, page('bcd'), arrival, undefined],
    ['has a row in another place', loaded, page('bac'), arrival, undefined],
    ['has a new row between known ones', loaded, page('aXb'), arrival, undefined],
    ['is the whole feed, although more was loaded', loaded, page('abc', false), arrival, undefined],
    ['is empty', loaded, page('', false), arrival, undefined],
    ['is empty, although there is more', feed(page('abc')), page(''), arrival, undefined],
    ['explains a mark', loaded, page('aBc'), other(1, 1), ['aBc', 'def', 'ghi']],
    ['does not explain a mark below it', loaded, page('abc'), other(1, 1), undefined],
    ['does not explain a change that moves no count', loaded, page('abc'), other(1, 0), undefined],
    ['needs no change for none', loaded, page('abc'), other(0, 0), ['abc', 'def', 'ghi']],
    ['explains a mark and a message', loaded, page('Xab'), other(1, 1), ['Xab', 'cde', 'fgh']],
    ['does not explain more changes than it shows', loaded, page('Xab'), other(2, 1), undefined],
    ['does not explain another sum', loaded, page('Xab'), other(1, 0), undefined],
    ['does not fit pages of another size', feed(page('ab'), page('cde')), page('Xab'), arrival, undefined],
    [
      'fills a hole that rows on two pages left',
      feed(page('abc'), page('cde')),
      page('Xab'),
      arrival,
      ['Xab', 'cde'],
    ],
    ['leaves no hole', feed(page('abc'), page('cde')), page('abc'), other(0, 0), undefined],
    [
      'keeps the end of a feed that is loaded whole',
      feed(page('abc'), page('d', false)),
      page('Xab'),
      arrival,
      ['Xab', 'cd'],
    ],
  ])('%s', (_, before, head, reported, after) => {
    expect(mergeHead(before, head, reported)?.map(lettersOf)).toEqual(after);
  });

  test('there is more after the last page if rows were pushed beyond it', () => {
    const whole = feed(page('abc'), page('def', false));
    expect(mergeHead(whole, page('Xab'), arrival)?.map(({ hasMore }) => hasMore)).toEqual([true, true]);
    const partly = feed(page('abc'), page('de', false));
    expect(mergeHead(partly, page('Xab'), arrival)?.map(({ hasMore }) => hasMore)).toEqual([true, false]);
  });
});

test('reports are added up, and one that is no arrival or has an unknown count makes the sum the same', () => {
  expect(addReports(other(1, 1), other(2, -3))).toEqual(other(3, -2));
  expect(addReports(arrival, other(1, 1))).toEqual({ ...arrival, changes: 2, isArrival: false });
  expect(addReports(other(1, 1), arrival)).toEqual({ ...arrival, changes: 2, isArrival: false });
  expect(addReports(arrival, arrival)).toEqual({ ...arrival, changes: 2 });
});
