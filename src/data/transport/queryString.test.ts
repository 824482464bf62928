import { expect, test } from 'vitest';
import { base64Json, queryString } from './queryString.ts';

test('null and undefined are dropped, lists repeat their key, the rest is encoded', () => {
  expect(queryString({})).toBe('');
  expect(queryString({ a: null, b: undefined, c: [] })).toBe('');
  expect(queryString({ page: 0, seen: false, feedIdentifier: ['a', 'b&c'], text: 'ü' })).toBe(
    '?page=0&seen=false&feedIdentifier=a&feedIdentifier=b%26c&text=%C3%BC',
  );
});

test('a payload of any language survives base64', () => {
  const payload = { kind: 'größe 🎉', deep: { a: [1, null] } };
  expect(JSON.parse(Buffer.from(base64Json(payload), 'base64').toString('utf8'))).toEqual(payload);
});
