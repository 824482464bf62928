import { expect, test } from 'vitest';
import { hasPlaceWords, placeWordsOf } from './loadPlaceWords.ts';
import { loadPlaceStrings } from './placeCatalogue.ts';
import { strings as en } from './places/en.ts';
import { createTranslator } from './translator.ts';

test('a language without strings of archive and snooze has the English ones', async () => {
  expect(await loadPlaceStrings('tlh')).toEqual(en);
  expect(await loadPlaceStrings('en')).toEqual(en);
});

test('the host’s own words come before those that were fetched, and these before English', () => {
  const translator = createTranslator('de', [{ archive: 'Weglegen' }]);
  const words = placeWordsOf(translator, { ...en, archive: 'Archivieren', snooze: 'Später' });
  expect([words.text('archive'), words.text('snooze'), words.text('tomorrow')]).toEqual([
    'Weglegen',
    'Später',
    'Tomorrow',
  ]);
  expect(placeWordsOf(translator).text('snoozedUntil', { time: '9:00' })).toBe('Snoozed until 9:00');
});

test('nothing is fetched for English, or where the host has worded everything', () => {
  expect(hasPlaceWords(createTranslator('en-US'))).toBe(true);
  expect(hasPlaceWords(createTranslator('de', [en]))).toBe(true);
  expect(hasPlaceWords(createTranslator('de', [{ archive: 'Weglegen' }]))).toBe(false);
  expect(hasPlaceWords(createTranslator('en-GB'))).toBe(false);
});
