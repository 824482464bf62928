import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every file of the repository, those that are not committed yet included. */
export function listFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((path) => path !== '' && existsSync(path));
}

/** The files that may cite a document or name a test: code, styles, pages. Generated files are left out. */
export function readSourceFiles(): ReadonlyMap<string, string> {
  const files = listFiles()
    .filter((path) => /\.(tsx?|mts|mjs|mdx?|grit|html|css)$/.test(path))
    .filter((path) => !/^docs\/api\/|mockServiceWorker\.js$/.test(path));
  return new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
}
