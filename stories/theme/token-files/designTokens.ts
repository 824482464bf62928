import { contrast, type Rgb } from '../../../src/primitives/theme/contrast.ts';
import { type ColorName, tokenColor } from '../../../src/primitives/theme/contrastPairs.ts';
import type { Tokens } from '../../../src/primitives/theme/lightTokens.ts';
import { publicTokens } from '../../../src/primitives/theme/publicTokens.ts';
import { derivedColors } from './derivedColors.ts';
import { type TypedValue, typedColor, typedValue } from './typedValue.ts';

/** A token as DTCG 2025.10 has it. */
export interface DesignToken extends TypedValue {
  readonly $description: string;
  readonly $extensions?: Readonly<Record<string, { readonly css: string }>>;
}

export type DesignTokens = Readonly<Record<string, Readonly<Record<string, DesignToken>>>>;

/** Under which name a token says the CSS that its value was made of. */
const extension = 'io.github.carillon-inbox';

/** Machinery of the stylesheet: in the themes of carillon the first is the accent, and the second depends on what is pressed. */
const unlisted: readonly string[] = ['accentShown', 'accentPress'];

/** The public tokens of a theme, and the colours that follow from them, which DTCG cannot compute: as what they come to. */
export function designTokens(tokens: Tokens): DesignTokens {
  return { ...Object.fromEntries(groups(tokens)), color: themeColors(tokens) };
}

/** What a theme has of its own: all else is the same in each. */
export function themeTokens(tokens: Tokens): DesignTokens {
  const { color, shadow } = designTokens(tokens);
  return { ...(color && { color }), ...(shadow && { shadow }) };
}

function groups(tokens: Tokens) {
  return Object.entries(publicTokens).map(([group, names]) => {
    const values: Readonly<Record<string, string>> = tokens[group as keyof Tokens];
    return [
      group,
      group === 'color'
        ? {}
        : Object.fromEntries(
            Object.entries(names).map(([name, $description]) => {
              const css = values[name] ?? '';
              return [name, { ...typedValue(group, name, css), $description, ...asCss(css, /^calc\(/) }];
            }),
          ),
    ] as const;
  });
}

function themeColors(tokens: Tokens) {
  const described: Readonly<Record<string, string>> = { ...publicTokens.color, ...derivedColors };
  return Object.fromEntries(
    Object.entries(described)
      .filter(([name]) => !unlisted.includes(name))
      .map(([name, $description]) => [
        name,
        {
          ...colorToken(name as ColorName, tokens),
          $description,
          ...asCss(tokens.color[name as ColorName], /^color-mix/),
        },
      ]),
  );
}

function colorToken(name: ColorName, tokens: Tokens): TypedValue {
  return name === 'focus'
    ? { $type: 'color', $value: '{color.accent}' }
    : { $type: 'color', $value: typedColor(drawnColor(name, tokens)) };
}

/** The colour that browsers draw: words on the accent are black or white there, unless a host sets them. */
export function drawnColor(name: ColorName, tokens: Tokens): Rgb {
  return name === 'onAccent' ? readableOn(tokenColor('accent', tokens)) : tokenColor(name, tokens);
}

function readableOn(ground: Rgb): Rgb {
  const [white, black]: [Rgb, Rgb] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  return contrast(white, ground) >= contrast(black, ground) ? white : black;
}

const asCss = (css: string, when: RegExp) =>
  when.test(css) ? { $extensions: { [extension]: { css } } } : {};
