import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../locales/index.ts';
import { findText } from './findText.ts';

/** The parts of a text that are found. */
function found(text: string, ...words: readonly string[]) {
  return findText(text, words.map(foldText)).map(([from, to]) => text.slice(from, to));
}

/** Where `Intl.Segmenter` lets a character begin, and the end of the text. */
function borders(text: string) {
  return new Set([...Array.from(new Intl.Segmenter().segment(text), ({ index }) => index), text.length]);
}

/** Characters of many scripts, with what Unicode joins to them. */
const pieces =
  'a B ß É e\u0301 ﬁ İ ı ł Σ ς ё Й ق مُ ـ أ ש שָׁ कि क्ष क् त्र தி กำ ป่า ຳ 한 국 \u1112\u1161\u11ab ㅎ が ｶﾞ か 漢 ﷺ 😀 👍🏽 👩\u200d👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3 🇩🇪 🏴\u{e0067}\u{e0062}\u{e007f} \u00ad \u200b \u200c \u200d क़्य \u2067 \u0301 \ud83d \udc4d'
    .split(' ')
    .concat(' ', '\r\n', '\n', '-', '.');
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));

describe('finding', () => {
  it.each([
    ['a word', 'The plan of plans', ['plan'], ['plan', 'plan']],
    ['whatever the case', 'PLAN Plan', ['pLAN'], ['PLAN', 'Plan']],
    ['with and without accents', 'Cafe\u0301 café CAFE', ['cafe'], ['Cafe\u0301', 'café', 'CAFE']],
    ['by accents that the text has not', 'cafe', ['café'], ['cafe']],
    ['a ligature by a part of it', 'Straße', ['ras', 'se'], ['raße']],
    ['all of ß by one of its letters', 'Maß', ['s'], ['ß']],
    ['in Turkish', 'Isparta ve İstanbul', ['istan', 'ısparta'], ['Isparta', 'İstan']],
    ['in Polish', 'Wałęsa', ['walesa'], ['Wałęsa']],
    ['in Greek', 'ο Οδυσσεύς', ['ΟΔΥΣΣΕΥΣ'], ['Οδυσσεύς']],
    ['in Arabic with vowels', 'قال مُحَمَّدٌ نعم', ['محمد'], ['مُحَمَّدٌ']],
    ['in Hebrew with points', 'שָׁלוֹם עולם', ['שלום'], ['שָׁלוֹם']],
    ['in Hindi, with the vowel sign that follows', 'हिन्दी', ['ह'], ['हि']],
    ['in Hindi, joined consonants as a whole', 'क्षमा', ['ष'], ['क्ष']],
    ['in Hindi, joined consonants with a dot', 'क़्या', ['य'], ['क़्या']],
    ['in Thai', 'ประชุมวันนี้', ['วัน'], ['วัน']],
    ['in Thai, with the tone that follows', 'นี้', ['นี'], ['นี้']],
    ['in Korean, a syllable that is being typed', '한국 할', ['하'], ['한', '할']],
    ['in Korean in parts', '\u1112\u1161\u11ab국', ['한국'], ['\u1112\u1161\u11ab국']],
    ['in Japanese of half width', 'ｶﾞｲﾄﾞ', ['ガイド'], ['ｶﾞｲﾄﾞ']],
    ['in Chinese', '会议资料和资料', ['资料'], ['资料', '资料']],
    ['in full width', 'Ｐｌａｎ', ['plan'], ['Ｐｌａｎ']],
    ['across a soft hyphen', 'Quar\u00adtal', ['quartal'], ['Quar\u00adtal']],
    ['an emoji that is joined, by one of its people', 'x👩\u200d👩\u200d👧y', ['👧'], ['👩\u200d👩\u200d👧']],
    ['a flag by half of it', 'x🇩🇪y', ['🇩'], ['🇩🇪']],
    ['a flag, and not the one between two', '🇩🇪🇪🇸', ['🇪🇸'], ['🇪🇸']],
    ['a thumb of any colour', 'é👍🏽', ['👍'], ['👍🏽']],
    ['words that overlap, as one', 'planning', ['plann', 'nning'], ['planning']],
    ['words that touch, as one', 'a plan', ['pl', 'an'], ['plan']],
    ['words in the order of the text', 'é b a', ['a', 'b'], ['b', 'a']],
    ['a word in another, once', 'plan', ['plan', 'la'], ['plan']],
    ['the first of places that overlap', 'ababa', ['aba'], ['aba']],
    ['nothing', 'plan', ['plans'], []],
    ['nothing for no word', 'plan é', [], []],
    ['nothing for an empty word', 'plan é', [''], []],
    ['nothing in nothing', '', ['a'], []],
    ['nothing across a line', 'pl\nan é', ['plan'], []],
  ] as const)('finds %s', (_what, text, words, expected) => {
    expect(found(text, ...words)).toEqual(expected);
  });

  it('gives places in UTF-16 code units, after characters that fold into more or fewer', () => {
    expect(findText('ß😀e\u0301\u00adﬁ plan', ['plan'])).toEqual([[8, 12]]);
  });

  it('gives ranges whose texts have the words in them, at borders of characters, in order and apart', () => {
    fc.assert(
      fc.property(
        texts,
        fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }),
        (text, parts) => {
          const words = parts.map(foldText).filter((word) => word.trim() !== '');
          const border = borders(text);
          let end = -1;
          for (const [from, to] of findText(text, words)) {
            expect(from).toBeGreaterThan(end);
            expect(to).toBeGreaterThan(from);
            expect([border.has(from), border.has(to)]).toEqual([true, true]);
            expect(words.some((word) => foldText(text.slice(from, to)).includes(word))).toBe(true);
            end = to;
          }
        },
      ),
      { numRuns: 2000, seed: 20_261_126 },
    );
  });

  it('finds a part of a text in it, and nothing where its folded text has no such word', () => {
    fc.assert(
      fc.property(texts, fc.nat(30), fc.integer({ min: 1, max: 6 }), (text, from, length) => {
        const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
        const word = foldText(characters.slice(from, from + length).join(''));
        const isThere = word !== '' && foldText(text).includes(word);
        expect(findText(text, [word]).length > 0).toBe(isThere);
      }),
      { numRuns: 2000, seed: 20_261_126 },
    );
  });

  it('finds as much in a text of ASCII alone as after a letter of another script', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ minLength: 1, maxLength: 2 }), (text, part) => {
        const word = foldText(part);
        const moved = findText(`é.${text}`, [word]).filter(([from]) => from >= 2);
        fc.pre(!`e.${foldText(text)}`.slice(0, 3).includes(word) || foldText(text).startsWith(word));
        fc.pre(!/[e.]/.test(word));
        expect(moved).toEqual(findText(text, [word]).map(([from, to]) => [from + 2, to + 2]));
      }),
      { numRuns: 2000, seed: 20_261_126 },
    );
  });
});

describe('fault 50: a hundred thousand characters', () => {
  it.each([
    ['accents of one letter', `a${'\u0301\u0316'.repeat(50_000)}`, 'a', 1],
    ['marks of India', `क${'\u094d\u093c'.repeat(50_000)}`, 'क', 1],
    ['joined consonants', 'क्'.repeat(50_000), 'क', 1],
    ['joined emojis', '👩\u200d'.repeat(33_000), '👩', 1],
    ['parts of one syllable', `${'\u1100'.repeat(100_000)}`, '\u1100', 1],
    ['flags', '🇩🇪'.repeat(25_000), '🇩🇪', 1],
    ['halves of pairs', '\ud83d'.repeat(100_000), '\ud83d', 1],
    ['letters with accents', 'é'.repeat(100_000), 'e', 1],
    ['words with accents', 'é '.repeat(50_000), 'e', 50_000],
    ['letters', 'a'.repeat(100_000), 'a', 1],
  ])('of %s are searched, and found as one or as words', (_what, text, word, count) => {
    const ranges = findText(text, [foldText(word)]);
    expect(ranges).toHaveLength(count);
    expect(ranges[0]?.[0]).toBe(0);
  });
});
