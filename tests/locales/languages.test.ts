import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/locales/catalogue.ts';
import { strings as en } from '../../src/locales/languages/en.ts';
import { intlTags } from '../../src/locales/localeTag.ts';
import { countedKeys, pluralCategories, type StringKey, type Strings } from '../../src/locales/strings.ts';
import { createTranslator } from '../../src/locales/translator.ts';

interface LanguageFile {
  readonly strings: Partial<Strings>;
  readonly sameAsEnglish?: readonly StringKey[];
}

const files = Object.entries(
  import.meta.glob<LanguageFile>('../../src/locales/languages/*.ts', { eager: true }),
).map(([path, file]) => ({ tag: path.replace(/^.*\/|\.ts$/g, ''), ...file }));

/** The Unicode scripts of a catalogue's script, if they have other names. */
const unicodeScripts: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hira', 'Kana'],
  Kore: ['Hang'],
};

/** Words that are written in Latin letters in every language. */
const latinTerms = /\b(SMS|E-?mail|Push|Chat)\b/gi;

/** The marks at the end of a sentence. Thai has none. */
const fullStop = /[.。।۔։።។॥]$/;

/** The comma of each script that has its own; Hebrew uses the Latin one, and Amharic may. */
const pauses: Readonly<Record<string, string>> = {
  Arab: '، ',
  Hans: '、',
  Hant: '、',
  Jpan: '、',
};

/** Strings fit in the same places as in English: at most this many times as long, plus some letters for short ones. */
const longest = (english: string) => Math.max(2.2 * english.length, english.length + 20);

test('the catalogue has exactly the languages of the folder', () => {
  expect(catalogue.map(({ tag }) => tag)).toEqual(files.map(({ tag }) => tag).sort());
});

test('six languages are written from right to left', () => {
  const rtl = catalogue.filter(({ direction }) => direction === 'rtl').map(({ tag }) => tag);
  expect(rtl).toEqual(['ar', 'fa', 'he', 'ku', 'sd', 'ur']);
});

test.each(catalogue)(
  '$tag has a name in English and one in its own script',
  ({ englishName, name, script, tag }) => {
    expect(englishName).toMatch(/^\p{Lu}[\p{Script=Latin}() ]+$/u);
    expect(lettersOutside(name, script)).toBe('');
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  },
);

test('no two languages have the same name', () => {
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
});

describe.each(files)('$tag', ({ tag, strings, sameAsEnglish = [] }) => {
  const script = catalogue.find((entry) => entry.tag === tag)?.script ?? '';
  const wordings = wordingsOf(strings);
  const isEnglish = tag.startsWith('en');

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(strings))).toEqual(strings);
  });

  test('has its strings in the order of the English ones, and no others', () => {
    expect(Object.keys(strings)).toEqual(Object.keys(en).filter((key) => Object.hasOwn(strings, key)));
  });

  test('has the plural categories of CLDR', () => {
    const [own] = intlTags(tag);
    const known = Intl.PluralRules.supportedLocalesOf(own).length > 0;
    const { pluralCategories: used } = new Intl.PluralRules(known ? own : 'en').resolvedOptions();
    const expected = pluralCategories.filter((category) => used.includes(category));
    for (const key of countedKeys.filter((one) => Object.hasOwn(strings, one))) {
      expect(Object.keys(strings[key] ?? {}), key).toEqual(expected);
    }
  });

  test('has the placeholders of English, but may write none, one and two in words', () => {
    for (const { key, form, text, english } of wordings) {
      const inWords = ['zero', 'one', 'two'].includes(form) && !text.includes('{');
      expect(inWords ? placeholders(english) : placeholders(text), `${key} ${form}`).toEqual(
        placeholders(english),
      );
    }
  });

  test('translates every string, or lists it as the same in English', () => {
    const same = wordings.filter(({ text, english }) => text === english).map(({ key }) => key);
    expect(isEnglish ? [] : [...new Set(same)].sort()).toEqual([...sameAsEnglish].sort());
  });

  test('is written in its script', () => {
    for (const { key, text } of wordings) {
      expect(lettersOutside(text.replace(/\{\w+\}/g, ''), script), key).toBe('');
    }
  });

  test('ends sentences where English does, with its own mark', () => {
    for (const { key, text, english } of wordings) {
      const ends = script !== 'Thai' && fullStop.test(english);
      expect({ key, text, ends: fullStop.test(text) }).toEqual({ key, text, ends });
      expect({ key, text, goesOn: text.endsWith('…') }).toEqual({ key, text, goesOn: english.endsWith('…') });
    }
  });

  test('has composed letters, no spaces at the ends or doubled, no control characters, and no three dots', () => {
    for (const { key, text } of wordings) {
      expect({ key, text: text.trim().replace(/ {2,}/g, ' ').normalize('NFC') }).toEqual({ key, text });
      expect(text, key).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]|\.\.\./u);
    }
  });

  test('separates numbers from letters, since screen readers would read them as one word', () => {
    for (const { key, text } of wordings) {
      expect(text, key).not.toMatch(/[\p{L}\p{M}]\{count\}|\{count\}[\p{L}\p{M}]/u);
    }
  });

  test('separates the name of the bell and the count by a pause, not by a word', () => {
    const { text, counted, list } = createTranslator(tag, [strings]);
    const [name, count] = [text('notifications'), counted('unreadCount', 5)];
    const said = list([name, count]);
    expect(said.slice(0, name.length), said).toBe(name);
    expect(said.slice(-count.length), said).toBe(count);
    expect(said.slice(name.length, -count.length), said).toBe(pauses[script] ?? ', ');
  });

  test('has strings that fit where the English ones fit', () => {
    for (const { key, text, english } of wordings) {
      expect({ key, text, fits: text !== '' && letterCount(text) <= longest(english) }).toEqual({
        key,
        text,
        fits: true,
      });
    }
  });
});

/** Every string beside its English one. */
function wordingsOf(strings: Partial<Strings>) {
  return (Object.keys(strings) as StringKey[]).flatMap((key) => {
    const [value, english] = [strings[key], en[key]];
    return typeof value === 'string' || typeof english === 'string'
      ? [{ key, form: '', text: String(value), english: String(english) }]
      : Object.entries(value ?? {}).map(([form, text]) => ({
          key,
          form,
          text: text ?? '',
          english: form === 'one' ? english.one : english.other,
        }));
  });
}

/** Letters as a reader counts them: a mark above a letter needs no extra width. */
function letterCount(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}

function placeholders(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}

/** Letters that belong to no script of the language, except in the terms that are always in Latin letters. */
function lettersOutside(text: string, script: string): string {
  const own = (unicodeScripts[script] ?? [script]).map((name) => `\\p{Script_Extensions=${name}}`).join('');
  return text.replace(latinTerms, '').replace(new RegExp(`[${own}\\p{Script=Common}\\P{L}]`, 'gu'), '');
}
