import { describe, expect, test, vi } from 'vitest';
import { InboxError } from './InboxError.ts';
import { backoffMs, parseRetryAfter, retryDelayMs, shouldRetry } from './retry.ts';

const now = Date.parse('2026-11-21T09:30:00.000Z');

function failed(retryable: boolean, retryAfterMs?: number): InboxError {
  return new InboxError({ code: 'server', status: 500, reason: 'x', retryable, retryAfterMs });
}

describe('fault 9: Retry-After', () => {
  test.each([
    ['7', 7_000],
    ['0', 0],
    ['1.5', 1_500],
    ['Sat, 21 Nov 2026 09:30:20 GMT', 20_000],
    ['Sat, 21 Nov 2020 09:30:20 GMT', 0],
    ['-5', 0],
    ['9999999999', 300_000],
    ['Infinity', 300_000],
    ['1e400', 300_000],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 300_000],
    ['soon', undefined],
    ['NaN', undefined],
    ['', undefined],
    ['   ', undefined],
    [null, undefined],
  ])('with the value %j means a pause of %j milliseconds', (header, delayMs) => {
    expect(parseRetryAfter(header, now)).toBe(delayMs);
  });

  test('is applied to the millisecond', () => {
    expect(retryDelayMs(0, failed(true, 7_000))).toBe(7_000);
    expect(retryDelayMs(2, failed(true, 0))).toBe(0);
  });
});

describe('fault 10: retries', () => {
  test('are made at most three times, and only where they can help', () => {
    expect([0, 1, 2, 3, 4].map((count) => shouldRetry(count, failed(true)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(shouldRetry(0, failed(false))).toBe(false);
  });

  test('are not made after pauses of more than a minute', () => {
    expect(shouldRetry(0, failed(true, 60_000))).toBe(true);
    expect(shouldRetry(0, failed(true, 60_001))).toBe(false);
  });

  test('are made after half to all of a pause that doubles, never beyond the limit', () => {
    const drawn = vi.spyOn(Math, 'random');
    for (const [attempt, step] of [
      [0, 1_000],
      [1, 2_000],
      [2, 4_000],
      [10, 30_000],
      [5_000, 30_000],
    ] as const) {
      for (const part of [0, 0.25, 0.999]) {
        drawn.mockReturnValueOnce(part).mockReturnValueOnce(part);
        expect(backoffMs(attempt, 30_000)).toBe(step * (0.5 + part / 2));
        expect(retryDelayMs(attempt, failed(true))).toBe(step * (0.5 + part / 2));
      }
    }
    drawn.mockRestore();
  });
});
