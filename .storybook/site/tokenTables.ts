import { hexOf } from '../../src/primitives/theme/contrast.ts';
import type { ColorName } from '../../src/primitives/theme/contrastPairs.ts';
import { drawnColor } from '../../stories/theme/token-files/designTokens.ts';
import { type ShownTheme, shownThemes } from '../../stories/theme/token-list/themes.ts';
import { type TokenRow, tokenSections } from '../../stories/theme/token-list/tokenRows.ts';

/** The tokens with their values in each theme, as Markdown. */
export function tokenTables(): string {
  const names = shownThemes.map(({ name }) => name);
  const head = ['token', 'variable', ...names, 'what it is for'];
  return tokenSections
    .map(({ title, rows }) =>
      [
        `## ${title}`,
        '',
        line(head),
        line(head.map(() => '---')),
        ...rows.map((row) => line(cellsOf(row))),
      ].join('\n'),
    )
    .join('\n\n');
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const cellsOf = (row: TokenRow) => [
  `${row.group}.${row.name}`,
  `\`${row.variable}\``,
  ...shownThemes.map(({ tokens }) => valueIn(tokens, row)),
  row.purpose,
];

function valueIn(tokens: ShownTheme['tokens'], { group, name }: TokenRow): string {
  const values: Readonly<Record<string, string>> = tokens[group];
  return group === 'color' ? hexOf(drawnColor(name as ColorName, tokens)) : (values[name] ?? '');
}
