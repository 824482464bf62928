// Every check, on a fresh clone with nothing but Node: `npm test`, and with the slower ones that a change seldom breaks: `npm run test:all`.
// Installs what is missing, finds or installs a Chromium, then runs every check a few beside each other, and ends with the names of what
// failed and `N passed, N failed`.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { installIfMissing } from './install.mjs';
import { runInLanes } from './lanes.mjs';
import { failuresOfCheck, failuresOfSuite, reportFailures } from './testFailures.mjs';
import {
  furtherSteps,
  hostSteps,
  installShareS,
  lanes,
  serverSteps,
  steps,
  storyPageFolder,
} from './testSteps.mjs';
import { reportTimes } from './testTimes.mjs';

const times = [];
const startedAt = performance.now();
const secondsSince = (moment) => (performance.now() - moment) / 1_000;

installIfMissing();
ensureChromium();
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
process.env.STORY_PAGE = resolve(storyPageFolder);
times.push({ name: 'installation', seconds: secondsSince(startedAt), shareS: installShareS });

const reports = mkdtempSync(join(tmpdir(), 'carillon-test-'));
const isAll = process.argv.includes('--all');
const hostPaths = ['package.json', 'vite.*', 'scripts/build.mjs', 'src/*.ts', 'src/*/index.ts'];
const serverPaths = [
  'registry/**',
  'src/backends/**',
  'src/data/backends/*.ts',
  'examples/own-server/**',
  'packages/server/src/**',
];
const wanted = [
  ...steps,
  ...(isAll || isChanged(hostPaths) ? hostSteps : []),
  ...(isAll || isChanged(serverPaths) ? serverSteps : []),
  ...(isAll ? furtherSteps : []),
];
let passed = 0;
let failed = 0;
const failures = [];

await runInLanes(wanted, availableParallelism() > 1 ? lanes : 1, async (step) => {
  const began = performance.now();
  const { more, less, output, named } = await (step.vitest === undefined ? runCheck(step) : runSuite(step));
  const seconds = secondsSince(began);
  times.push({ name: step.name, seconds, shareS: step.shareS });
  passed += more;
  failed += less;
  failures.push(...named.map((line) => ({ step: step.name, line })));
  // All at once: two steps at a time would mix their output.
  console.log(`\n== ${step.name}: ${seconds.toFixed(0)} s, ${more} passed, ${less} failed`);
  if (less > 0 || step.vitest === undefined) {
    process.stdout.write(output);
  }
  if (less > 0) {
    console.log(`FAILED: ${step.name}`);
  }
});

rmSync(reports, { recursive: true, force: true });
const report = reportTimes(times, secondsSince(startedAt), isAll);
console.log(`\n${report.text}`);
if (report.farAbove) {
  failed += 1;
}
if (failures.length > 0) {
  console.log(`\n${reportFailures(failures)}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Whether some of these paths differ from the main branch. */
function isChanged(globs) {
  const paths = globs.map((path) => `:(glob)${path}`);
  try {
    return execFileSync('git', ['diff', '--name-only', 'main', '--', ...paths], { encoding: 'utf8' }) !== '';
  } catch {
    // Without a main branch to compare with, as in an archive, nobody has changed it.
    return false;
  }
}

async function runCheck({ command }) {
  const { status, output } = await runCommand(command);
  return status === 0
    ? { more: 1, less: 0, output, named: [] }
    : { more: 0, less: 1, output, named: failuresOfCheck(output) };
}

async function runSuite({ name, vitest }) {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const { status, output } = await runCommand([
    'node_modules/.bin/vitest',
    'run',
    ...vitest,
    // What a test that passes writes to the console is of no use here.
    '--silent=passed-only',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  // A suite that ends badly without a failed test has failed all the same.
  const less = Math.max(report.numFailedTests, status === 0 ? 0 : 1);
  return {
    more: report.numPassedTests,
    less,
    output,
    named: less > 0 ? failuresOfSuite(report, output) : [],
  };
}

/** Runs a command to its end; its status is null where a signal ended it. */
function runCommand([command, ...parameters]) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ status: null, output: `${output}${error.message}\n` }));
    child.on('close', (status) => resolve({ status, output }));
  });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, testResults: [] };
  }
}
