import { expect, test } from 'vitest';
import { queryString } from './httpClient.ts';

test('null and undefined are dropped, lists repeat their key, the rest is encoded', () => {
  expect(queryString({})).toBe('');
  expect(queryString({ a: null, b: undefined, c: [] })).toBe('');
  expect(queryString({ page: 0, seen: false, feedIdentifier: ['a', 'b&c'], text: 'ü' })).toBe(
    '?page=0&seen=false&feedIdentifier=a&feedIdentifier=b%26c&text=%C3%BC',
  );
});
