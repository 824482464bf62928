import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failuresOfCheck, failuresOfSuite, reportFailures } from '../scripts/testFailures.mjs';

const result = (fullName: string, ...failureMessages: string[]) => ({
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  fullName,
  failureMessages,
});
const file = (assertionResults: ReturnType<typeof result>[], message = '') => ({
  name: resolve('tests/a.test.ts'),
  message,
  assertionResults,
});

describe('the closing lines of `npm test`', () => {
  test('name each failed test by its file and its whole name, with the first line of its error', () => {
    const red = '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at tests/a.test.ts:3:1';
    const report = {
      testResults: [
        file([result('A bell rings'), result('A list ends', red), result('A row stays', 'Error: b')]),
      ],
    };
    expect(failuresOfSuite(report, 'much output')).toEqual([
      'tests/a.test.ts > A list ends: AssertionError: expected 1 to be 2',
      'tests/a.test.ts > A row stays: Error: b',
    ]);
  });

  test('name a file that could not be loaded, and one that failed after its tests', () => {
    const report = { testResults: [file([result('A bell rings')], 'No such module\nat x')] };
    expect(failuresOfSuite(report, '')).toEqual(['tests/a.test.ts: No such module']);
  });

  test('have the first error of a command, or what it said at last', () => {
    expect(failuresOfCheck('one\nsrc/a.ts(1,2): error TS2322: no\nlast\n')).toEqual([
      'src/a.ts(1,2): error TS2322: no',
    ]);
    expect(failuresOfCheck('one\nlast\n\n')).toEqual(['last']);
    expect(failuresOfSuite({ testResults: [] }, 'Killed')).toEqual(['Killed']);
    expect(failuresOfCheck('')).toEqual(['It printed nothing.']);
  });

  test('are few and short, and there are none where nothing failed', () => {
    const failures = Array.from({ length: 23 }, (_, place) => ({
      step: 'tests: unit',
      line: `${place}${'x'.repeat(400)}`,
    }));
    const lines = reportFailures(failures).split('\n');
    expect(lines).toHaveLength(22);
    expect(lines[1]).toMatch(/^tests: unit: 0xx+…$/);
    expect(Math.max(...lines.map(({ length }) => length))).toBe(240);
    expect(lines.at(-1)).toBe('and 3 more, which are above');
    expect(reportFailures([])).toBe('');
  });
});
