import { readFileSync, writeFileSync } from 'node:fs';
import { tokenFiles } from '../stories/theme/token-files/tokenFiles.ts';
import { tableInGuide, variablesTable } from '../stories/theme/token-files/variablesTable.ts';

// Writes the folder `tokens` of the package, and the table of the guide to theming, from the tokens of the themes. tests/docs/tokenFiles.test.ts
// compares them.
for (const [name, text] of Object.entries(tokenFiles())) {
  writeFileSync(`tokens/${name}`, text);
}
const guide = 'docs/guides/theming.md';
writeFileSync(
  guide,
  readFileSync(guide, 'utf8').replace(tableInGuide, () => variablesTable()),
);
