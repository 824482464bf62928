// Mutation testing, a folder of `src` after another: `npm run mutants` tries all that have unit tests,
// `npm run mutants -- src/data/session` these, and `--touched` the files that differ from the main branch. A folder is tried with the
// tests in it. Prints survivors and scores, and fails if a folder is below its floor in tests/mutants/floors.json.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { folderScore, scoreLine, sumOfScores } from './mutantScores.mjs';
import { pageTests } from './pageTests.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { touched: { type: 'boolean' } },
});
const floors = JSON.parse(readFileSync('tests/mutants/floors.json', 'utf8'));
const alone = new Set(Object.values(pageTests()).flat());
const all = readdirSync('src', { recursive: true }).map((path) => join('src', path));
const tests = all.filter((path) => /(?<!\.hostile|\.pathological)\.test\.tsx?$/.test(path));
// Languages are words, which no test holds one by one.
const sources = all.filter(
  (path) => path.endsWith('.ts') && !/\.(?:test|css)\.ts$|Samples\.ts$|^src\/locales\/\w+\//.test(path),
);
const touched = values.touched ? new Set(changedFiles()) : undefined;
const lines = [];
const scores = [];
for (const folder of new Set(sources.map(dirname))) {
  const files = sources.filter((path) => dirname(path) === folder);
  const near = tests.filter((path) => dirname(path) === folder);
  const tried = files.filter((path) => touched?.has(path) ?? true);
  if (near.length === 0 || tried.length === 0 || (positionals.length > 0 && !positionals.includes(folder))) {
    continue;
  }
  const floor = floors[folder] ?? 0;
  let score = runStryker(folder, tried, near);
  if (score.percent < floor && tried.length < files.length) {
    // The floor is that of the whole folder.
    score = runStryker(folder, files, near);
  }
  const isLow = score.percent < floor;
  lines.push(`${scoreLine(folder, score)}  ${isLow ? 'LOWER than its floor,' : 'floor'} ${floor}`);
  scores.push(score);
  console.log(lines.at(-1));
  process.exitCode ||= isLow ? 1 : 0;
}
console.log(
  ['', ...lines.map((line) => line.split('\n').at(-1)), scoreLine('all of these', sumOfScores(scores))].join(
    '\n',
  ),
);
if (process.exitCode) {
  console.error(
    'Write a test for each survivor, or a comment with the reason why nobody could notice it: // Stryker disable next-line. A floor is not lowered.',
  );
}

function runStryker(folder, files, near) {
  // What Stryker keeps, so that the next run tries only what has changed, is also its report.
  const report = `reports/mutants/${folder.replaceAll('/', '.')}.json`;
  mkdirSync(dirname(report), { recursive: true });
  const env = {
    ...process.env,
    MUTANTS_TESTS: near.join(','),
    MUTANTS_ALONE: String(near.some((test) => alone.has(test))),
  };
  const command = ['stryker', 'run', '--mutate', files.join(','), '--incrementalFile', report];
  const { status } = spawnSync('npx', command, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    throw new Error(`Stryker failed on ${folder}`);
  }
  const { files: tried, ...others } = JSON.parse(readFileSync(report, 'utf8'));
  return folderScore({
    ...others,
    files: Object.fromEntries(Object.entries(tried).filter(([path]) => files.includes(path))),
  });
}

function changedFiles() {
  const git = (...command) => execFileSync('git', command, { encoding: 'utf8' }).split('\n');
  try {
    return [
      ...git('diff', '--name-only', '--merge-base', 'main'),
      ...git('ls-files', '-o', '--exclude-standard'),
    ];
  } catch {
    // Without a main branch to compare with, as in an archive, nobody has changed anything.
    return [];
  }
}
