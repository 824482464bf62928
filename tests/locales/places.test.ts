import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/locales/catalogue.ts';
import { strings as core } from '../../src/locales/languages/en.ts';
import type { PlaceStrings } from '../../src/locales/placeStrings.ts';
import { strings as en } from '../../src/locales/places/en.ts';

interface PlaceFile {
  readonly strings: PlaceStrings;
}

const files = Object.entries(
  import.meta.glob<PlaceFile>('../../src/locales/places/*.ts', { eager: true }),
).map(([path, file]) => ({ tag: path.replace(/^.*\/|\.ts$/g, ''), ...file }));

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test('the strings of archive and snooze have names of their own, since a host words all strings in one object', () => {
  expect(Object.keys(en).filter((key) => Object.hasOwn(core, key))).toEqual([]);
});

// `npm run languages` lists the languages that lack them: English is shown there until they are translated.
describe.each(files)('$tag', ({ tag, strings }) => {
  const wordings = (Object.keys(en) as (keyof PlaceStrings)[]).map((key) => ({ key, text: strings[key] }));

  test('is one of the languages of the catalogue', () => {
    expect(catalogue.map((entry) => entry.tag)).toContain(tag);
  });

  test('has each string of archive and snooze in the order of the English ones, and no others', () => {
    expect(Object.keys(strings)).toEqual(Object.keys(en));
    expect(wordings.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  test('has the placeholders of English', () => {
    for (const { key, text } of wordings) {
      expect(placeholders(text), key).toEqual(placeholders(en[key]));
    }
  });

  test('goes on where English does, and has no spaces at its ends, doubled ones, or three dots', () => {
    for (const { key, text } of wordings) {
      expect({ key, goesOn: text.endsWith('…') }).toEqual({ key, goesOn: en[key].endsWith('…') });
      expect({ key, text: text.trim().replace(/ {2,}/g, ' ').normalize('NFC') }).toEqual({ key, text });
      expect(text, key).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]|\.\.\./u);
    }
  });

  test('separates numbers from letters, since screen readers would read them as one word', () => {
    for (const { key, text } of wordings) {
      expect(text, key).not.toMatch(/[\p{L}\p{M}]\{count\}|\{count\}[\p{L}\p{M}]/u);
    }
  });
});
