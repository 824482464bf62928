/** Letters with a stroke, ligatures and others that are one letter to a reader and have no decomposition. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  // The keyboards of Persian and Urdu write letters of Arabic with code points of their own, and that of Egypt one without its dots.
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  // Phones write the apostrophe and the hyphen of print.
  '‘': "'",
  '’': "'",
  '‐': '-',
};

/**
 * What a search does not see. Of the marks (`\p{M}`) only those that belong to no script of their own or to one that most people
 * write without them: accents, the points of Hebrew and Syriac, the vowels and hamzas of Arabic. Those of India, Thailand, Tibet and
 * others are letters, without which a word is another one, and so are the voiced kana (U+3099, U+309A). Besides marks the tatweel,
 * which only makes words longer, and what is invisible: soft hyphens, joiners, controls of direction.
 */
const unseen = String.raw`[\u0640\p{DI}]|(?![\u3099\u309a])(?=\p{M})[\p{sc=Zinh}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}]`;
const changed = new RegExp(`[${Object.keys(letters).join('')}]|${unseen}`, 'gu');

/**
 * A text as a search compares it: without upper case, diacritics, widths and invisible characters. Hangul stays decomposed, so that a
 * syllable is found while it is still being typed. What is folded may be longer or shorter than the text, and folding it again changes nothing.
 */
export function foldText(text: string): string {
  // Most texts need no more.
  if (isAscii(text)) {
    return text.toLowerCase();
  }
  return (
    text
      // In parts, since it sorts marks: a hundred thousand at once would take seconds.
      .replace(/[\s\S]{1,1000}/gu, (part) => part.normalize('NFKD'))
      .toLowerCase()
      .replace(changed, (character) => letters[character] ?? '')
  );
}

/** How long a text may be that is searched for, in UTF-16 code units. */
export const maxSearch = 500;

/** How many words are searched for: each is looked for in every text. */
const maxWords = 32;

/**
 * The first words of a query, folded and each once. A query without words has the empty one, which is in every text. The query may come
 * from an address, which anybody can have made.
 */
export function searchWords(query: string): readonly string[] {
  return [...new Set(foldText(query.slice(0, maxSearch)).split(/\s+/))].slice(0, maxWords);
}

/** Whether each character of a text is one code unit, which folds into one. */
export function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}
