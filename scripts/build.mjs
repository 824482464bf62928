// Builds the package: one file a module, one stylesheet, declarations beside them.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const run = (...command) => execFileSync('npx', command, { stdio: 'inherit' });

rmSync('dist', { recursive: true, force: true });
run('vite', 'build', '--config', 'vite.lib.config.ts', '--logLevel', 'warn');
run('tsc', '--project', 'tsconfig.build.json');
