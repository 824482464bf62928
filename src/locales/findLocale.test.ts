import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { findLocale } from './findLocale.ts';
import { loadLanguage } from './loadLanguage.ts';

describe('findLocale', () => {
  test.each([
    // The language itself, in any spelling.
    ['de', 'de'],
    ['DE', 'de'],
    ['pt-BR', 'pt-BR'],
    ['pt_BR', 'pt-BR'],
    ['pt-br', 'pt-BR'],
    ['PT_br', 'pt-BR'],
    ['es-419', 'es-419'],
    // The language for a region without a form of its own.
    ['de-CH', 'de'],
    ['de-AT-1996', 'de'],
    ['de-u-nu-latn', 'de'],
    ['AR_eg', 'ar'],
    ['fr-BE', 'fr'],
    ['fr-Latn', 'fr'],
    ['pt-AO', 'pt'],
    ['pt-Latn', 'pt'],
    ['es-ES', 'es'],
    ['es-GQ', 'es'],
    ['en-US', 'en'],
    ['en-Latn', 'en'],
    ['en-PH', 'en'],
    // The form that a region uses.
    ['pt-Latn-BR', 'pt-BR'],
    ['es-MX', 'es-419'],
    ['es-AR', 'es-419'],
    ['es-US', 'es-419'],
    ['fr-Latn-CA', 'fr-CA'],
    ['en-AU', 'en-GB'],
    ['en-IN', 'en-GB'],
    ['en-001', 'en-GB'],
    ['en-Latn-GB', 'en-GB'],
    // The script decides.
    ['zh-CN', 'zh'],
    ['zh-Hans-SG', 'zh'],
    ['zh-Hans-TW', 'zh'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-TW', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['cmn', 'zh'],
    ['ku', 'ku'],
    ['ku-Arab', 'ku'],
    ['ku-IQ', 'ku'],
    ['sr-RS', 'sr'],
    ['sr-Cyrl-ME', 'sr'],
    ['pa-IN', 'pa'],
    ['und-Thai', 'th'],
    // Old codes and related languages.
    ['bh', 'bho'],
    ['tl', 'fil'],
    ['tl-PH', 'fil'],
    ['sh', 'bs'],
    ['sr-Latn', 'bs'],
    ['sr-ME', 'bs'],
    ['ckb', 'ku'],
    ['ckb-IR', 'ku'],
    ['iw', 'he'],
    ['in', 'id'],
    ['mo', 'ro'],
    ['no', 'nb'],
    ['nn', 'nb'],
    ['nn-NO', 'nb'],
    ['no-NO', 'nb'],
  ])('the code %s finds the bundled language %s', (code, tag) => {
    expect(findLocale(code)?.tag).toBe(tag);
  });

  test.each([
    'tlh',
    'xx',
    'zh-Latn',
    'ja-Latn',
    'ru-Latn',
    'ar-Latn',
    'ku-Latn',
    'ku-TR',
    'pa-Arab',
    'pa-PK',
    'uz-Cyrl',
    'az-Arab',
    '',
    ' ',
    '-',
    '../..',
    '__proto__',
    'constructor',
    'toString',
    'valueOf',
    'de-',
    'a'.repeat(10_000),
    'de'.concat('-aaaaaaaa'.repeat(1_000)),
    '\u0000',
    '<script>',
  ])('a code without a matching language finds nothing and does not throw: %#', (code) => {
    expect(findLocale(code)).toBeUndefined();
  });

  test('a code that is no string finds nothing and does not throw', () => {
    for (const code of [null, undefined, 5, {}, [], Symbol('de'), { toString: null }]) {
      expect(Reflect.apply(findLocale, undefined, [code])).toBeUndefined();
    }
  });

  test('the catalogue lists each language before its regional forms, so that it is found first', () => {
    const tags = catalogue.map(({ tag }) => tag);
    expect(tags).toEqual([...tags].sort());
  });
});

describe('loadLanguage', () => {
  test.each([
    ['de-CH', 'de-CH', 'Einstellungen'],
    ['zh-HK', 'zh-HK', '設定'],
    ['no', 'nb', 'Innstillinger'],
  ])(
    'the code %s gets the tag %s for dates and numbers, and the strings of the bundled language',
    async (code, tag, settings) => {
      const language = await loadLanguage(code);
      expect(language?.tag).toBe(tag);
      expect(language?.strings.settings).toBe(settings);
    },
  );

  test('a code without a matching language has no strings', async () => {
    expect(await loadLanguage('tlh')).toBeUndefined();
  });
});
