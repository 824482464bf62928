import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/locales/catalogue.ts';
import { strings as core } from '../../src/locales/languages/en.ts';
import { strings as places } from '../../src/locales/places/en.ts';

interface LanguageFile {
  readonly strings: object;
  readonly reviewNeeded?: readonly string[];
}

const mainFiles = import.meta.glob<LanguageFile>('../../src/locales/languages/*.ts', { eager: true });
const placeFiles = import.meta.glob<LanguageFile>('../../src/locales/places/*.ts', { eager: true });

const rows = readFileSync('docs/languages.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes(' (`'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, ...cells]) => cells);

const scriptNames = new Intl.DisplayNames('en', { type: 'script' });
const directions = { ltr: 'left to right', rtl: 'right to left' };

/** How much of the English strings a file has. */
function coverage(file: LanguageFile | undefined, english: object): string {
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(file?.strings ?? {}, key)).length;
  return missing === 0 ? 'all' : `all but ${missing}`;
}

test('the table of languages has each language of the catalogue once, in its order', () => {
  expect(rows.map(([language]) => language)).toEqual(
    catalogue.map(({ englishName, tag }) => `${englishName} (\`${tag}\`)`),
  );
});

describe.each(catalogue)('the row of $tag in the table of languages', ({ tag, script, direction }) => {
  const main = mainFiles[`../../src/locales/languages/${tag}.ts`];
  const [, ownScript, ownDirection, mainWords, placeWords = ''] =
    rows.find(([language]) => language?.endsWith(`(\`${tag}\`)`)) ?? [];

  test('says its script and its direction', () => {
    expect([ownScript, ownDirection]).toEqual([scriptNames.of(script), directions[direction]]);
  });

  test('says how many of the main strings it has, and how many are marked for review', () => {
    const marked = main?.reviewNeeded?.length ?? 0;
    expect(mainWords).toBe(
      tag === 'en'
        ? 'the original'
        : `${coverage(main, core)}, ${marked === 0 ? 'none' : marked} marked for review`,
    );
  });

  test('says how many strings of archive and snooze it has, and of which nobody is certain', () => {
    if (tag === 'en') {
      expect(placeWords).toBe('the original');
      return;
    }
    const [covered, unchecked, ...others] = placeWords.split(/, (?=not checked)|; first: /);
    expect(covered).toBe(coverage(placeFiles[`../../src/locales/places/${tag}.ts`], places));
    expect([undefined, 'not checked by a speaker']).toContain(unchecked);
    const named = others[0] === undefined || others[0] === 'all' ? [] : others[0].split(', ');
    expect(named.filter((key) => !Object.hasOwn(places, key.replaceAll('`', '')))).toEqual([]);
  });
});
