import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import type { InboxMessage } from '../../data/index.ts';
import { createFolded } from './createSearch.ts';
import { foldInPieces, useFolded } from './useFolded.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rowsOf = (count: number): readonly InboxMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    createdAt: '2026-11-26T00:00:00.000Z',
    read: false,
    seen: false,
  }));

/** Folds each row in a millisecond. */
function slowFolding() {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  return createFolded<InboxMessage>(({ title }) => {
    nowMs += 1;
    return [title];
  });
}

test('texts of rows are folded in pieces that no frame waits for, and it is told once when all are', () => {
  const folded = slowFolding();
  const rows = rowsOf(20);
  const count = () => rows.filter((row) => folded.has(row)).length;
  const done = vi.fn();
  foldInPieces(rows, folded, done);
  expect(count()).toBe(0);
  vi.advanceTimersToNextTimer();
  expect(count()).toBe(6);
  expect(done).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(count()).toBe(20);
  expect(done).toHaveBeenCalledOnce();
});

test('folding in pieces goes on no longer than it is wanted', () => {
  const folded = slowFolding();
  const rows = rowsOf(20);
  const done = vi.fn();
  const end = foldInPieces(rows, folded, done);
  vi.advanceTimersToNextTimer();
  end();
  vi.runAllTimers();
  expect(rows.filter((row) => folded.has(row))).toHaveLength(6);
  expect(done).not.toHaveBeenCalled();
});

test.each([
  ['of a few rows', 300, true, true],
  ['of many rows', 301, true, false],
  ['of many rows that nobody searches', 301, false, true],
])('texts %s are ready for a search: %s rows, %s, %s', (_, count, wanted, isReady) => {
  const rows = rowsOf(count);
  const folded = createFolded<InboxMessage>(({ title }) => [title]);
  expect(hookOf(null, () => useFolded(rows, folded, wanted))).toBe(isReady);
  expect(rows.some((row) => folded.has(row))).toBe(false);
});
