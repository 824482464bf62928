// Builds the package into dist: a file for each entry point and what they share, and declarations. It needs nothing that is built before.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { rollDeclarations } from '../../scripts/rollDeclarations.mjs';
import { withJsExtensions } from '../../scripts/withJsExtensions.mjs';
import { guardsAlone } from './guardsAlone.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const folder = 'packages/server';
const outdir = join(folder, 'dist');
const declared = '.cache/server-types';
const entries = ['index', 'postgres', 'sqlite', 'lines', 'node', 'better-auth'];

for (const old of [outdir, declared]) {
  rmSync(old, { recursive: true, force: true });
}
await build({
  entryPoints: entries.map((name) => `${folder}/src/${name}.ts`),
  outdir,
  bundle: true,
  splitting: true,
  platform: 'neutral',
  format: 'esm',
  target: 'es2022',
  external: ['node:*', 'better-auth'],
  plugins: [guardsAlone],
});
execFileSync('node_modules/.bin/tsc', ['--project', `${folder}/tsconfig.json`, '--singleThreaded'], {
  stdio: 'inherit',
});
withJsExtensions(declared);
await rollDeclarations(join(declared, folder, 'src'), outdir, folder);
