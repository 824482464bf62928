import { describe, expect, it } from 'vitest';
import { brandAccents } from './brandAccents.ts';
import { contrast, mix, rgbOf } from './contrast.ts';
import { darkPalette } from './darkTokens.ts';
import { lightPalette } from './lightTokens.ts';

const brands = '#000000 #ffffff #ff0000 #00ff00 #0000ff #ffff00 #ff00ff #00ffff #808080 #f47373 #fc0'.split(
  ' ',
);

describe.each(brands)('the brand %s', (brand) => {
  it.each([
    ['light', lightPalette.color],
    ['dark', darkPalette.color],
  ] as const)('can be read in the %s theme, and so can all that stands on it', (theme, palette) => {
    const accent = rgbOf(brandAccents(brand)?.[theme] ?? '');
    const [surface, text] = [rgbOf(palette.surface), rgbOf(palette.text)];
    const tint = mix(surface, accent, 0.06);
    const ratios = [
      ...[surface, mix(surface, text, 0.05), tint, rgbOf(palette.onAccent)].map((one) =>
        contrast(accent, one),
      ),
      ...[palette.textSecondary, palette.textTertiary, palette.danger].map((ink) =>
        contrast(rgbOf(ink), tint),
      ),
      contrast(rgbOf(palette.onAccent), mix(accent, text, 0.22)),
    ];
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });
});

it('a colour that can be read is kept as it is', () => {
  expect(brandAccents('#3b5bdb')?.light).toBe('#3b5bdb');
  expect(brandAccents('#8ea2ff')?.dark).toBe('#8ea2ff');
});

it.each([
  'red',
  'rgb(0 0 0)',
  'url(https://evil.example/x)',
  '#12345',
  '#fff; background: url(//evil.example)',
  'var(--x)',
  '',
  '#fff}',
  null,
  undefined,
  7,
  {},
])('%j is no colour', (color) => {
  expect(brandAccents(color)).toBeNull();
});
