// Plants each fault of tests/planted in turn and runs the suites that must notice it: `npm run planted [-- name ...]`.
// `--sample=2` runs that many of them, others with every commit. Fails if a fault is not noticed.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { patchedSources, plantedFaults } from './plantedFaults.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' } },
});
const all = plantedFaults();
const unknown = positionals.filter((name) => !all.some((fault) => fault.name === name));
if (unknown.length > 0) {
  throw new Error(
    `No fault is called ${unknown.join(', ')}. The names are those of the files in tests/planted.`,
  );
}
const chosen = values.sample === undefined ? named() : sample(Number(values.sample));
const work = mkdtempSync(join(tmpdir(), 'carillon-planted-run-'));
const dist = resolve(`node_modules/.cache/planted-dist-${process.pid}`);
const missed = [];
try {
  for (const fault of chosen) {
    const began = performance.now();
    const noticedBy = fault.suites.find((suite) => isNoticed(fault, suite));
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    console.log(
      `${noticedBy ? 'caught' : 'MISSED'}  ${fault.name}  ${noticedBy?.file ?? fault.says}  ${seconds} s`,
    );
    if (noticedBy === undefined) {
      missed.push(fault.name);
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true });
  rmSync(dist, { recursive: true, force: true });
}
console.log(`\n${chosen.length - missed.length} of ${chosen.length} planted faults were caught.`);
process.exitCode = missed.length === 0 ? 0 : 1;

function named() {
  return positionals.length === 0 ? all : all.filter(({ name }) => positionals.includes(name));
}

/** Others with every commit, and the same ones when a run is repeated. */
function sample(count) {
  const start = Number.parseInt(commit().slice(0, 8), 16);
  return Array.from({ length: count }, (_, index) => all[(start + index * 7) % all.length]);
}

/** The commit that is tested; zeros in a folder without a repository. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '00000000';
  }
}

/** Whether a test of the suite fails with the fault. A run that ends without a test that failed has noticed nothing. */
function isNoticed(fault, { kind, file }) {
  const sources = join(work, 'sources.json');
  const report = join(work, 'report.json');
  writeFileSync(sources, JSON.stringify(patchedSources(fault)));
  rmSync(report, { force: true });
  const env = { ...process.env, PLANTED_SOURCES: sources };
  if (kind === 'embed') {
    env.CARILLON_DIST = dist;
    for (const [config, mode] of [
      ['lib', 'production'],
      ['embed', 'inbox'],
      ['embed', 'frame'],
    ]) {
      const build = [
        'vite',
        'build',
        '--config',
        `vite.${config}.config.ts`,
        '--mode',
        mode,
        '--logLevel',
        'error',
      ];
      execFileSync('npx', build, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    }
  }
  const project = { embed: 'e2e', unit: 'unit*' }[kind] ?? kind;
  const vitest = [
    'vitest',
    'run',
    `--project=${project}`,
    '--bail=1',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const { stdout, stderr } = spawnSync('npx', [...vitest, file], { env, encoding: 'utf8' });
  const { numFailedTests, numPassedTests } = readReport(report, stdout + stderr);
  if (numFailedTests + numPassedTests === 0) {
    throw new Error(`${file} ran no test with ${fault.name}: ${stdout}${stderr}`);
  }
  return numFailedTests > 0;
}

function readReport(report, output) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    throw new Error(`Vitest ended without a report: ${output}`);
  }
}
