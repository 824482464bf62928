import { expect, test } from 'vitest';
import { directionOf, intlTags, parseTag } from './localeTag.ts';

test.each([
  ['pt_br', 'pt-BR'],
  ['zh_hant_tw', 'zh-Hant-TW'],
  ['DE', 'de'],
  ['iw', 'he'],
])('the code %s is read as %s', (code, tag) => {
  expect(String(parseTag(code))).toBe(tag);
});

test.each(['', '-', 'x', '123', 'de-', 'not a code', null, undefined, {}])('%o is no code', (code) => {
  expect(parseTag(code)).toBeUndefined();
});

test.each([
  ['de', 'de'],
  ['pt_br', 'pt-BR'],
  ['ku', 'ckb'],
  ['ku-TR', 'ku-TR'],
  ['aku', 'aku'],
  ['not a code', 'en'],
])('%s is formatted as %s, and in English where the platform lacks it', (code, tag) => {
  expect(intlTags(code)).toEqual([tag, 'en']);
});

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['dv', 'rtl'],
  ['ku', 'rtl'],
  ['syr', 'rtl'],
  ['ff-Adlm', 'rtl'],
  ['nqo', 'rtl'],
  ['rhg', 'rtl'],
  ['ur-Latn', 'ltr'],
  ['az-Arab', 'rtl'],
  ['ja', 'ltr'],
  ['qaa', 'ltr'],
  ['not a code', 'ltr'],
])('%s is written from %s', (code, direction) => {
  expect(directionOf(code)).toBe(direction);
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/** What `Intl` says of a tag; undefined for what is no tag. */
function directionByIntl(tag: string): string | undefined {
  const { script = '' } = new Intl.Locale(tag.replace(/^ku$/, 'ckb')).maximize();
  return /Arab|Hebr|Adlm|Nkoo|Rohg|Syrc|Thaa/.test(script) ? 'rtl' : 'ltr';
}

test('the direction of every two-letter language is that of Intl, in every region', () => {
  const regions = ['', ...pairs.map((pair) => `-${pair.toUpperCase()}`)];
  const different = pairs.flatMap((language) =>
    regions.map((region) => language + region).filter((tag) => directionOf(tag) !== directionByIntl(tag)),
  );
  expect(different).toEqual([]);
});

test.each([
  ['pa-Arab', 'rtl'],
  ['az-Arab-IR', 'rtl'],
  ['en-Hebr', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['ckb', 'rtl'],
  ['iw', 'rtl'],
  ['en_GB', 'ltr'],
])('the direction of %s is %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});
