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
