import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Adherence,
  conformancePage,
  parseConformance,
} from '../../.storybook/site/conformanceReport.ts';
import { wcagCriteria } from '../../.storybook/site/wcagCriteria.ts';

const yaml = readFileSync('openacr.yaml', 'utf8');
const report = parseConformance(yaml);
const all: readonly Adherence[] = [...report.chapters.A, ...report.chapters.AA];

test.each(['A', 'AA'] as const)('the report has each criterion of level %s once, in their order', (level) => {
  const numbers = wcagCriteria.filter((one) => one.level === level).map((one) => one.number);
  expect(report.chapters[level].map((one) => one.number)).toEqual(numbers);
});

test('the list of criteria is that of WCAG 2.2: 31 of level A, the removed one, and 24 of level AA', () => {
  expect(wcagCriteria.filter(({ level }) => level === 'A')).toHaveLength(31 + 1);
  expect(wcagCriteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(new Set(wcagCriteria.map(({ number }) => number)).size).toBe(wcagCriteria.length);
});

test('every criterion has a note that says why, in whole sentences', () => {
  for (const { number, notes } of all) {
    expect.soft(notes, number).toMatch(/^\p{L}.{15,}[.]$/su);
  }
});

test('the methods say what was never tried', () => {
  expect(report.methods).toContain('never tried with a real screen reader');
});

/** What a text names as code that looks like a file, with the story or the words of a test after `#`. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([^`]+\/[^`]+)`/g)].map(([, named = '']) => named.replaceAll(/\s+/g, ' '));

/** What is wrong with what a note names, or undefined. */
function missing(named: string): string | undefined {
  const [path = '', part] = named.split('#');
  if (!existsSync(path)) {
    return `there is no ${path}`;
  }
  if (part === undefined) {
    return undefined;
  }
  const code = readFileSync(path, 'utf8');
  const isThere = path.includes('.stories.')
    ? new RegExp(`^export const ${part} = `, 'm').test(code)
    : code.includes(part);
  return isThere ? undefined : `${path} has no ${part}`;
}

test('each file, story and test that the methods or a criterion name is there', () => {
  for (const { number, notes } of [{ number: 'the methods', notes: report.methods }, ...all]) {
    expect
      .soft(
        namedIn(notes).flatMap((named) => missing(named) ?? []),
        number,
      )
      .toEqual([]);
  }
});

test('most of what is said to be met names where it was tested', () => {
  const met = all.filter(({ level }) => level === 'supports');
  expect(met.filter(({ notes }) => namedIn(notes).length > 0).length).toBeGreaterThan(0.8 * met.length);
});

test('the page has a line for each criterion, with its level and the story that was played for it', () => {
  const page = conformancePage(yaml);
  expect(page.match(/^\| \[\d/gm)).toHaveLength(wcagCriteria.length);
  expect(page).toMatch(
    /^\| \[2\.4\.3 Focus Order\]\(https:\/\/www\.w3\.org\/TR\/WCAG22\/#focus-order\) \| Supports \| .*`ListFocus\.interactions: TheNextRowTakesTheFocus`/m,
  );
});

test.each([
  ['level: supports', 'level: complies', '1.1.1 has the level complies, which OpenACR does not know'],
  ['num: 1.1.1', 'number: 1.1.1', 'num of a criterion of success_criteria_level_a is no text'],
  ['name: web', 'name: software', '1.1.1 has other components than one called web'],
  [
    'catalog: 2.5-edition-wcag-2.2-en',
    'catalog: 2.4-edition-wcag-2.1-en',
    'catalog is 2.4-edition-wcag-2.1-en',
  ],
])('a report with "%s" as "%s" is refused', (right, wrong, words) => {
  expect(() => parseConformance(yaml.replace(right, wrong))).toThrow(words);
});

test.each([
  ['a file', 'tests/none.ts', 'there is no tests/none.ts'],
  ['a story', 'stories/inbox/Bell.stories.tsx#None', 'stories/inbox/Bell.stories.tsx has no None'],
  [
    'a test',
    'tests/embed/focusOrder.test.ts#when it is gone',
    'tests/embed/focusOrder.test.ts has no when it is gone',
  ],
])('%s that is not there is found', (_, named, words) => {
  expect(missing(named)).toBe(words);
});
