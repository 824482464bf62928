import { expect, test } from 'vitest';
import { memoryBackend } from '../../backends/memory/memoryBackend.ts';
import { takesAll } from './takesAll.ts';

test.each([
  [{ query: {} }, 'removed', true],
  [{ query: { feed: 'a' } }, 'removed', false],
  [{ query: { feed: 'a' }, feedId: 'f' }, 'removed', true],
  [{ query: { read: true } }, 'removed', false],
  [{ query: {} }, { seen: true, read: true }, true],
  [{ query: { feed: ['a', 'b'] } }, { seen: true, read: false }, true],
  [{ query: {} }, { seen: false }, false],
  [{ query: { data: { a: 1 } } }, { seen: true, read: true }, false],
] as const)('all of %j are changed to %j by one call where it reaches feeds: %j', (target, effect, is) => {
  const reaching = (reach: 'ids' | 'feeds' | 'queries') =>
    takesAll(memoryBackend({ capabilities: { read: reach, remove: reach } }).capabilities, target, effect);
  expect([reaching('ids'), reaching('feeds'), reaching('queries')]).toEqual([false, is, true]);
});
