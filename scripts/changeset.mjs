// Runs changesets, which leave out the root of a workspace: the root is the package, so for their run there are no workspaces. The packages
// beside it have its version.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { packages } from './packages.mjs';

const read = (file = 'package.json') => JSON.parse(readFileSync(file, 'utf8'));
const write = (manifest, file = 'package.json') =>
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);

const { workspaces } = read();
// Null and not missing, so that the key keeps its place.
write({ ...read(), workspaces: null });
try {
  const { status } = spawnSync('npx', ['changeset', ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  // `version` has written the manifest meanwhile.
  write({ ...read(), workspaces });
}
const { version } = read();
for (const folder of [
  'packages/cli',
  'packages/server',
  ...Object.values(packages).map((one) => one.folder),
]) {
  const file = `${folder}/package.json`;
  const manifest = read(file);
  manifest.version = version;
  if (manifest.peerDependencies !== undefined) {
    manifest.peerDependencies.carillon = version;
  }
  write(manifest, file);
}
