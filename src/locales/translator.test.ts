import { describe, expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { findLocale } from './findLocale.ts';
import { createTranslator } from './translator.ts';

describe('createTranslator', () => {
  const english = createTranslator('en', 'ltr', en);
  const arabic = createTranslator('ar', 'rtl', ar);

  test('the empty feed reads as specified', () => {
    expect(english.text('noNewNotification')).toBe('Nothing new to see here yet');
  });

  test('chooses the plural form of the language', () => {
    const forms = [0, 1, 2, 3, 11, 100].map((count) => arabic.counted('unreadCount', count));
    expect(new Set(forms).size).toBe(6);
  });

  test('fills placeholders, and leaves an unknown one visible', () => {
    expect(english.text('serverAnswered', { status: '503' })).toContain('answered 503.');
    expect(english.text('serverAnswered')).toContain('{status}');
  });

  test('falls back to English for a missing string', () => {
    expect(createTranslator('de', 'ltr', {}).text('settings')).toBe('Settings');
  });

  test('a malformed tag does not throw', () => {
    expect(createTranslator('not a tag!', 'ltr', en).number(12)).toBe('12');
  });
});

describe('findLocale', () => {
  test.each([
    ['de', 'de'],
    ['de-CH', 'de'],
    ['AR_eg', 'ar'],
    ['en-Latn-GB', 'en'],
  ])('%s finds %s', (code, tag) => {
    expect(findLocale(code)?.tag).toBe(tag);
  });

  test('an unknown code finds nothing and does not throw', () => {
    expect(findLocale('tlh')).toBeUndefined();
  });
});
