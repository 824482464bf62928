import { afterEach, describe, expect, test, vi } from 'vitest';
import { strings as ar } from './languages/ar.ts';
import { strings as en } from './languages/en.ts';
import { strings as es } from './languages/es.ts';
import { intlTags } from './localeTag.ts';
import { createTranslator } from './translator.ts';

describe('createTranslator', () => {
  const english = createTranslator('en');
  const arabic = createTranslator('ar', [ar]);

  test('the title of the empty feed is the specified text', () => {
    expect(english.text('noNewNotification')).toBe('Nothing new to see here yet');
  });

  test('chooses the plural form of the language', () => {
    const forms = [0, 1, 2, 3, 11, 100].map((count) => arabic.counted('unreadCount', count));
    expect(forms).toEqual([
      ar.unreadCount?.zero,
      ar.unreadCount?.one,
      ar.unreadCount?.two,
      ar.unreadCount?.few.replace('{count}', arabic.number(3)),
      ar.unreadCount?.many.replace('{count}', arabic.number(11)),
      ar.unreadCount?.other.replace('{count}', arabic.number(100)),
    ]);
  });

  test('writes numbers in the digits and groups of the language', () => {
    expect(english.number(12_345)).toBe('12,345');
    expect(createTranslator('de').number(12_345)).toBe('12.345');
    expect(createTranslator('fa').counted('unreadCount', 12)).toContain('۱۲');
    expect(createTranslator('ku').number(12)).toBe('١٢');
  });

  test('joins lists with the separator of the language', () => {
    expect(english.list(['Notifications', '3 unread'])).toBe('Notifications, 3 unread');
    expect(createTranslator('es').list(['A', 'B'])).toBe('A, B');
    expect(createTranslator('zh-Hant-HK').list(['A', 'B'])).toBe('A、B');
    expect(createTranslator('ja').list(['A', 'B'])).toBe('A、B');
    expect(createTranslator('en-x-ja').list(['A', 'B'])).toBe('A, B');
    expect(createTranslator('ar').list(['A', 'B'])).toBe('A، B');
    expect(createTranslator('fa').list(['A', 'B'])).toBe('A، B');
    expect(createTranslator('he').list(['A', 'B'])).toBe('A, B');
    expect(createTranslator('he-IL').list(['A', 'B'])).toBe('A, B');
  });

  test('takes the direction of its language, or the one that is given', () => {
    expect(english.direction).toBe('ltr');
    expect(createTranslator('ar').direction).toBe('rtl');
    expect(createTranslator('en', [], 'rtl').list(['A', 'B'])).toBe('A، B');
  });

  test('has an empty text for a key that no pack has', () => {
    expect(english.text('no such key' as 'undo')).toBe('');
  });

  test('passes English to Intl after the language, so that the platform’s own language is not used', () => {
    expect(intlTags('sm')).toEqual(['sm', 'en']);
    expect(createTranslator('sm').number(12_345)).toBe('12,345');
  });

  test('fills placeholders, and leaves an unknown one visible', () => {
    expect(english.text('serverAnswered', { status: '503' })).toContain('answered 503.');
    expect(english.text('serverAnswered')).toContain('{status}');
    const hostile = createTranslator('en', [{ serverAnswered: '{constructor} {toString} {status}' }]);
    expect(hostile.text('serverAnswered', { status: 503 })).toBe('{constructor} {toString} 503');
  });

  test('takes a string from the first pack that has it, or from English', () => {
    const { text } = createTranslator('es', [
      { settings: 'Opciones' },
      undefined,
      { settings: 'x', back: 'Volver' },
    ]);
    expect([text('settings'), text('back'), text('undo')]).toEqual(['Opciones', 'Volver', 'Undo']);
  });

  test('takes a missing plural form from `other` of the same pack, or else from the next pack', () => {
    const own = { newMessages: { other: '{count} avisos' }, selectedCount: { one: 'una' } };
    const { counted } = createTranslator('es', [own, es]);
    expect(counted('newMessages', 1)).toBe('1 avisos');
    expect(counted('selectedCount', 1)).toBe('una');
    expect(counted('selectedCount', 2)).toBe('2 seleccionadas');
  });

  test.each([
    ['number', 7],
    ['null', null],
    ['blank', ''],
    ['object', { toString: () => 'owned' }],
    ['array', ['owned']],
    ['function', () => 'owned'],
    ['React element', { $$typeof: Symbol.for('react.element'), props: { dangerouslySetInnerHTML: 'owned' } }],
  ])('fault 48: a %s in place of a text counts as missing', (_name, value) => {
    const { text, counted } = createTranslator('en', [
      { settings: value, newMessages: value, selectedCount: { other: value } },
    ]);
    expect(text('settings')).toBe(en.settings);
    expect(counted('newMessages', 2)).toBe('2 new notifications');
    expect(counted('selectedCount', 2)).toBe('2 selected');
  });

  test('fault 45: of a pack no inherited string is used, no getter is called, and no prototype is changed', () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__": {"settings": "owned", "polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
    );
    const inherited: unknown = Object.create({ settings: 'owned', newMessages: { other: 'owned' } });
    const getter = Object.defineProperty({}, 'settings', {
      get: () => {
        throw new Error('owned');
      },
    });
    const { text, counted } = createTranslator('en', [hostile, inherited, getter, 'a pack?', 5, null]);
    expect(text('settings')).toBe('Settings');
    expect(counted('newMessages', 1)).toBe('1 new notification');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test.each([
    ['ar-EG', 'rtl'],
    ['ku', 'rtl'],
    ['ckb', 'rtl'],
    ['ku-Latn', 'ltr'],
    ['ps', 'rtl'],
    ['az-Arab', 'rtl'],
    ['uz', 'ltr'],
    ['not a tag!', 'ltr'],
  ])('the direction of %s is %s', (tag, direction) => {
    expect(createTranslator(tag).direction).toBe(direction);
  });

  test.each(['not a tag!', '', '__proto__', '../..', 'x'.repeat(10_000)])(
    'a malformed tag does not throw: %#',
    (tag) => {
      expect(createTranslator(tag).number(12)).toBe('12');
    },
  );
});

