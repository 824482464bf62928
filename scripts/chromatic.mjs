// Compares every story with its last picture on Chromatic: `npm run chromatic`. Without CHROMATIC_PROJECT_TOKEN there is
// nothing to compare with, and nothing is sent.
import { spawnSync } from 'node:child_process';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status } = spawnSync('npx', ['chromatic', '--exit-zero-on-changes', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.log(
    'No CHROMATIC_PROJECT_TOKEN: nothing was compared. `npm run review` makes pictures to look at here.',
  );
}
