import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/locales/catalogue.ts';
import { intlTags } from '../../src/locales/localeTag.ts';
import { pluralCategories } from '../../src/locales/strings.ts';
import { featureWords, lettersOutside, mainWords, wordingsOf } from '../support/wordFiles.ts';

const sections = [mainWords, ...featureWords];
const files = sections.flatMap((section) =>
  section.files.map((file) => ({
    ...file,
    name: `${section.section} of ${file.tag}`,
    original: section.english,
    script: catalogue.find(({ tag }) => tag === file.tag)?.script ?? '',
  })),
);
/** Every text of every language, and where it stands. */
const wordings = files.flatMap(({ name, strings, original, script }) =>
  wordingsOf(strings, original).map((one) => ({ ...one, where: `${name} ${one.key}`, script })),
);

/** The marks at the end of a sentence. Thai has none. */
const fullStop = /[.。।۔։።។॥]$/;

/** Strings fit in the same places as in English: at most this many times as long, plus some letters for short ones. */
const longest = (english: string) => Math.max(2.2 * english.length, english.length + 20);

/** What is followed by a plus sign ("4+"), or stands beside a list of names: a number in words would not do. */
const alwaysCounted = ['moreInGroup', 'earlierStates'];

test('all strings have names of their own, since a host words them in one object', () => {
  const names = sections.flatMap(({ english }) => Object.keys(english));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(alwaysCounted));
});

test('every section of words has languages of the catalogue, and English', () => {
  const tags: readonly string[] = catalogue.map(({ tag }) => tag);
  for (const { section, files: own } of sections) {
    expect
      .soft(
        own.map(({ tag }) => tag).filter((tag) => !tags.includes(tag)),
        section,
      )
      .toEqual([]);
    expect
      .soft(
        own.map(({ tag }) => tag),
        section,
      )
      .toContain('en');
  }
});

// `npm run languages` lists the languages that lack strings: English is shown there until they are translated.
describe('every section of a language', () => {
  test('is plain data', () => {
    for (const { name, strings } of files) {
      expect.soft(JSON.parse(JSON.stringify(strings)), name).toEqual(strings);
    }
  });

  test('has its strings in the order of the English ones, and no others', () => {
    for (const { name, strings, original } of files) {
      const expected = Object.keys(original).filter((key) => Object.hasOwn(strings, key));
      expect.soft(Object.keys(strings), name).toEqual(expected);
    }
  });

  test('has the plural categories of CLDR', () => {
    for (const { name, tag, strings, original } of files) {
      const [own] = intlTags(tag);
      const known = Intl.PluralRules.supportedLocalesOf(own).length > 0;
      const { pluralCategories: used } = new Intl.PluralRules(known ? own : 'en').resolvedOptions();
      const expected = pluralCategories.filter((category) => used.includes(category));
      for (const [key, value] of Object.entries(strings)) {
        const isCounted = typeof original[key] === 'object';
        expect
          .soft(isCounted ? Object.keys(value) : typeof value, `${name} ${key}`)
          .toEqual(isCounted ? expected : 'string');
      }
    }
  });

  test('has the placeholders of English, but may write none, one and two in words', () => {
    for (const { where, key, form, text, english } of wordings) {
      const mayBeInWords = ['zero', 'one', 'two'].includes(form) && !alwaysCounted.includes(key);
      const inWords = mayBeInWords && !text.includes('{count}');
      const expected = placeholders(english).filter((name) => !inWords || name !== '{count}');
      expect.soft(placeholders(text), `${where} ${form}`).toEqual(expected);
    }
  });

  test('is written in its script', () => {
    for (const { where, text, script } of wordings) {
      expect.soft(lettersOutside(text.replace(/\{\w+\}/g, ''), script), where).toBe('');
    }
  });

  test('ends sentences where English does, with its own mark', () => {
    for (const { where, text, english, script } of wordings) {
      expect.soft(fullStop.test(text), `${where}: ${text}`).toBe(script !== 'Thai' && fullStop.test(english));
      expect.soft(text.endsWith('…'), `${where}: ${text}`).toBe(english.endsWith('…'));
    }
  });

  test('has composed letters, no spaces at the ends or doubled, no control characters, and no three dots', () => {
    for (const { where, text } of wordings) {
      expect.soft(text.trim().replace(/ {2,}/g, ' ').normalize('NFC'), where).toBe(text);
      expect.soft(text, where).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]|\.\.\./u);
    }
  });

  test('separates numbers from letters, since screen readers would read them as one word', () => {
    for (const { where, text } of wordings) {
      expect.soft(text, where).not.toMatch(/[\p{L}\p{M}]\{count\}|\{count\}[\p{L}\p{M}]/u);
    }
  });

  test('has strings that fit where the English ones fit', () => {
    for (const { where, text, english } of wordings) {
      expect.soft(text, where).not.toBe('');
      expect.soft(letterCount(text), `${where}: ${text}`).toBeLessThanOrEqual(longest(english));
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
