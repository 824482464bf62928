import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/data/backends/widget/endpoints.ts';
import { checkReferences, tableNumbers, untestedFaults } from './checkReferences.ts';
import { citedFaults } from './faultTests.ts';
import { readSourceFiles } from './sourceFiles.ts';

const sources = readSourceFiles();
const read = (page: string) => sources.get(page) ?? '';
const pages = { protocol: read('docs/protocol.md'), faults: read('docs/faults.md') };

describe('the sources that comments and test names cite', () => {
  test('are in the repository, heading by heading and number by number', () => {
    expect(checkReferences(pages, sources)).toEqual([]);
  });

  test('number the faults from 1 to 92 without a gap', () => {
    expect(tableNumbers(pages.faults)).toEqual(Array.from({ length: 92 }, (_, index) => index + 1));
  });

  test('have a test for each fault, whose name begins with the number', () => {
    expect(untestedFaults(pages.faults, sources)).toEqual([]);
  });

  test('list the calls of the ledger, and no others', () => {
    const rows = [...pages.protocol.matchAll(/^\| \d+ +\| `(\w+)` +\| `(\w+) (\S+)` +\|/gm)];
    const listed = rows.map(([, name = '', method, path]) => [name, { method, path }]);
    expect(Object.fromEntries(listed)).toEqual(endpoints);
    expect(tableNumbers(pages.protocol)).toEqual(Object.keys(endpoints).map((_, index) => index + 1));
  });
});

describe('the checker of citations', () => {
  const fixture = {
    protocol: '## Calls\n\n| 1 | `one` |\n\n### Feed page\n',
    faults: '| 1 | one |\n| 2 | two |\n',
  };
  const check = (line: string) => checkReferences(fixture, new Map([['src/file.ts', `\n${line}\n`]]));

  // The citations are concatenated, because this file is checked too.
  const page = 'docs/protocol.md';
  const other = 'docs/other.md';
  const fault = 'fault';
  const sign = '§';

  test.each([
    `// @source ${page}#feed-page`,
    `// @source ${page}#calls, call 1`,
    `test('${fault}s 1 and 2: something', () => {});`,
    `export const Fault1And2Something = story;`,
    'The default values of a specification, a wire, and a quality of service.',
  ])('accepts citations that resolve: %s', (line) => {
    expect(check(line)).toEqual([]);
  });

  test.each([
    [`// @source ${page}#feed-pages`, `cites ${page}#feed-pages, which is no heading`],
    [`// see ${other}#feed-page`, `cites ${other}#feed-page, which is no heading`],
    [`// @source ${page}#calls, calls 1 to 3`, 'cites call 3, which is not in docs/protocol.md'],
    [`test('${fault} 1, 3: something', () => {});`, 'cites fault 3, which is not in docs/faults.md'],
    [`export const ${'Fault'}3Something = story;`, 'cites fault 3, which is not in docs/faults.md'],
    [`// @source spec ${sign}4`, `cites what is not in the repository: // @source spec ${sign}4`],
    [`// (${'wire'}.md ${sign}7)`, `cites what is not in the repository: // (${'wire'}.md ${sign}7)`],
    [`// @source ${'platform'}-facts`, `cites what is not in the repository: // @source ${'platform'}-facts`],
    [`// see ${'quality'}.md`, `cites what is not in the repository: // see ${'quality'}.md`],
  ])('finds citations that do not resolve: %s', (line, problem) => {
    expect(check(line)).toEqual([`src/file.ts:2 ${problem}`]);
  });

  test('reads lists and ranges of faults, in any spelling', () => {
    expect(citedFaults(`${fault}s 3, 7 to 9 and 12-13`)).toEqual([3, 7, 8, 9, 12, 13]);
    expect(citedFaults(`${fault} 14, 41: a count of 3`)).toEqual([14, 41]);
    expect(citedFaults('a default of 3, no faults in 4')).toEqual([]);
  });
});

test('a fault without a test is found, and a text that is no test counts for nothing', () => {
  const fault = 'fault';
  const tests = new Map([
    ['src/one.test.ts', `test('${fault} 1: it\\'s one', () => {});\n`],
    ['src/helper.ts', `const text = '${fault} 2: no test';\n`],
  ]);
  expect(untestedFaults('| 1 | one |\n| 2 | two |\n', tests)).toEqual([2]);
});
