// Mutation testing: `npm run mutants` for every part of tests/mutants/floors.json, or
// `npm run mutants -- --mutate 'src/data/session/*.ts'` for one. A file is tried with the tests beside it that have its name or import
// it, and what they do not notice with all of those beside it; a folder with the tests in it, and where a package has no layers, with all
// of its tests. Prints survivors and score of each part, and fails if `src/data` or the rest is below its floor.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { partScore, rangeOf, scoreLine, sumOfScores, unseenMutants, withDetected } from './mutantScores.mjs';
import { pageTests } from './pageTests.mjs';

/** Packages that are divided into parts by their folders. Of the others all tests are near. */
const layered = /^src\/(?:data|inbox|primitives)\//;

const { values } = parseArgs({ options: { mutate: { type: 'string' } } });
const groups =
  values.mutate === undefined
    ? JSON.parse(readFileSync('tests/mutants/floors.json', 'utf8'))
    : { [values.mutate]: { floor: 0, parts: values.mutate.replace(/\/\*\.ts$/, '').split(',') } };
const lines = [];
for (const [name, { floor, parts }] of Object.entries(groups)) {
  const scores = parts.map((part) => partScore(run(part)));
  lines.push(...parts.map((part, index) => scoreLine(part, scores[index])));
  const sum = sumOfScores(scores);
  const isLow = sum.percent < floor;
  lines.push(`${scoreLine(name, sum)}  ${isLow ? 'LOWER than its floor,' : 'floor'} ${floor}`);
  process.exitCode ||= isLow ? 1 : 0;
}
console.log(lines.join('\n'));
if (process.exitCode) {
  console.error(
    'Write a test for each survivor, or a comment with the reason why nobody could notice it: // Stryker disable next-line. A floor is not lowered.',
  );
}

/** Tries a part, first with the tests that are quick to notice. */
function run(part) {
  const near = nearTests(part);
  const own = ownTests(part, near);
  if (!part.endsWith('.ts')) {
    return runStryker(part, `${part}/*.ts,!${part}/*.test.ts,!${part}/*.css.ts,!${part}/*Samples.ts`, near);
  }
  const isSplit = own.length > 0 && own.length < near.length;
  const first = runStryker(part, part, isSplit ? own : near);
  const unseen = unseenMutants(first);
  return isSplit && unseen.length > 0
    ? withDetected(first, runStryker(`${part}.near`, unseen.map(rangeOf).join(','), near))
    : first;
}

function runStryker(name, mutate, tests) {
  // What Stryker keeps, so that the next run tries only what has changed, is also its report.
  const report = `reports/mutants/${name.replaceAll('/', '.')}.json`;
  mkdirSync(dirname(report), { recursive: true });
  const alone = new Set(Object.values(pageTests()).flat());
  const env = {
    ...process.env,
    MUTANTS_TESTS: tests.join(','),
    MUTANTS_ALONE: String(tests.some((test) => alone.has(test))),
  };
  const { status } = spawnSync('npx', ['stryker', 'run', '--mutate', mutate, '--incrementalFile', report], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(`Stryker failed on ${name}`);
  }
  return JSON.parse(readFileSync(report, 'utf8'));
}

function nearTests(part) {
  const folder = part.endsWith('.ts') ? dirname(part) : part;
  const near = layered.test(part) ? folder : part.split('/').slice(0, 2).join('/');
  return readdirSync(near, { recursive: !layered.test(part) })
    .filter((name) => /\.test\.tsx?$/.test(name) && !/\.(?:hostile|pathological)\.test/.test(name))
    .map((name) => join(near, name));
}

function ownTests(part, near) {
  return near.filter(
    (test) =>
      dirname(test) === dirname(part) &&
      (basename(test).startsWith(`${basename(part, '.ts')}.`) ||
        readFileSync(test, 'utf8').includes(`'./${basename(part)}'`)),
  );
}
