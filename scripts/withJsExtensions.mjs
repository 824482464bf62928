import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Declarations import each other as the sources do (`.ts`); the published files are `.js` and `.d.ts`. */
export function withJsExtensions(folder) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (entry.endsWith('.d.ts')) {
      const file = join(folder, entry);
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/((?:from|import\()\s*(['"])\.[^'"]*)\.tsx?\2/g, '$1.js$2'));
    }
  }
}
