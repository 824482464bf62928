// Everything that can happen to the local platform, with all that takes minutes: `npm run trouble`. `npm test` runs its short form.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project=server', 'demo/server/trouble', 'demo/server/restart'],
  {
    stdio: 'inherit',
    env: { ...process.env, TROUBLE: 'long' },
  },
);
process.exitCode = status ?? 1;
