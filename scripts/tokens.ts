import { writeFileSync } from 'node:fs';
import { tokenFiles } from '../stories/theme/token-files/tokenFiles.ts';

// Writes the folder `tokens` of the package from the tokens of the themes. tests/docs/tokenFiles.test.ts compares them.
for (const [name, text] of Object.entries(tokenFiles())) {
  writeFileSync(`tokens/${name}`, text);
}
