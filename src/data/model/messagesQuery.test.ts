import { expect, test } from 'vitest';
import { feedsOf, filtersOf, isByFeed, isWhole, isWithin, normalizeQuery } from './messagesQuery.ts';

test('a query has its feeds sorted, each once, and no member without a value', () => {
  const careless = JSON.parse('{"seen":null,"read":null,"feed":null,"data":null,"limit":null,"raw":null}');
  expect(normalizeQuery(careless)).toEqual({});
  expect(normalizeQuery({ feed: ['b', 'a', 'b'], seen: false })).toEqual({ feed: ['a', 'b'], seen: false });
  expect(feedsOf({ feed: 'a' })).toEqual(['a']);
  expect(filtersOf({ limit: 5, read: true })).toEqual({ read: true });
});

test('a query is within another one that has the same filters or none', () => {
  const mentions = { feed: 'mentions', limit: 5 };
  expect(isWithin(mentions, {})).toBe(true);
  expect(isWithin(mentions, { limit: 9 })).toBe(true);
  expect(isWithin(mentions, { feed: ['mentions'] })).toBe(true);
  expect(isWithin(mentions, { feed: 'mentions', read: false })).toBe(false);
  expect(isWithin({}, mentions)).toBe(false);
});

test.each([
  [{}, true, true],
  [{ limit: 5 }, true, true],
  [{ feed: ['a', 'b'] }, false, true],
  [{ seen: false }, false, false],
  [{ feed: 'a', data: {} }, false, false],
  [{ raw: { archived: true } }, false, false],
])('the query %j is the whole inbox: %j, and by feeds: %j', (query, whole, byFeed) => {
  expect([isWhole(query), isByFeed(query)]).toEqual([whole, byFeed]);
});
