import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/locales/catalogue.ts';
import { featureWords, mainWords } from '../support/wordFiles.ts';

const rows = readFileSync('docs/languages.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes(' (`'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, ...cells]) => cells);

const scriptNames = new Intl.DisplayNames('en', { type: 'script' });
const directions = { ltr: 'left to right', rtl: 'right to left' };

/** How much of the English strings a language has. */
function coverage({ files, english }: typeof mainWords, tag: string): string {
  const own = files.find((file) => file.tag === tag)?.strings ?? {};
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(own, key)).length;
  return missing === 0 ? 'all' : `all but ${missing}`;
}

test('the table of languages has each language of the catalogue once, in its order', () => {
  expect(rows.map(([language]) => language)).toEqual(
    catalogue.map(({ englishName, tag }) => `${englishName} (\`${tag}\`)`),
  );
});

/** What the row of a language says; the words of the features are in the order of their folders. */
function rowOf(tag: string) {
  const [, script, direction, ofMain, ...ofFeatures] =
    rows.find(([language]) => language?.endsWith(`(\`${tag}\`)`)) ?? [];
  return { script, direction, ofMain, ofFeatures };
}

describe('every row of the table of languages', () => {
  test('says its script and its direction', () => {
    for (const { tag, script, direction } of catalogue) {
      const row = rowOf(tag);
      expect.soft([row.script, row.direction], tag).toEqual([scriptNames.of(script), directions[direction]]);
    }
  });

  test('says how many of the main strings it has, and how many are marked for review', () => {
    for (const { tag } of catalogue) {
      const marked = mainWords.files.find((file) => file.tag === tag)?.reviewNeeded?.length ?? 0;
      expect
        .soft(rowOf(tag).ofMain, tag)
        .toBe(
          tag === 'en'
            ? 'the original'
            : `${coverage(mainWords, tag)}, ${marked === 0 ? 'none' : marked} marked for review`,
        );
    }
  });

  test('says how many strings of each feature it has, and of which nobody is certain', () => {
    for (const { tag } of catalogue) {
      for (const [index, feature] of featureWords.entries()) {
        const said = rowOf(tag).ofFeatures[index]?.split(/, (?=not checked)|; first: /) ?? [];
        const [covered, unchecked, first] = said;
        const where = `${feature.section} of ${tag}`;
        expect.soft(covered, where).toBe(tag === 'en' ? 'the original' : coverage(feature, tag));
        expect.soft([undefined, 'not checked by a speaker'], where).toContain(unchecked);
        const named = first === undefined || first === 'all' ? [] : first.split(', ');
        const unknown = named.filter((key) => !Object.hasOwn(feature.english, key.replaceAll('`', '')));
        expect.soft(unknown, where).toEqual([]);
      }
    }
  });
});

test('every page says how many languages there are by the length of the catalogue', () => {
  const pages = ['README.md', 'llms.txt', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/performance.md'].concat(
    readdirSync('docs/guides').map((name) => `docs/guides/${name}`),
  );
  const said = pages.flatMap((page) => {
    const found = readFileSync(page, 'utf8').matchAll(/\b(\d{2,3}) (?:more |other )?languages\b/g);
    return [...found].map(([, figure]) => `${page}: ${figure}`);
  });
  expect(said.length).toBeGreaterThanOrEqual(3);
  expect(said.filter((one) => !one.endsWith(`: ${catalogue.length}`))).toEqual([]);
});

test('the type of a tag has each tag of the catalogue, and no other', () => {
  const [, union = ''] = /readonly tag:([^;]+);/.exec(readFileSync('src/locales/catalogue.ts', 'utf8')) ?? [];
  expect([...union.matchAll(/'([\w-]+)'/g)].map(([, tag]) => tag)).toEqual(catalogue.map(({ tag }) => tag));
});
