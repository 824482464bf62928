import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/locales/catalogue.ts';
import { intlTags } from '../../src/locales/localeTag.ts';
import { pluralCategories } from '../../src/locales/strings.ts';
import { featureWords, lettersOutside, mainWords, wordingsOf } from '../support/wordFiles.ts';

const folders = [mainWords, ...featureWords];
const files = folders.flatMap((folder) =>
  folder.files.map((file) => ({ ...file, original: folder.english })),
);

/** The marks at the end of a sentence. Thai has none. */
const fullStop = /[.。।۔։።។॥]$/;

/** Strings fit in the same places as in English: at most this many times as long, plus some letters for short ones. */
const longest = (english: string) => Math.max(2.2 * english.length, english.length + 20);

/** What is followed by a plus sign ("4+"), or stands beside a list of names: a number in words would not do. */
const alwaysCounted = ['moreInGroup', 'moreFrom', 'earlierStates'];

test('all strings have names of their own, since a host words them in one object', () => {
  const names = folders.flatMap(({ english }) => Object.keys(english));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(alwaysCounted));
});

test.each(folders)('$folder has languages of the catalogue, and English', ({ files: own }) => {
  const tags = catalogue.map(({ tag }) => tag);
  expect(own.map(({ tag }) => tag).filter((tag) => !tags.includes(tag))).toEqual([]);
  expect(own.map(({ tag }) => tag)).toContain('en');
});

// `npm run languages` lists the languages that lack strings: English is shown there until they are translated.
describe.each(files)('$folder/$tag', ({ tag, strings, original }) => {
  const script = catalogue.find((entry) => entry.tag === tag)?.script ?? '';
  const wordings = wordingsOf(strings, original);

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(strings))).toEqual(strings);
  });

  test('has its strings in the order of the English ones, and no others', () => {
    expect(Object.keys(strings)).toEqual(Object.keys(original).filter((key) => Object.hasOwn(strings, key)));
  });

  test('has the plural categories of CLDR', () => {
    const [own] = intlTags(tag);
    const known = Intl.PluralRules.supportedLocalesOf(own).length > 0;
    const { pluralCategories: used } = new Intl.PluralRules(known ? own : 'en').resolvedOptions();
    const expected = pluralCategories.filter((category) => used.includes(category));
    for (const [key, value] of Object.entries(strings)) {
      const isCounted = typeof original[key] === 'object';
      expect(isCounted ? Object.keys(value) : typeof value, key).toEqual(isCounted ? expected : 'string');
    }
  });

  test('has the placeholders of English, but may write none, one and two in words', () => {
    for (const { key, form, text, english } of wordings) {
      const mayBeInWords = ['zero', 'one', 'two'].includes(form) && !alwaysCounted.includes(key);
      const inWords = mayBeInWords && !text.includes('{count}');
      const expected = placeholders(english).filter((name) => !inWords || name !== '{count}');
      expect(placeholders(text), `${key} ${form}`).toEqual(expected);
    }
  });

  test('is written in its script', () => {
    for (const { key, text } of wordings) {
      expect(lettersOutside(text.replace(/\{\w+\}/g, ''), script), key).toBe('');
    }
  });

  test('ends sentences where English does, with its own mark', () => {
    for (const { key, text, english } of wordings) {
      const ends = script !== 'Thai' && fullStop.test(english);
      expect({ key, text, ends: fullStop.test(text) }).toEqual({ key, text, ends });
      expect({ key, text, goesOn: text.endsWith('…') }).toEqual({ key, text, goesOn: english.endsWith('…') });
    }
  });

  test('has composed letters, no spaces at the ends or doubled, no control characters, and no three dots', () => {
    for (const { key, text } of wordings) {
      expect({ key, text: text.trim().replace(/ {2,}/g, ' ').normalize('NFC') }).toEqual({ key, text });
      expect(text, key).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]|\.\.\./u);
    }
  });

  test('separates numbers from letters, since screen readers would read them as one word', () => {
    for (const { key, text } of wordings) {
      expect(text, key).not.toMatch(/[\p{L}\p{M}]\{count\}|\{count\}[\p{L}\p{M}]/u);
    }
  });

  test('has strings that fit where the English ones fit', () => {
    for (const { key, text, english } of wordings) {
      expect({ key, text, fits: text !== '' && letterCount(text) <= longest(english) }).toEqual({
        key,
        text,
        fits: true,
      });
    }
  });
});

/** Letters as a reader counts them: a mark above a letter needs no extra width. */
function letterCount(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}

function placeholders(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}
