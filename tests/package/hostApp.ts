import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A host app in a separate folder, with the package installed from its tarball, as users install it. */
export interface HostApp {
  /** Installs other versions of `packages` and builds the app again: `start` serves the new build. */
  rebuild(packages: readonly string[]): Promise<void>;
  /** What its last build printed. */
  built(): string;
  /** Runs its `test` script, and resolves with what that printed. */
  test(env: Readonly<Record<string, string>>): Promise<string>;
  /** Runs its `start` script until the app is closed, and resolves with its address once it answers. */
  start(env?: Readonly<Record<string, string>>): Promise<string>;
  close(): Promise<void>;
}

/** Packs the built package, or that of a workspace, and resolves with the path of the tarball. */
export async function packCarillon(folder: string, source = '.'): Promise<string> {
  const { stdout } = await run('npm', [
    ...['pack', `./${source}`, '--json', '--ignore-scripts'],
    ...['--pack-destination', folder],
  ]);
  const [packed]: { filename: string }[] = JSON.parse(stdout);
  return join(folder, packed?.filename ?? '');
}

/** Copies an app with `files` beside its own, installs the tarball and `packages` into it, and builds it with `env`. */
export async function buildHostApp(
  name: string,
  tarball: string,
  packages: readonly string[],
  { files = {}, env: buildEnv = {} }: { files?: Record<string, string>; env?: Record<string, string> } = {},
): Promise<HostApp> {
  const folder = await mkdtemp(join(tmpdir(), `carillon-in-${name}-`));
  await cp(fileURLToPath(new URL(name, import.meta.url)), folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const npm = async (command: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const all = { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: '1' };
    const { stdout, stderr } = await run('npm', command, { cwd: folder, env: all }).catch((error) => {
      throw new Error(`npm ${command.join(' ')} failed in ${name}: ${error.stdout}${error.stderr}`);
    });
    return stdout + stderr;
  };
  let built = '';
  const rebuild = async (wanted: readonly string[]) => {
    const quick = ['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'];
    await npm(['install', ...quick, tarball, ...wanted]);
    built = await npm(['run', 'build'], buildEnv);
  };
  await rebuild(packages);
  const servers: ChildProcess[] = [];
  return {
    rebuild,
    built: () => built,
    test: (env) => npm(['test'], env),
    async start(env = {}) {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const server = spawn('npm', ['run', '--silent', 'start', '--', String(port)], {
        cwd: folder,
        detached: true,
        env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: '1' },
        stdio: 'ignore',
      });
      servers.push(server);
      await answers(url, server);
      return url;
    },
    async close() {
      for (const { pid, exitCode } of servers) {
        if (pid !== undefined && exitCode === null) {
          // npm's child processes too.
          process.kill(-pid, 'SIGKILL');
        }
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A port of this computer that nobody uses right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The host app ended with ${server.exitCode} before it answered on ${url}.`);
}
