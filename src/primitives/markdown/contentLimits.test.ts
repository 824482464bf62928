import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitText } from '../../../tests/support/textOfNodes.ts';
import { cutText, needsMarkdown, parsableSource } from './contentLimits.ts';
import { hasWords } from './contentNode.ts';

const length = 4_000;

describe('cutText', () => {
  test.each([
    ['a text of the whole length stays', 'abcd', 4, 'abcd'],
    ['one character more is cut', 'abcde', 4, 'abcd…'],
    ['a cut between words leaves the word whole', 'one two', 5, 'one…'],
    ['a cut at the end of a word leaves it', 'one two three', 8, 'one two…'],
    ['a long word is cut inside', `a ${'b'.repeat(50)}`, 45, `a ${'b'.repeat(43)}…`],
    ['forty letters after a space are still a word', `a ${'b'.repeat(50)}`, 42, 'a…'],
    ['a first word is cut inside', 'abcdef', 3, 'abc…'],
    ['a space at the start is no end of a word', ' abcdef', 4, ' abc…'],
    ['no colon stands before the ellipsis', 'one: two', 6, 'one…'],
    ['no dash stands before the ellipsis', 'one – two', 7, 'one…'],
    ['a full stop before the ellipsis goes', 'one. two', 6, 'one…'],
    ['a bracket stays', 'one) two', 6, 'one)…'],
    ['a pair of code units stays whole', 'ab\u{1F514}c', 3, 'ab…'],
    ['nothing is left of no length', 'ab', 0, '…'],
    ['nothing is left of a negative length', 'ab', -1, '…'],
  ])('%s', (_, text, limit, expected) => {
    expect(cutText(text, limit)).toBe(expected);
  });

  test('gives a beginning of the text, at most as long as allowed, with no half of a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), fc.nat(100), (text, limit) => {
        const cut = cutText(text, limit);
        if (text.length <= limit) {
          return cut === text;
        }
        const head = cut.slice(0, -1);
        return (
          cut.endsWith('…') && head.length <= limit && text.startsWith(head) && !/[\uD800-\uDBFF]$/.test(head)
        );
      }),
    );
  });
});

describe('parsableSource', () => {
  test.each([
    ['brackets', '[', 600],
    ['closing brackets', ']', 600],
    ['tags', '<', 600],
    ['marks of emphasis', 'a*', 1_200],
    ['marks of code', 'a`', 1_200],
    ['marks of deletion', 'a~', 1_200],
    ['underscores', 'a_', 1_200],
    ['references', '&', 2_000],
    ['quotes at the start of a line', '>', 24],
    ['lists at the start of a line', '- ', 24],
    ['numbers at the start of a line', '1. ', 24],
    ['long numbers at the start of a line', '123456789) ', 24],
  ])('parses as many %s as are allowed, and not one more', (_, mark, most) => {
    expect(parsableSource(mark.repeat(most), length)).toBe(mark.repeat(most));
    expect(parsableSource(mark.repeat(most + 1), length)).toBeNull();
  });

  test('counts a run of marks once, wherever it is', () => {
    expect(parsableSource(`${'*'.repeat(1_300)} a`, length)).not.toBeNull();
  });

  test('counts the marks of emphasis, and not the words between them', () => {
    const words = `a${'*a'.repeat(1_200)}`;
    expect(parsableSource(words, length)).toBe(words);
    expect(parsableSource(`*${'a*'.repeat(1_200)}`, length)).toBeNull();
  });

  test.each(['\n', '\r\n', '\r'])('looks at the start of each line after %j, and only there', (end) => {
    const quotes = '>'.repeat(25);
    expect(parsableSource(`one${end}${quotes} two`, length)).toBeNull();
    expect(parsableSource(`one ${quotes}${end}two`, length)).not.toBeNull();
  });

  test('takes no number of ten digits for a list', () => {
    expect(parsableSource('1234567890. '.repeat(30), length)).not.toBeNull();
  });

  test('parses lines that are indented by 96, and none that are by 97', () => {
    expect(parsableSource(`${' '.repeat(96)}a`, length)).not.toBeNull();
    expect(parsableSource(`one\n${'\t'.repeat(97)}a`, length)).toBeNull();
    expect(parsableSource(`one${' '.repeat(97)}a`, length)).not.toBeNull();
  });

  test.each(['\n', '\r\n', '\r'])('cuts after 300 lines that end with %j', (end) => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
    expect(parsableSource(lines(300).join(end), length)).toBe(lines(300).join(end));
    expect(parsableSource(lines(301).join(end), length)).toBe(`${lines(300).join('\n')}…`);
  });

  test.each([
    ['three times what is shown', 100, 300],
    ['12,000 characters', 40_000, 12_000],
  ])('cuts after %s', (_, shown, most) => {
    expect(parsableSource('a'.repeat(most), shown)).toHaveLength(most);
    expect(parsableSource('a'.repeat(most + 1), shown)).toBe(`${'a'.repeat(most)}…`);
  });
});

describe('needsMarkdown', () => {
  test.each([...'\\`*_[]<>&\n\r\t'])('is true for a text with %j alone, anywhere', (mark) => {
    expect([needsMarkdown(`a${mark}`), needsMarkdown(mark)]).toEqual([true, true]);
  });

  test.each(['# a', '+ a', '= a', '~ a', '- a', '1. a', '1) a', '123456789. a', '   # a'])(
    'is true for %j at the start, and false for it after a word',
    (text) => {
      expect([needsMarkdown(text), needsMarkdown(`a ${text}`)]).toEqual([true, false]);
    },
  );

  test.each(['', 'a', 'Hello, world!', '1 a', '1234567890. a', 'a-b', '(a)', "it's 5% of $3"])(
    'is false for %j',
    (text) => {
      expect(needsMarkdown(text)).toBe(false);
    },
  );
});

describe('hasWords', () => {
  test.each([
    ['no nodes', [], false],
    ['spaces', [{ type: 'text', value: ' \u00a0\n' }], false],
    ['invisible characters', [{ type: 'text', value: '\u200b\u2066\u0000' }], false],
    ['a letter', [{ type: 'text', value: 'a' }], true],
    ['a letter far inside', [{ type: 'strong', children: [{ type: 'text', value: 'a' }] }], true],
    ['a picture', [{ type: 'image', url: 'https://a.example/a.png' }], true],
    ['a picture that is refused', [{ type: 'image', url: 'javascript:a' }], false],
    ['a refused picture with words', [{ type: 'image', url: 'javascript:a', alt: 'A' }], true],
  ] as const)('of %s', (_, nodes, expected) => {
    expect(hasWords(nodes)).toBe(expected);
  });

  test('is the same for a text in one node and in several', () => {
    const characters = fc.constantFrom(' ', '\n', '\u200b', 'a', '');
    fc.assert(
      fc.property(splitText(characters), ({ whole, pieces }) => {
        const text = (value: string) => ({ type: 'text', value }) as const;
        return hasWords([text(whole)]) === hasWords(pieces.map(text));
      }),
    );
  });
});
