import { describe, expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import type { Direction, Strings, Translator } from '../../locales/index.ts';
import { strings as ar } from '../../locales/languages/ar.ts';
import { useTranslator } from './useTranslator.ts';

/** What the hook gives at the first render, as on a server: no words have been fetched. */
function translatorOf(locale: unknown, translations?: Partial<Strings>, dir?: Direction): Translator {
  return hookOf(null, () => Reflect.apply(useTranslator, undefined, [locale, translations, dir]));
}

describe('on a server', () => {
  test('a language that is given as an object is used at once', () => {
    const { tag, direction, text } = translatorOf({ lang: 'ar-EG', translations: ar });
    expect([tag, direction, text('settings')]).toEqual(['ar-EG', 'rtl', ar.settings]);
  });

  test('a code has its direction at once; until its words have been fetched all is English, numbers and dates too', () => {
    const { tag, direction, text } = translatorOf('fa_IR');
    expect([tag, direction, text('settings')]).toEqual(['en', 'rtl', 'Settings']);
  });
});

describe('a language object of the host', () => {
  test('with only the eight keys of the old inbox works unchanged; the rest is in English', () => {
    const eight = {
      notifications: 'nuqneH',
      markAllAsRead: 'Hoch laDpu’',
      poweredBy: 'HoS',
      settings: 'DuH',
      removeMessage: 'teq',
      markAsRead: 'laDpu’',
      markAsUnRead: 'laDbe’pu’',
      noNewNotification: 'pagh chu’',
    };
    const { tag, direction, text } = translatorOf({ lang: 'tlh', translations: eight });
    expect([tag, direction]).toEqual(['tlh', 'ltr']);
    expect(text('markAsUnRead')).toBe(eight.markAsUnRead);
    expect(text('undo')).toBe('Undo');
  });

  test('of a language that is not bundled is written in the direction of its script', () => {
    expect(translatorOf({ lang: 'ps', translations: {} }).direction).toBe('rtl');
  });

  test('gives way to single words of the provider', () => {
    const { text } = translatorOf(
      { lang: 'de', translations: { settings: 'A', back: 'B' } },
      { settings: 'C' },
    );
    expect([text('settings'), text('back')]).toEqual(['C', 'B']);
  });

  test('has the direction that the host gives', () => {
    expect(translatorOf({ lang: 'ar', translations: ar }, undefined, 'ltr').direction).toBe('ltr');
  });
});

test.each([
  ['null', null],
  ['a number', 5],
  ['an empty object', {}],
  ['an object without words', { lang: 'de' }],
  ['an object whose words are not an object', { lang: 5, translations: 'settings' }],
  ['a path', '../..'],
  ['a prototype', '__proto__'],
  ['an endless code', 'x'.repeat(10_000)],
])('fault 45: %s in the place of a language never throws', (_name, locale) => {
  expect(translatorOf(locale).text('settings')).toBe('Settings');
});
