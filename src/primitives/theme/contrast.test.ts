import { describe, expect, it } from 'vitest';
import { contrast, hexOf, mix, type Rgb, rgbOf } from './contrast.ts';
import { type ColorName, type ContrastPairs, controlPairs, textPairs, tokenColor } from './contrastPairs.ts';
import { contrastDarkTokens, contrastTokens } from './contrastTokens.ts';
import { darkTokens } from './darkTokens.ts';
import { lightTokens, type Tokens } from './lightTokens.ts';

/** WCAG 2.2: 1.4.3 asks for 4.5:1, 1.4.6 for 7:1. */
const themes: readonly [string, Tokens, number][] = [
  ['light', lightTokens, 4.5],
  ['dark', darkTokens, 4.5],
  ['contrast', contrastTokens, 7],
  ['contrast-dark', contrastDarkTokens, 7],
];

describe.each(themes)('%s theme', (_name, tokens, least) => {
  const pairs = (table: ContrastPairs) =>
    table.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));
  const color = (name: ColorName) => tokenColor(name, tokens);

  it(`every text is readable on its grounds (${least}:1), and every control is visible (3:1)`, () => {
    for (const [table, enough] of [
      [textPairs, least],
      [controlPairs, 3],
    ] as const) {
      for (const [ink, ground] of pairs(table)) {
        const ratio = contrast(color(ink), color(ground));
        expect.soft(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(enough);
      }
    }
  });

  it('initials are readable in every hue', () => {
    const ratios = Array.from({ length: 360 }, (_, degrees) =>
      contrast(mix(color('text'), hue(degrees), 0.32), mix(color('surface'), hue(degrees), 0.26)),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([0.12, 0.22])('the primary button stays readable with %d of the text in it', (share) => {
    expect(contrast(color('onAccent'), mix(color('accent'), color('text'), share))).toBeGreaterThanOrEqual(
      least,
    );
  });

  it.each(['surface', 'tint', 'hover'] as const)('controls on %s stay readable while pressed', (ground) => {
    const pressed = mix(color(ground), color('text'), 0.11);
    for (const ink of ['text', 'textSecondary', 'accentText'] as const) {
      expect(contrast(color(ink), pressed)).toBeGreaterThanOrEqual(least);
    }
  });

  it('the mark of an info avatar is readable on its ground', () => {
    const ground = mix(color('surface'), color('accent'), 0.14);
    expect(contrast(color('accentText'), ground)).toBeGreaterThanOrEqual(least);
  });
});

/** `hsl(degrees 65% 50%)`, the ink of avatars. */
function hue(degrees: number): Rgb {
  const channel = (offset: number) => {
    const k = (offset + degrees / 30) % 12;
    return 255 * (0.5 - 0.325 * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

describe('colours', () => {
  it.each([
    ['#000000', [0, 0, 0]],
    ['#ffffff', [255, 255, 255]],
    ['#0a0B0c', [10, 11, 12]],
  ] as const)('%s is read as %j, and written again', (hex, rgb) => {
    expect(rgbOf(hex)).toEqual(rgb);
    expect(hexOf(rgb)).toBe(hex.toLowerCase());
  });

  it('parts of a number are rounded', () => {
    expect(hexOf([0.4, 15.5, 254.6])).toBe('#0010ff');
  });

  it.each(['', 'red', '#fff', '#fffffff', 'a#ffffff', 'ab#ffffff', '#ffffff ', '#fffffg', 'rgb(0 0 0)'])(
    '%j is refused and named',
    (text) => {
      expect(() => rgbOf(text)).toThrow(`${text} is not a colour of six hexadecimal digits`);
    },
  );

  // The numbers of WCAG's own formula, for colours on both sides of its limit of 0.04045 (10.3 of 255).
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#00ff00', '#000000', 15.3],
    ['#0000ff', '#ffffff', 8.59],
    ['#010101', '#000000', 1.006],
    ['#0a0a0a', '#000000', 1.061],
    ['#0b0b0b', '#000000', 1.067],
  ])('%s on %s has a contrast of %d', (one, other, expected) => {
    expect(contrast(rgbOf(one), rgbOf(other))).toBeCloseTo(expected, expected < 2 ? 3 : 1);
  });
});
