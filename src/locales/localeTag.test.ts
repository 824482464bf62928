import { expect, test } from 'vitest';
import { directionOf } from './localeTag.ts';

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
