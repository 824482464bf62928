#!/usr/bin/env node
// Runs the commands of `carillon-cli` where it is installed: `npx carillon dev`, `migrate`, `doctor`. The library carries no server.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const cli = [join(process.cwd(), 'package.json'), import.meta.url].map(resolveFrom).find(Boolean);
// An app that begins has none yet.
if (cli === undefined && process.argv[2] === 'init') {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const { status } = spawnSync('npx', [`carillon-cli@${version}`, ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
if (cli === undefined) {
  const parameters = process.argv.slice(2).join(' ');
  console.error(`The commands of carillon are in a package of their own, which is not installed here. Install it:

  ${installCommand()}

or run it once without: npx carillon-cli ${parameters || '--help'}`);
  process.exit(1);
}
await import(pathToFileURL(cli).href);

function resolveFrom(place) {
  try {
    return createRequire(place).resolve('carillon-cli');
  } catch {
    return undefined;
  }
}

/** By the lockfile of this folder, or of the nearest one above it. */
function installCommand() {
  const managers = {
    'pnpm-lock.yaml': 'pnpm add --save-dev',
    'yarn.lock': 'yarn add --dev',
    'package-lock.json': 'npm install --save-dev',
  };
  const parts = process.cwd().split(sep);
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join(sep) || sep);
  const found = folders
    .flatMap((folder) => Object.keys(managers).map((lockfile) => join(folder, lockfile)))
    .find((lockfile) => existsSync(lockfile));
  return `${managers[basename(found ?? 'package-lock.json')]} carillon-cli`;
}
