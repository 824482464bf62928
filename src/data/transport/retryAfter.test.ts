import { describe, expect, test } from 'vitest';
import { parseRetryAfter } from './retryAfter.ts';

const now = Date.parse('2026-11-21T09:30:00.000Z');

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
});
