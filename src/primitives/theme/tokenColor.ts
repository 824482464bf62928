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
