// The whole proof, on a fresh clone with nothing but Node: `npm test`.
// Installs what is missing, finds or installs a Chromium, then runs every check and ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { installIfMissing } from './install.mjs';

installIfMissing();
process.env.CHROMIUM_PATH = ensureChromium();
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';

const reports = mkdtempSync(join(tmpdir(), 'carillon-test-'));
let passed = 0;
let failed = 0;

check('types', ['npx', 'tsc']);
check('lint, format, cycles and walls', ['npx', 'biome', 'check', '.', '--error-on-warnings']);
check('nothing unused', ['npx', 'knip']);
check('build of the package', [process.execPath, 'scripts/build.mjs']);
check('API reports', [process.execPath, 'scripts/apiReport.mjs', '--check']);
check('sizes', [process.execPath, 'scripts/size.mjs']);
check('package manifest', ['npm', 'run', '--silent', 'package']);
check('build of the host page', [
  'npx',
  'vite',
  'build',
  '--config',
  'demo/host/vite.config.ts',
  '--logLevel',
  'warn',
]);
check('static Storybook', ['npx', 'storybook', 'build', '--quiet', '--disable-telemetry']);
// Apart from each other: two cores, and suites that listen on ports and draw in a browser.
suites('unit', 'house');
suites('server');
suites('storybook');
suites('e2e');

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function check(name, [command, ...parameters]) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  count(status === 0 ? 1 : 0, status === 0 ? 0 : 1, name);
}

function suites(...projects) {
  const report = join(reports, `${projects.join('-')}.json`);
  console.log(`\n== tests: ${projects.join(', ')}`);
  const { status } = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { stdio: 'inherit' },
  );
  const { numPassedTests, numFailedTests } = readReport(report);
  // A suite that ends badly without a failed test has failed all the same.
  count(numPassedTests, Math.max(numFailedTests, status === 0 ? 0 : 1), projects.join(', '));
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1 };
  }
}

function count(more, less, name) {
  passed += more;
  failed += less;
  if (less > 0) {
    console.log(`FAILED: ${name}`);
  }
}
