// Installs what is missing: nothing but Node is expected on a fresh clone.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Runs `npm ci` unless what the lockfile names is already there. Dates would not tell: they are those of the checkout, and of whoever has
 * copied a folder.
 */
export function installIfMissing() {
  const installed = 'node_modules/.package-lock.json';
  const present = existsSync(installed) ? packagesOf(installed) : {};
  const isMissing = ([path, { version, optional = false }]) =>
    path !== '' && !optional && present[path]?.version !== version;
  if (Object.entries(packagesOf('package-lock.json')).some(isMissing)) {
    console.log('Installing what is missing: npm ci');
    execFileSync('npm', ['ci'], { stdio: 'inherit' });
  }
}
