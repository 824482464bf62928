// Installs what is missing: nothing but Node is expected on a fresh clone.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Runs `npm ci` unless what the lockfile names is already there. */
export function installIfMissing() {
  const installed = 'node_modules/.package-lock.json';
  const fresh =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs - 60_000;
  if (!fresh) {
    console.log('Installing what is missing: npm ci');
    execFileSync('npm', ['ci'], { stdio: 'inherit' });
  }
}
