import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/locales/catalogue.ts';
import { createTranslator } from '../../src/locales/translator.ts';
import { lettersOutside, mainWords, wordingsOf } from '../support/wordFiles.ts';

/** The comma of each script that has its own; Hebrew uses the Latin one, and Amharic may. */
const pauses: Readonly<Record<string, string>> = {
  Arab: '، ',
  Hans: '、',
  Hant: '、',
  Jpan: '、',
};

test('the catalogue has exactly the languages of the folder', () => {
  expect(catalogue.map(({ tag }) => tag)).toEqual(mainWords.files.map(({ tag }) => tag).sort());
});

test('six languages are written from right to left', () => {
  const rtl = catalogue.filter(({ direction }) => direction === 'rtl').map(({ tag }) => tag);
  expect(rtl).toEqual(['ar', 'fa', 'he', 'ku', 'sd', 'ur']);
});

test.each(catalogue)(
  '$tag has a name in English and one in its own script',
  ({ englishName, name, script, tag }) => {
    expect(englishName).toMatch(/^\p{Lu}[\p{Script=Latin}() ]+$/u);
    expect(lettersOutside(name, script)).toBe('');
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  },
);

test('no two languages have the same name', () => {
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
});

describe.each(mainWords.files)('$tag', ({ tag, strings, sameAsEnglish = [] }) => {
  const script = catalogue.find((entry) => entry.tag === tag)?.script ?? '';

  test('translates every string, or lists it as the same in English', () => {
    const same = wordingsOf(strings, mainWords.english)
      .filter(({ text, english }) => text === english)
      .map(({ key }) => key);
    expect(tag.startsWith('en') ? [] : [...new Set(same)].sort()).toEqual([...sameAsEnglish].sort());
  });

  test('separates the name of the bell and the count by a pause, not by a word', () => {
    const { text, counted, list } = createTranslator(tag, [strings]);
    const [name, count] = [text('notifications'), counted('unreadCount', 5)];
    const said = list([name, count]);
    expect(said.slice(0, name.length), said).toBe(name);
    expect(said.slice(-count.length), said).toBe(count);
    expect(said.slice(name.length, -count.length), said).toBe(pauses[script] ?? ', ');
  });
});
