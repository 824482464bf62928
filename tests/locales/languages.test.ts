import { expect, test } from 'vitest';
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

test('every language has a name in English and one in its own script', () => {
  for (const { englishName, name, script, tag } of catalogue) {
    expect.soft(englishName, tag).toMatch(/^\p{Lu}[\p{Script=Latin}() ]+$/u);
    expect.soft(lettersOutside(name, script), tag).toBe('');
    expect.soft(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  }
});

test('no two languages have the same name', () => {
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
});

test('every language translates every string, or lists it as the same in English', () => {
  for (const { tag, strings, sameAsEnglish = [] } of mainWords.files) {
    const same = wordingsOf(strings, mainWords.english)
      .filter(({ text, english }) => text === english)
      .map(({ key }) => key);
    expect
      .soft(tag.startsWith('en') ? [] : [...new Set(same)].sort(), tag)
      .toEqual([...sameAsEnglish].sort());
  }
});

test('every language separates the name of the bell and the count by a pause, not by a word', () => {
  for (const { tag, strings } of mainWords.files) {
    const script = catalogue.find((entry) => entry.tag === tag)?.script ?? '';
    const { text, counted, list } = createTranslator(tag, [strings]);
    const [name, count] = [text('notifications'), counted('unreadCount', 5)];
    expect.soft(list([name, count]), tag).toBe(`${name}${pauses[script] ?? ', '}${count}`);
  }
});
