// Everything that can happen to the local platform, and to a command that rewrites files, with all that takes minutes: `npm run trouble`. Part of `npm run test:all`.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project=server', '/trouble/', 'demo/server/restart'],
  {
    stdio: 'inherit',
    env: { ...process.env, TROUBLE: 'long' },
  },
);
process.exitCode = status ?? 1;
