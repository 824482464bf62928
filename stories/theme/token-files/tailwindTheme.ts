import { publicTokens, variableName } from '../../../src/primitives/theme/publicTokens.ts';
import { derivedColors } from './derivedColors.ts';

const kebab = (name: string) => variableName([name]).replace('carillon-', '');

/** Under which variables of Tailwind 4 a group is; what has no utility of its own is not among them. */
const names: Readonly<Record<string, (name: string) => string | undefined>> = {
  color: (name) => `color-carillon-${kebab(name)}`,
  space: (name) => `spacing-carillon-${name}`,
  size: (name) => `spacing-carillon-${kebab(name)}`,
  radius: (name) => `radius-carillon-${name}`,
  shadow: (name) => `shadow-carillon-${name}`,
  font: (name) => fonts[name],
};

const fonts: Readonly<Record<string, string>> = {
  size: 'text-carillon',
  lineHeight: 'text-carillon--line-height',
  smallSize: 'text-carillon-small',
  smallLineHeight: 'text-carillon-small--line-height',
  strong: 'font-weight-carillon-strong',
  mono: 'font-carillon-mono',
};

const words = `/*
 * Tailwind 4: the tokens of carillon as utilities, for what a host draws inside of an inbox: rows, slots, empty states.
 *
 *   @import 'tailwindcss';
 *   @import 'carillon/tailwind.css';
 *
 * \`bg-carillon-tint\`, \`text-carillon-text-secondary\`, \`p-carillon-m\`, \`rounded-carillon-panel\`, \`text-carillon-small\`. They follow the
 * theme around them. What has no utility: \`duration-(--carillon-motion-fast)\`, \`z-(--carillon-layer-z-index)\`.
 */`;

/** A theme of Tailwind 4 that has the tokens. `inline`, as their values are known only inside of an inbox. */
export function tailwindTheme(): string {
  const { color, ...others } = publicTokens;
  const lines = Object.entries({ color: { ...color, ...derivedColors }, ...others }).flatMap(
    ([group, tokens]) =>
      Object.keys(tokens).flatMap((name) => {
        const theirs = names[group]?.(name);
        return theirs === undefined ? [] : [`  --${theirs}: var(--${variableName([group, name])});`];
      }),
  );
  return [words, '@theme inline {', ...lines, '}', ''].join('\n');
}
