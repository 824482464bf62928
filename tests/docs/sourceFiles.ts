import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The files that may cite a document or name a test: code, styles, pages. Generated files are left out. */
export function readSourceFiles(): ReadonlyMap<string, string> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  const files = listed
    .split('\n')
    .filter((path) => /\.(tsx?|mts|mjs|mdx?|grit|html|css)$/.test(path))
    .filter((path) => !/^docs\/api\/|mockServiceWorker\.js$/.test(path) && existsSync(path));
  return new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
}
