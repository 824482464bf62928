import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, searchWords } from './foldText.ts';

describe('folding', () => {
  it.each([
    ['upper case', 'Launch PLAN', 'launch plan'],
    ['accents, composed or not', 'Crème Bru\u0302le\u0301e', 'creme brulee'],
    ['the German ß', 'STRASSE Straße STRAẞE', 'strasse strasse strasse'],
    ['the Turkish i with a dot and without', 'İstanbul ISPARTA ısparta', 'istanbul isparta isparta'],
    ['the Polish ł', 'Łódź Wałęsa', 'lodz walesa'],
    ['letters of the north', 'Ærø Øystein Þór Đura Guðrún œuvre', 'aero oystein thor dura gudrun oeuvre'],
    ['Vietnamese', 'Tiếng Việt Đà Nẵng', 'tieng viet da nang'],
    ['Greek accents and the sigma at the end', 'ΟΔΥΣΣΕΎΣ Οδυσσεύς', 'οδυσσευσ οδυσσευσ'],
    ['Cyrillic', 'Ёлка Й ст\u0483ый', 'елка и стыи'],
    ['Arabic vowels, hamzas and tatweel', 'مُحَمَّد مـــحمد أحمد إحمد آحمد', 'محمد محمد احمد احمد احمد'],
    ['letters of Persian, and their joiner', 'می\u200cکنم', 'ميكنم'],
    ['the points of Hebrew', 'שָׁלוֹם', 'שלום'],
    ['the vowels of Syriac', 'ܡܰܠܟܳܐ', 'ܡܠܟܐ'],
    ['full and half width', 'Ｃａｒｉｌｌｏｎ　２ ｶﾞ', 'carillon 2 カ\u3099'],
    ['ligatures and signs', 'ﬁne № ½ ™', 'fine no 1⁄2 tm'],
    ['the apostrophe and the hyphen of print', 'don’t co‑op ‘', "don't co-op '"],
    [
      'soft hyphens, spaces of no width and controls of direction',
      'Quar\u00adtals\u200bplan \u2067x\u2069',
      'quartalsplan x',
    ],
    ['the looks of an emoji', '❤\ufe0f', '❤'],
  ])('ignores %s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    ['vowel signs of Devanagari', 'कि', 'का'],
    ['the virama of Devanagari', 'क्य', 'कय'],
    ['vowel signs of Tamil', 'கி', 'கு'],
    ['vowels and tones of Thai', 'ป่า', 'ปา'],
    ['vowels of Thai above and below', 'กิ', 'กุ'],
    ['vowel signs of Khmer', 'កិ', 'កុ'],
    ['vowel signs of Tibetan', 'ཀི', 'ཀུ'],
    ['vowels of Thaana', 'ކަ', 'ކި'],
    ['voiced kana', 'が', 'か'],
    ['vowels of Hangul', '하', '호'],
    ['the final consonant of Hangul', '한', '할'],
  ])('keeps %s, which tell words apart', (_what, one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  it('gives a syllable of Hangul the beginning of the one that is typed on', () => {
    expect(foldText('한국').startsWith(foldText('ㅎ'))).toBe(true);
    expect(foldText('한국').startsWith(foldText('하'))).toBe(true);
    expect(foldText('한국')).toContain(foldText('국'));
    expect(foldText('안')).not.toContain(foldText('항').slice(-1));
  });

  it('leaves the spaces of a text where they are', () => {
    expect(foldText('É\n\tè é')).toBe('e\n\te e');
  });

  it('changes nothing in a text that is folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { numRuns: 2000, seed: 20_261_126 },
    );
  });

  it.each([
    ['half of a pair', '\ud83d', '\ud83d'],
    ['two halves in the wrong order', 'é\ude00\ud83d', 'e\ude00\ud83d'],
    ['nothing', '', ''],
    ['marks without a letter', '\u0301\u0300', ''],
  ])('takes %s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('fault 50: a hundred thousand marks that would have to be sorted are folded in parts', () => {
    expect(foldText(`a${'\u0301\u0316'.repeat(50_000)}b`)).toBe('ab');
    // These two are letters, which `normalize` sorts: all at once would take seconds.
    const sorted = foldText(`क${'\u094d\u093c'.repeat(50_000)}`);
    expect(sorted).toHaveLength(100_001);
    expect(sorted.slice(0, 500)).toBe(`क${'\u093c'.repeat(499)}`);
    expect(sorted.slice(500, 1000)).toBe('\u094d'.repeat(500));
  });
});

describe('the words of a search', () => {
  it('are folded, and each is there once', () => {
    expect(searchWords('Été ete  PLAN')).toEqual(['ete', 'plan']);
  });

  it('are the first ones of very many', () => {
    const words = Array.from({ length: 5000 }, (_, index) => `w${index}`);
    expect(searchWords(words.join(' '))).toEqual(words.slice(0, 32));
    expect(searchWords('long'.repeat(100_000)).join('')).toHaveLength(500);
  });
});
