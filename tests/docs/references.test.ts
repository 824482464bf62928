import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/data/transport/endpoints.ts';
import { checkFaultTests, checkReferences, tableNumbers } from './checkReferences.ts';
import { citedFaults, writeFaultTests } from './faultTests.ts';
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

  test('list for each fault only tests that exist and name it (npx tsx scripts/faults.ts writes the lists)', () => {
    expect(checkFaultTests(pages.faults, sources)).toEqual([]);
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

describe('the checker of the lists of tests', () => {
  const table = '| 1 | one |\n| 2 | two |\n\n## Tests\n';
  const fault = 'fault';
  const tests = new Map([
    [
      'src/one.test.ts',
      `test('${fault} 1: it\\'s one', () => {});\ntest('${fault} 1, 2: both', () => {});\n`,
    ],
    ['src/helper.ts', `const text = '${fault} 2: no test';\n`],
  ]);
  const written = writeFaultTests(table, tests);

  test('finds no error in lists that were just written', () => {
    expect(written).toContain("\n### Fault 1\n\n- `src/one.test.ts`: fault 1: it's one\n");
    expect(written).not.toContain('helper');
    expect(checkFaultTests(written, tests)).toEqual([]);
    expect(writeFaultTests(written, tests)).toBe(written);
  });

  test('finds a test that no longer exists, a test that names another fault, and a fault without a test', () => {
    const renamed = new Map([['src/one.test.ts', `test('${fault} 1: it is one', () => {});\n`]]);
    expect(checkFaultTests(written, renamed)).toEqual([
      "fault 1: no test of src/one.test.ts is called: fault 1: it's one",
      'fault 1: no test of src/one.test.ts is called: fault 1, 2: both',
      'fault 2: no test of src/one.test.ts is called: fault 1, 2: both',
    ]);
    expect(checkFaultTests(table, tests)).toEqual(['fault 1 has no test', 'fault 2 has no test']);
  });
});
