// The closing lines of `npm test` about what failed: CI keeps only the end of what was printed.

import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests are named; the output of each step has all of them. */
const most = 20;
const longest = 240;

/** What failed in a report of Vitest, a line each: the file, the whole name of the test, the first line of its error. */
export function failuresOfSuite({ testResults = [] }, output) {
  const lines = testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const file = relative('.', name);
    const tests = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages = [] }) =>
          `${file} > ${fullName}: ${firstLine(failureMessages.join('\n'))}`,
      );
    // What failed outside of a test: while the file was loaded, or after its tests.
    return message ? [...tests, `${file}: ${firstLine(message)}`] : tests;
  });
  return lines.length > 0 ? lines : failuresOfCheck(output);
}

/** What a command without tests said at last, or the first error in it. */
export function failuresOfCheck(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [lines.find((line) => /\berror\b|^\w*Error:/i.test(line)) ?? lines.at(-1) ?? 'It printed nothing.'];
}

/** The failures of all steps as text, each with its step; empty without any. */
export function reportFailures(failures) {
  if (failures.length === 0) {
    return '';
  }
  const lines = failures.slice(0, most).map(({ step, line }) => shorten(`${step}: ${line}`));
  const rest = failures.length - lines.length;
  return ['== failed', ...lines, ...(rest > 0 ? [`and ${rest} more, which are above`] : [])].join('\n');
}

function firstLine(text) {
  return stripVTControlCharacters(text).trim().split('\n')[0] ?? '';
}

function shorten(line) {
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
