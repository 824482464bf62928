import { expect, test } from 'vitest';
import { countLimit, movedCount } from '../model/counts.ts';
import { countNames } from './asker.ts';
import { preferencesKey } from './factKeys.ts';
import { queryKeys } from './queryKeys.ts';

test.each([
  [0, -1, 0],
  [0, 1, 1],
  [1, -1, 0],
  [99, -1, 98],
  [99, 1, 100],
  [99, 5, 100],
  [countLimit, -1, countLimit],
  [countLimit, 1, countLimit],
  [countLimit, Number.NEGATIVE_INFINITY, 0],
  [5, Number.NEGATIVE_INFINITY, 0],
])('a count of %d moved by %d is %d', (count, delta, expected) => {
  expect(movedCount(count, delta)).toBe(expected);
});

test('each part of the cache has a key of its own, below the scope of its identity', () => {
  const scope = ['carillon', 'demo'] as const;
  const keys = Object.values(queryKeys(scope as never)).map((key) => key as readonly unknown[]);
  expect(keys.map((key) => key.slice(0, 2))).toEqual(keys.map(() => scope));
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(7);
  expect(keys.map((key) => key.length)).toEqual(keys.map(() => 3));
  expect(countNames.map((name) => queryKeys(scope as never)[name].at(-1))).toEqual([
    'unreadCount',
    'unseenCount',
    'tabCount',
  ]);
  expect(preferencesKey(scope as never, 'global')).toEqual([...scope, 'preferences', 'global']);
});
