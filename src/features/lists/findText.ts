import { foldText, isAscii } from '../../locales/index.ts';

/** A part of a text, in UTF-16 code units: from the first one, to before the last one. */
export type TextRange = readonly [from: number, to: number];

const { raw } = String;
/** The marks of a character, tones of skin, joiners, vowels and voiced marks that are letters to Unicode, and the tags of some flags. */
const following = raw`(?:[\p{M}\p{EMod}\u0e33\u0eb3\uff9e\uff9f\u{e0020}-\u{e007f}]|\u200c|\u200d)*`;
const kinds = [
  // Flags, and emojis that are joined.
  raw`\p{RI}{2}`,
  raw`\p{ExtPict}(?:[\p{M}\p{EMod}\u200c\u{e0020}-\u{e007f}]*\u200d\p{ExtPict})*`,
  // Syllables of Hangul, in parts or with an end of their own.
  raw`(?:[\u1100-\u115f]+|[\uac00-\ud7a3])[\u1160-\u11ff]*`,
  // Consonants of India that a virama joins.
  raw`(?:[\u0900-\u0dff]\p{M}?[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d](?:\p{M}|\u200d){0,2}(?=[\u0900-\u0dff]))+[\u0900-\u0dff]`,
  raw`\r\n|[\s\S]`,
];
/** What a reader takes for one character. `Intl.Segmenter` takes seconds for a hundred thousand, and servers may know another Unicode. */
const character = new RegExp(`(?:${kinds.join('|')})${following}`, 'gu');

/**
 * Where words that `foldText` has folded stand in a text: ranges of whole characters in their order, which neither overlap nor touch. Of a
 * word that overlaps itself the first place counts.
 */
export function findText(text: string, words: readonly string[]): readonly TextRange[] {
  const { folded, starts, ends } = foldedPlaces(text);
  const found: TextRange[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); word !== '' && at >= 0; at = folded.indexOf(word, at + word.length)) {
      const last = at + word.length - 1;
      found.push([starts?.[at] ?? at, ends?.[last] ?? last + 1]);
    }
  }
  return joined(found);
}

/** A folded text, and for each of its code units where its character begins and ends in the text; without these, in the same places. */
function foldedPlaces(text: string) {
  if (isAscii(text)) {
    return { folded: foldText(text) };
  }
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: one, index } of text.matchAll(character)) {
    folded += foldText(one);
    while (starts.length < folded.length) {
      starts.push(index);
      ends.push(index + one.length);
    }
  }
  return { folded, starts, ends };
}

function joined(ranges: TextRange[]): readonly TextRange[] {
  const result: TextRange[] = [];
  for (const range of ranges.sort(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && range[0] <= last[1]) {
      result[result.length - 1] = [last[0], Math.max(last[1], range[1])];
    } else {
      result.push(range);
    }
  }
  return result;
}
