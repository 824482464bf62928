// The random models: `npm run unruly` with a random seed, which it prints, or `npm run unruly -- --seed 35 --runs 500`.
// With `--long` they are those of `npm test`, ten times as many of each, which `npm run test:all` adds.
// A seed that finds a fault joins those of tests/model/unruly.test.ts or of the backends, or the runs of tests/model/rule/ownActs.test.ts.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, runs: { type: 'string', default: '200' }, long: { type: 'boolean' } },
});
const { seed = String(Math.floor(Math.random() * 2 ** 31)), runs, long } = values;
const chosen = long ? { UNRULY_LONG: 'true' } : { UNRULY_SEED: seed, UNRULY_RUNS: runs };
if (!long) {
  console.log(`To repeat it: npm run unruly -- --seed ${seed} --runs ${runs}`);
}
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--project=house-model',
    '--silent=passed-only',
    'tests/model/unruly',
    'tests/model/inboxModel',
    'tests/model/outboxModel',
    'tests/model/tabCounts',
    'tests/model/rule/ownActs',
    'tests/model/backends',
    'tests/model/groupActs',
    'tests/model/subscriberSwitches',
  ],
  { stdio: 'inherit', env: { ...process.env, ...chosen } },
);
process.exitCode = status ?? 1;
