import { describe, expect, test } from 'vitest';
import { feedScreen, inboxOf, quiet } from '../../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../../tests/support/mockPlatform.ts';
import { buildFeed } from '../../../mocks/index.ts';
import { type MessagesQuery, normalizeQuery } from '../../model/messagesQuery.ts';
import { queryString } from './httpClient.ts';
import { countQuery, feedQuery } from './wireQuery.ts';

const platform = mockPlatform();

/** How a payload arrives on the other side. */
function decoded(query: MessagesQuery): unknown {
  const text = new URLSearchParams(queryString(feedQuery(query, 0, undefined))).get('payload') ?? '';
  return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
}

describe('the data of a query', () => {
  test.each([
    [{ kind: 'comment' }],
    [{ name: 'Zoë 日本 🔔', nested: { list: [1, '+/=?&'] } }],
    [{ empty: {}, flag: false, none: null }],
  ])('such as %j is sent as base64 of UTF-8 JSON and can be decoded unchanged', (payload) => {
    expect(decoded({ data: payload })).toEqual(payload);
  });

  test('loses only values that JSON does not have', () => {
    expect(decoded({ data: { kept: 1, lost: undefined } })).toEqual({ kept: 1 });
  });

  test('filters the feed', async () => {
    const messages = buildFeed(4).map((message, place) => ({
      ...message,
      payload: { name: place === 2 ? '日本' : 'x' },
    }));
    const client = inboxOf(platform({ messages }));
    const screen = feedScreen(client, { data: { name: '日本' } });
    await screen.loaded();
    expect(screen.rows().map(({ id }) => id)).toEqual([messages[2]?.id]);
    await quiet(client);
  });
});

describe('a query', () => {
  test('sends nothing for null and undefined', () => {
    const careless = JSON.parse('{"seen":null,"read":null,"feed":null,"data":null,"limit":null}');
    expect(normalizeQuery(careless)).toEqual({});
    expect(queryString(feedQuery(normalizeQuery(careless), 0, undefined))).toBe('?page=0');
    expect(queryString(countQuery(careless))).toBe('');
  });

  test('of several feeds repeats its key for the feed and is one text with commas for the counts', () => {
    const query = { feed: ['b', 'a', 'b'], seen: false };
    expect(queryString(feedQuery(query, 2, undefined))).toBe(
      '?page=2&seen=false&feedIdentifier=a&feedIdentifier=b',
    );
    expect(queryString(countQuery(query))).toBe('?seen=false&feedIdentifier=a%2Cb');
    expect(queryString(feedQuery({ feed: [] }, 0, undefined))).toBe('?page=0');
  });

  test('sends the parameters of the backend’s own as they are, except in place of its filters', () => {
    const query = { read: false, raw: { archived: true, read: true, none: null } };
    expect(queryString(feedQuery(query, 0, 5))).toBe('?archived=true&read=false&page=0&limit=5');
    expect(queryString(countQuery(query))).toBe('?archived=true&read=false');
  });
});
