// npm leaves a platform's binary out of the lockfile when it cannot look it up where `npm install` ran, and `npm ci` then
// refuses the lockfile everywhere. Run this after `npm install`: it writes the missing entries, version and platform.
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const platform =
  /-(android|darwin|linux|win32|freebsd|openharmony)-(arm64|x64|ia32|arm|ppc64|riscv64|s390x)(?:-(eabi|gnu|musl|msvc|gnueabihf|musleabihf))?$/;

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const found = resolutionPaths(path, name).find((candidate) => lock.packages[candidate]);
    const isExact = /^\d/.test(version);
    if (isExact && lock.packages[found]?.version !== version) {
      lock.packages[`${found === undefined ? '' : `${path}/`}node_modules/${name}`] = binary(
        name,
        version,
        entry,
      );
    }
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

/** Where Node would look for a package from this folder, nearest first. */
function resolutionPaths(path, name) {
  const inner = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')));
  return path === '' ? [inner] : [inner, ...resolutionPaths(parent, name)];
}

function binary(name, version, { license, engines }) {
  const [, os, cpu, libc] = platform.exec(name) ?? [];
  return {
    version,
    cpu: [cpu ?? 'wasm32'],
    dev: true,
    ...(libc === 'gnu' ? { libc: ['glibc'] } : libc === 'musl' ? { libc: ['musl'] } : {}),
    license,
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
    engines,
  };
}