describe('Intl', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The constructors of `Intl` that are used from now on. */
  function watchIntl(): string[] {
    const used: string[] = [];
    vi.stubGlobal(
      'Intl',
      new Proxy(Intl, {
        get(target, name) {
          used.push(String(name));
          return Reflect.get(target, name);
        },
      }),
    );
    return used;
  }

  test('an English bell uses nothing of it, with its count', () => {
    const used = watchIntl();
    const translator = createTranslator('en');
    expect(translator.direction).toBe('ltr');
    expect(translator.list([translator.text('notifications'), translator.counted('unreadCount', 3)])).toBe(
      'Notifications, 3 unread',
    );
    expect(translator.number(99)).toBe('99');
    expect(used).toEqual([]);
  });

  test('a bell in another language uses nothing of it before there is a count', () => {
    const used = watchIntl();
    const translator = createTranslator('es', [es]);
    translator.text('notifications');
    expect(used).toEqual([]);
    translator.counted('unreadCount', 3);
    expect(used).toContain('PluralRules');
  });

  test('English numbers and plural forms are the same with and without it', () => {
    const translator = createTranslator('en', [
      { unreadCount: { one: 'one {count}', other: 'other {count}' } },
    ]);
    const plurals = new Intl.PluralRules('en');
    const numbers = new Intl.NumberFormat('en');
    for (const count of [
      ...Array.from({ length: 1_200 }, (_, value) => value),
      0.5,
      1.5,
      -1,

      Number.NaN,
    ]) {
      expect(translator.counted('unreadCount', count)).toBe(
        `${plurals.select(count)} ${numbers.format(count)}`,
      );
    }
  });
});
