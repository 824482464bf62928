import { expect, test } from 'vitest';
import { loadStrings } from './featureCatalogue.ts';
import { places as german } from './languages/de.ts';
import { lists as englishLists } from './listStrings.ts';
import { listWords } from './listWords.ts';
import { places as en } from './placeStrings.ts';
import { placeWords } from './placeWords.ts';
import { createTranslator } from './translator.ts';

/** Follows the words of a feature, and lists what is given of one of them. */
function follow(tag: string, packs: readonly unknown[] = []) {
  const given: string[] = [];
  const end = placeWords.follow(createTranslator(tag, packs), (words) => given.push(words.text('archive')));
  return { given, end };
}

test('a language without strings of a feature has the English ones', async () => {
  expect(await loadStrings('places', 'tlh', en)).toEqual(en);
  expect(await loadStrings('places', 'en', en)).toEqual(en);
  expect(await loadStrings('lists', 'tlh', englishLists)).toEqual(englishLists);
});

test('the strings of a feature are those of its folder, by the rule for languages', async () => {
  expect(await loadStrings('places', 'de_AT', en)).toEqual(german);
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

test('words are in English until those of the language have been fetched', async () => {
  const { given, end } = follow('de');
  expect(given).toEqual([en.archive]);
  await expect.poll(() => given).toEqual([en.archive, german.archive]);
  end();
});

test('nothing is fetched for English, or where the host has worded everything', async () => {
  const all = [follow('en-US'), follow('de', [en])];
  const fetched = follow('de');
  await expect.poll(() => fetched.given).toHaveLength(2);
  expect(all.map(({ given }) => given)).toEqual([[en.archive], [en.archive]]);
});

test('nothing is given any more once it has ended', async () => {
  const ended = follow('de');
  ended.end();
  const fetched = follow('de');
  await expect.poll(() => fetched.given).toHaveLength(2);
  expect(ended.given).toEqual([en.archive]);
});
