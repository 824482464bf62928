// Which unit tests replace what all tests of a thread would share: the page, the network, modules.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const replaces =
  /\b(?:stubGlobal|stubEnv|resetModules|setOnline|setFocused)\b|\bvi\.(?:do)?[mM]ock\(|\(globalThis,|\bglobalThis\.\w+ = |support\/(?:fakeDom|fakeBrowser|mountReact|mountInbox|mountLegacy|leftovers|heldFixture|laterFixture|socketServer)\.ts/;

/** Unit tests that need modules and globals of their own. All others share threads, which is half the cost. */
export function pageTests() {
  return readdirSync('src', { recursive: true })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join('src', path))
    .filter((path) => replaces.test(readFileSync(path, 'utf8')));
}
