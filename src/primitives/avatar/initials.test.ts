import { describe, expect, it } from 'vitest';
import { initials, nameHash } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Maya Okafor', 'MO'],
    ['maya', 'M'],
    ['  Jonas   Lind ', 'JL'],
    ['Ana María de la Cruz', 'AC'],
    ['priya.raman@example.com', 'PC'],
    ['(Build bot)', 'BB'],
    ['Élodie Ça', 'ÉÇ'],
    ['e\u0301lodie', 'E\u0301'],
    ['مايا أوكافور', 'م'],
    ['田中 太郎', '田'],
    ['नेहा शर्मा', 'ने'],
    ['👩‍🚀 Ada Lovelace', 'AL'],
    ['👩‍🚀', '👩‍🚀'],
    ['🇮🇩', '🇮🇩'],
    ['\u202EMaya\u202C', 'M'],
    ['\u200BZero\u200B Width', 'ZW'],
    ['7 dwarfs', '7'],
    ['', ''],
    ['   ', ''],
    ['\u200B\u200D\u2060\uFEFF', ''],
    ['\u202E\u2066', ''],
    ['\u3164', ''],
    ['!!!', ''],
  ])('%j gives %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it.each([undefined, null, 7, {}, [], { toString: () => 'x' }])('%j gives nothing', (name) => {
    expect(initials(name)).toBe('');
  });

  it('is bounded whatever is stacked on a letter', () => {
    expect(initials(`a${'\u0301'.repeat(100_000)}`).length).toBeLessThanOrEqual(12);
    expect(initials('x'.repeat(100_000))).toBe('X');
  });
});

describe('nameHash', () => {
  it('is stable and in range', () => {
    expect(nameHash('Maya Okafor', 12)).toBe(nameHash('Maya Okafor', 12));
    for (const name of ['', 'a', 'Maya', '👩‍🚀', 'x'.repeat(10_000)]) {
      expect(nameHash(name, 12)).toBeGreaterThanOrEqual(0);
      expect(nameHash(name, 12)).toBeLessThan(12);
    }
  });
});
