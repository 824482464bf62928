// Builds what is missing and starts the server: `npm start` here, or `npm run start:own-server`.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installIfMissing } from '../../scripts/install.mjs';

process.chdir(new URL('../..', import.meta.url).pathname);
installIfMissing();
const options = { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } };
if (!existsSync('dist/backends.js')) {
  execFileSync(process.execPath, ['scripts/build.mjs'], options);
}
if (!existsSync('packages/server/dist/index.js')) {
  execFileSync(process.execPath, ['packages/server/build.mjs'], options);
}
execFileSync(
  'npx',
  ['vite', 'build', '--config', 'examples/own-server/vite.config.ts', '--logLevel', 'warn'],
  options,
);
// Not before it is installed.
const { register } = await import('tsx/esm/api');
register();
await import('./server.ts');
