import { expect, test } from 'vitest';
import { loadStrings } from './placeCatalogue.ts';
import { strings as en } from './places/en.ts';
import { placeWords } from './placeWords.ts';
import { createTranslator } from './translator.ts';

test('a language without strings of archive and snooze has the English ones', async () => {
  expect(await loadStrings('tlh')).toEqual(en);
  expect(await loadStrings('en')).toEqual(en);
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

test('nothing is fetched for English, or where the host has worded everything', () => {
  expect(placeWords.has(createTranslator('en-US'))).toBe(true);
  expect(placeWords.has(createTranslator('de', [en]))).toBe(true);
  expect(placeWords.has(createTranslator('de', [{ archive: 'Weglegen' }]))).toBe(false);
  expect(placeWords.has(createTranslator('en-GB'))).toBe(false);
});
