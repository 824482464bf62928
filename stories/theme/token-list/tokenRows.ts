import { lightTokens } from '../../../src/primitives/theme/lightTokens.ts';
import { publicTokens, variableName } from '../../../src/primitives/theme/publicTokens.ts';
import { derivedColors } from '../token-files/derivedColors.ts';

/** A token of the page. */
export interface TokenRow {
  readonly group: keyof typeof publicTokens;
  readonly name: string;
  /** `--carillon-color-accent`. */
  readonly variable: string;
  readonly purpose: string;
  /** What it is made of, and what is made of it: names of colours. */
  readonly from?: string;
  readonly followers?: readonly string[];
}

/** A part of the page. */
export interface TokenSection {
  readonly title: string;
  readonly rows: readonly TokenRow[];
}

const titles: Readonly<Record<keyof typeof publicTokens, string>> = {
  color: 'Colours',
  space: 'Space',
  radius: 'Radius',
  font: 'Type',
  size: 'Size',
  shadow: 'Shadow',
  motion: 'Motion',
  layer: 'Layer',
};

const groups = Object.keys(titles) as readonly (keyof typeof publicTokens)[];
const colors: readonly (readonly [string, string])[] = Object.entries(lightTokens.color);

/** Every public token by its group, and after the colours those that follow from them. */
export const tokenSections: readonly TokenSection[] = groups.flatMap((group) => {
  const section = { title: titles[group], rows: rowsOf(group, publicTokens[group]) };
  return group === 'color'
    ? [section, { title: 'Colours that follow', rows: rowsOf('color', derivedColors) }]
    : [section];
});

/** How many tokens hosts may set. */
export const tokenCount = groups.reduce((count, group) => count + Object.keys(publicTokens[group]).length, 0);

function rowsOf(group: TokenRow['group'], purposes: object): TokenRow[] {
  return Object.entries(purposes).map(([name, purpose]) => ({
    group,
    name,
    variable: `--${variableName([group, name])}`,
    purpose,
    ...(group === 'color' && {
      ...(name in derivedColors && { from: origin(colors.find(([one]) => one === name)?.[1] ?? '') }),
      followers: colors
        .filter(([, css]) => css.includes(`(--${variableName(['color', name])})`))
        .map(([one]) => one),
    }),
  }));
}

/** `6 % of accent in surface`, or the name of a colour. */
function origin(css: string): string {
  const [ground = '', ink] = [...css.matchAll(/--carillon-color-([\w-]+)/g)].map(([, name = '']) =>
    name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  );
  const percent = /([\d.]+)%/.exec(css)?.[1];
  return ink === undefined ? ground : `${percent} % of ${ink} in ${ground}`;
}
