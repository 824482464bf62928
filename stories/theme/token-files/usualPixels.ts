import { lightTokens } from '../../../src/primitives/theme/lightTokens.ts';
import { variableName } from '../../../src/primitives/theme/publicTokens.ts';

/** The lengths that others are computed from, by their variables. */
const lengths = new Map(
  (['font', 'size'] as const).flatMap((group) =>
    Object.entries(lightTokens[group]).map(
      ([name, css]) => [`--${variableName([group, name])}`, css] as const,
    ),
  ),
);

/** The pixels of a length that grows with the reader's font, at the usual size of that; undefined for any other CSS. */
export function usualPixels(css: string): number | undefined {
  let sum = css.replace(/var\((--[\w-]+)\)/g, (_, name) =>
    name === '--carillon-size-unit' ? '1' : `${usualPixels(lengths.get(name) ?? '')}`,
  );
  while (/calc\([^()]+\)/.test(sum)) {
    sum = sum.replace(/calc\(([^()]+)\)/, (_, terms: string) => `${total(terms)}`);
  }
  return css.includes('var(') ? asNumber(sum) : undefined;
}

/** `2 * 20 + 16`. */
function total(terms: string): number {
  const products = terms.split(' + ').map((term) => term.split(' * ').map(Number));
  return products
    .map((factors) => factors.reduce((all, one) => all * one, 1))
    .reduce((all, one) => all + one, 0);
}

function asNumber(text: string): number | undefined {
  return /^[\d.]+$/.test(text) ? Number(text) : undefined;
}
