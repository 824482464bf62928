// Starts the local platform and the host page on one port: `npm start`.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installIfMissing } from './install.mjs';

installIfMissing();
// Not before it is installed.
const { register } = await import('tsx/esm/api');
buildIfOlder();

// The same process, so that it receives every signal itself and nothing outlives it. npm that is killed sends none: then this
// process, or the shell between npm and it, gets another parent.
const ancestors = () => [process.ppid, parentOf(process.ppid)].join();
const started = ancestors();
setInterval(() => ancestors() !== started && process.emit('parentGone'), 500).unref();
register();
await import('../demo/server/main.ts');

/** The parent of a process, where the system shows it; elsewhere only the loss of the shell itself is noticed. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  } catch {
    return undefined;
  }
}

function buildIfOlder() {
  const page = 'demo/host/dist/index.html';
  if (existsSync(page) && statSync(page).mtimeMs > newest(['src', 'demo/host/src', 'demo/host/index.html'])) {
    return;
  }
  console.log('Building the package and the host page');
  // A test that starts this has another NODE_ENV. Its build would stay in dist, and would not run in host apps.
  const options = { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } };
  execFileSync(process.execPath, ['scripts/build.mjs'], options);
  execFileSync(
    'npx',
    ['vite', 'build', '--config', 'demo/host/vite.config.ts', '--logLevel', 'warn'],
    options,
  );
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
