import { expect, test } from 'vitest';
import { strings as englishLists } from './lists/en.ts';
import { listWords } from './listWords.ts';
import { strings as german } from './places/de.ts';
import { strings as en } from './places/en.ts';
import { placeWords } from './placeWords.ts';
import { createTranslator } from './translator.ts';

test('a language without strings of a feature has the English ones', async () => {
  expect(await placeWords.load('tlh')).toEqual(en);
  expect(await placeWords.load('en')).toEqual(en);
  expect(await listWords.load('tlh')).toEqual(englishLists);
});

test('the strings of a feature are those of its folder, by the rule for languages', async () => {
  expect(await placeWords.load('de_AT')).toEqual(german);
  expect(await listWords.load('en')).toEqual(englishLists);
});

test('the host’s own words come before those that were fetched, and these before English', () => {
  const translator = createTranslator('de', [{ archive: 'Weglegen' }]);
  const words = placeWords.wordsOf(translator, { ...en, archive: 'Archivieren', snooze: 'Später' });
  expect([words.text('archive'), words.text('snooze'), words.text('tomorrow')]).toEqual([
    'Weglegen',
    'Später',
    'Tomorrow',
  ]);
  expect(placeWords.wordsOf(translator).text('snoozedUntil', { time: '9:00' })).toBe('Snoozed until 9:00');
});

test('a string of a feature that depends on a number has its plural form', () => {
  const words = listWords.wordsOf(createTranslator('en'));
  expect([words.counted('openCount', 1), words.counted('openCount', 3)]).toEqual([
    '1 needs you',
    '3 need you',
  ]);
});

test('nothing is fetched for English, or where the host has worded everything', () => {
  expect(placeWords.has(createTranslator('en-US'))).toBe(true);
  expect(placeWords.has(createTranslator('de', [en]))).toBe(true);
  expect(placeWords.has(createTranslator('de', [{ archive: 'Weglegen' }]))).toBe(false);
  expect(placeWords.has(createTranslator('en-GB'))).toBe(false);
});
