import { describe, expect, test } from 'vitest';
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
  ])('%j is %j milliseconds', (header, delayMs) => {
    expect(parseRetryAfter(header, now)).toBe(delayMs);
  });

  test('is obeyed to the millisecond', () => {
    expect(retryDelayMs(0, failed(true, 7_000))).toBe(7_000);
    expect(retryDelayMs(2, failed(true, 0))).toBe(0);
  });
});

describe('fault 10: retries', () => {
  test('come at most three times, and only where they can help', () => {
    expect([0, 1, 2, 3, 4].map((count) => shouldRetry(count, failed(true)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(shouldRetry(0, failed(false))).toBe(false);
    expect(shouldRetry(0, new Error('ours'))).toBe(false);
  });

  test('grow, never at once, never beyond the cap', () => {
    for (const [attempt, least, most] of [
      [0, 500, 1_000],
      [1, 1_000, 2_000],
      [2, 2_000, 4_000],
      [10, 15_000, 30_000],
      [5_000, 15_000, 30_000],
    ] as const) {
      for (let draw = 0; draw < 50; draw += 1) {
        const delay = backoffMs(attempt, 30_000);
        expect(delay).toBeGreaterThanOrEqual(least);
        expect(delay).toBeLessThanOrEqual(most);
        expect(retryDelayMs(attempt, failed(true))).toBeLessThanOrEqual(most);
      }
    }
  });
});
