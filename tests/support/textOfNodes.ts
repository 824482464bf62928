import fc from 'fast-check';

/** One text, in one piece and in several. */
export interface SplitText {
  readonly whole: string;
  readonly pieces: readonly string[];
}

/**
 * A text and the same text in pieces, some of them empty, as content has it whose words are in several nodes: bold, links, lines.
 * For what cuts, counts, joins or searches text: the result must not depend on where one node ends and the next begins.
 */
export function splitText(characters: fc.Arbitrary<string> = fc.string({ unit: 'grapheme', maxLength: 12 })) {
  return fc
    .array(characters, { minLength: 2, maxLength: 6 })
    .map((pieces): SplitText => ({ whole: pieces.join(''), pieces }));
}
