// The random models: `npm run unruly` with a random seed, which it prints, or `npm run unruly -- --seed 35 --runs 500`.
// A seed that finds a fault joins those of tests/model/unruly.test.ts or of the backends, or the runs of tests/model/rule/ownActs.test.ts.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, runs: { type: 'string', default: '200' } },
});
const { seed = String(Math.floor(Math.random() * 2 ** 31)), runs } = values;
console.log(`To repeat it: npm run unruly -- --seed ${seed} --runs ${runs}`);
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--project=house',
    '--silent=passed-only',
    'tests/model/unruly',
    'tests/model/inboxModel',
    'tests/model/outboxModel',
    'tests/model/tabCounts',
    'tests/model/rule/ownActs',
    'tests/model/backends',
  ],
  { stdio: 'inherit', env: { ...process.env, UNRULY_SEED: seed, UNRULY_RUNS: runs } },
);
process.exitCode = status ?? 1;
