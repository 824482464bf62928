// Runs changesets, which leave out the root of a workspace: the root is the package, so for their run there are no workspaces.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const read = () => JSON.parse(readFileSync('package.json', 'utf8'));
const write = (manifest) => writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);

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
