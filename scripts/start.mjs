// Starts the local platform and the host page on one port: `npm start`.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installIfMissing } from './install.mjs';

installIfMissing();
buildIfOlder();

// Detached, because a terminal sends its signals to the child as well: it would receive each one twice. This process exits with it.
const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
  stdio: 'inherit',
  detached: true,
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 1));

function buildIfOlder() {
  const page = 'demo/host/dist/index.html';
  if (existsSync(page) && statSync(page).mtimeMs > newest(['src', 'demo/host/src', 'demo/host/index.html'])) {
    return;
  }
  console.log('Building the package and the host page');
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  execFileSync('npx', ['vite', 'build', '--config', 'demo/host/vite.config.ts', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
}

function newest(paths) {
  return Math.max(
    ...paths.flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map(
            (file) => statSync(join(path, file)).mtimeMs,
          )
        : [statSync(path).mtimeMs],
    ),
  );
}
