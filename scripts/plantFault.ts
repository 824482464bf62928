import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Loads the sources that the file in `PLANTED_SOURCES` holds (JSON: text by absolute path) in place of those on the disk. See `npm run planted`. */
export function plantFault(): Plugin {
  const file = process.env.PLANTED_SOURCES;
  const sources: Readonly<Record<string, string>> = file ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    name: 'plant-fault',
    enforce: 'pre',
    load: (id) => sources[id.replace(/\?.*/, '')] ?? null,
  };
}
