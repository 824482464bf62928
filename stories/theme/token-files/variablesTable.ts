import { lightTokens } from '../../../src/primitives/theme/lightTokens.ts';
import { publicTokens, variableName } from '../../../src/primitives/theme/publicTokens.ts';
import { usualPixels } from './usualPixels.ts';

/** Where it stands there. */
export const tableInGuide = /^\| variable [\s\S]*?(?=\n\n)/m;

/** A length by its pixels at the usual font size. */
function shown(css: string): string {
  const pixels = usualPixels(css);
  return `\`${pixels === undefined ? css : `${pixels}px`}\``;
}

/** The table of CSS variables in the guide to theming, from the public tokens. */
export function variablesTable(): string {
  const rows = Object.entries(publicTokens).flatMap(([group, names]) => {
    const values: Readonly<Record<string, string>> = lightTokens[group as keyof typeof lightTokens];
    return Object.entries(names).map(([name, purpose]) => [
      `\`--${variableName([group, name])}\``,
      purpose,
      shown(values[name] ?? 'none'),
    ]);
  });
  const all = [['variable', 'what it is for', 'in the light theme'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [line(head), line(['', '', ''], '-'), ...body.map((row) => line(row))].join('\n');
}
