import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { decisionsOf, indexName, numberDecisions, writeIndex } from '../tests/docs/decisions.ts';

// Gives new decisions a number and the date of their commit, and writes the page that lists them all.
const folder = 'stories/decisions';
const paths = readdirSync(folder).filter((path) => path.endsWith('.mdx') && path !== indexName);
const read = () => paths.sort().map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }));

for (const { path } of read()) {
  const [page] = read().filter((one) => one.path === path);
  const next = (decisionsOf(read()).at(-1)?.number ?? 0) + 1;
  if (page)
    writeFileSync(
      `${folder}/${path}`,
      numberDecisions(page, next, (heading) => dateOf(path, heading)),
    );
}
writeFileSync(`${folder}/${indexName}`, writeIndex(read()));

/** When a heading was first committed; today where it was not. */
function dateOf(path: string, heading: string): string {
  const log = ['log', '--format=%as', `-S# ${heading}`, '--', `${folder}/${path}`];
  const dates = execFileSync('git', log, { encoding: 'utf8' }).trim().split('\n');
  return dates.at(-1) || new Date().toISOString().slice(0, 10);
}
