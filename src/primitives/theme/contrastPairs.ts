import { mix, type Rgb, rgbOf } from './contrast.ts';
import type { Tokens } from './lightTokens.ts';

/** The name of a colour of the themes. */
export type ColorName = keyof Tokens['color'];

/** What a colour comes to in a theme: six digits, another token, or a mixture of two of these. Throws on any other CSS. */
export function tokenColor(name: ColorName, tokens: Tokens): Rgb {
  const value = tokens.color[name];
  const [first, second] = Array.from(
    value.matchAll(/var\(--carillon-color-([\w-]+)\)|#\w+/g),
    ([color, kebab]) =>
      kebab === undefined
        ? rgbOf(color)
        : tokenColor(kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) as ColorName, tokens),
  );
  const percent = /([\d.]+)%\)$/.exec(value)?.[1];
  return first && second ? mix(first, second, Number(percent) / 100) : (first ?? rgbOf(value));
}

/** An ink, and the grounds that it is drawn on. */
export type ContrastPairs = readonly (readonly [ink: ColorName, grounds: readonly ColorName[]])[];

const rows: readonly ColorName[] = ['surface', 'tint', 'tintHover', 'hover'];

/** What may be written on what. */
export const textPairs: ContrastPairs = [
  ['text', [...rows, 'raised', 'code', 'mark']],
  ['textSecondary', [...rows, 'raised', 'code']],
  ['textTertiary', [...rows, 'raised']],
  ['accentText', [...rows, 'raised']],
  ['onAccent', ['accent']],
  ['danger', [...rows, 'raised', 'dangerSurface']],
  ['warning', [...rows, 'warningSurface']],
  ['success', [...rows, 'successSurface']],
  // Toasts and the badge of the bell are written the other way round.
  ['surface', ['text', 'danger']],
];

/** What must be seen to be used: edges, tracks, marks, rings. */
export const controlPairs: ContrastPairs = [
  ['control', [...rows, 'raised']],
  ['accent', rows],
  ['danger', rows],
  ['focus', [...rows, 'raised']],
  // The thumb of a switch on its track.
  ['surface', ['control']],
  ['onAccent', ['accent']],
];
