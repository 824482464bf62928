/** Invisible characters, which are no letters: joiners, direction marks, combining marks without a letter. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/gu;

/** The most code units of a name that are read, and the most code points of one grapheme, since marks can be stacked without end. */
const longestName = 200;
const longestGrapheme = 12;

/**
 * One or two graphemes for an avatar: `Maya Okafor` is `MO`, `مايا` is `م`, `👩‍🚀 Ada` is `A`. Scripts without capitals get
 * one, since two would join or crowd. Empty when the name has nothing to show.
 */
export function initials(name: unknown): string {
  if (typeof name !== 'string') {
    return '';
  }
  const words = name.slice(0, longestName).split(/[\s\u00A0._\-–—/|,;:()[\]{}"“”«»]+/u);
  const firsts = words.map(firstLetter).filter(Boolean);
  const first = firsts[0] ?? firstGrapheme(name.slice(0, longestName));
  const last = firsts.length > 1 ? firsts[firsts.length - 1] : undefined;
  return last && isCased(first) && isCased(last)
    ? first.toUpperCase() + last.toUpperCase()
    : first.toUpperCase();
}

/** A number that is always the same for the same name, from 0 to `count` - 1. */
export function nameHash(name: unknown, count: number): number {
  let hash = 0;
  for (const character of typeof name === 'string' ? name.slice(0, longestName) : '') {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash % count;
}

function firstLetter(word: string): string {
  return graphemes(word).find((grapheme) => /^[\p{L}\p{N}]/u.test(grapheme)) ?? '';
}

function firstGrapheme(name: string): string {
  return (
    graphemes(name).find((grapheme) =>
      /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(grapheme),
    ) ?? ''
  );
}

function isCased(text: string): boolean {
  return text.toUpperCase() !== text.toLowerCase();
}

/** Made when it is first needed: it takes longer than all else here. */
let segmenter: Intl.Segmenter | undefined;

function segments(text: string): string[] {
  // Most names need none.
  if (/^[\x20-\x7E]*$/.test(text) || globalThis.Intl?.Segmenter === undefined) {
    return Array.from(text);
  }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function graphemes(text: string): string[] {
  return segments(text)
    .map((piece) => (/\p{Extended_Pictographic}/u.test(piece) ? piece : piece.replace(invisible, '')))
    .map((piece) => Array.from(piece).slice(0, longestGrapheme).join(''))
    .filter((piece) => piece.trim() !== '');
}
