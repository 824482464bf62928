import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './hostApp.ts';

const run = promisify(execFile);
const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** An app that begins as an empty template, and gets its inbox by `carillon init`. */
export interface InitHost {
  /** Runs a program in its folder, and resolves with what it printed. */
  run(program: string, ...parameters: readonly string[]): Promise<string>;
  /** Starts it for development on a free port, and resolves with its address once its inbox answers. */
  start(program: string, ...parameters: readonly string[]): Promise<string>;
  /** Ends what `start` has started. */
  stop(): Promise<void>;
  /** Ends it, and removes the folder. */
  close(): Promise<void>;
}

/** Copies the template of a framework into a folder. `PORT` among the parameters of `start` stands for the port. */
export async function openInitHost(
  template: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<InitHost> {
  await cp(inRepository(`tests/package/empty/${template}`), folder, { recursive: true });
  const all = {
    ...process.env,
    // What a test runner sets is nothing that a developer has.
    NODE_ENV: 'development',
    INBOX_CONFORMANCE: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_ignore_scripts: 'true',
    ...env,
  };
  const servers: ChildProcess[] = [];
  const stop = async () => {
    for (const server of servers.splice(0)) {
      if (server.pid !== undefined && server.exitCode === null) {
        const ended = once(server, 'exit');
        process.kill(-server.pid, 'SIGKILL');
        await ended;
      }
    }
  };
  return {
    async run(program, ...parameters) {
      const { stdout, stderr } = await run(program, parameters, { cwd: folder, env: all }).catch((error) => {
        throw new Error(`${program} ${parameters.join(' ')} failed: ${error.stdout}${error.stderr}`);
      });
      return stdout + stderr;
    },
    async start(program, ...parameters) {
      const port = String(await freePort());
      const server = spawn(
        program,
        parameters.map((word) => (word === 'PORT' ? port : word)),
        { cwd: folder, detached: true, env: { ...all, PORT: port } },
      );
      servers.push(server);
      let output = '';
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (chunk) => {
          output += String(chunk);
        });
      }
      // Some listen on one of the two addresses of this name only.
      const url = `http://localhost:${port}`;
      while (!(await fetch(`${url}/api/inbox/messages/count`).catch(() => undefined))?.ok) {
        if (server.exitCode !== null) {
          throw new Error(`The app ended with ${server.exitCode} before its inbox answered: ${output}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return url;
    },
    stop,
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The last line of `carillon-conformance` over an app, such as `58 passed, 0 failed, 0 known gaps, 4 skipped`, or its whole report where a case failed. */
export async function conformanceOf(url: string): Promise<string> {
  const { stdout } = await run('node', [
    inRepository('packages/testing/bin/carillon-conformance.mjs'),
    ...['--run', `${url}/api/inbox`, '--session', '--with', 'archive,snooze,answered', '--settle', '20000'],
    ...[
      '--header',
      'x-inbox-reader: conformance-reader',
      '--other-header',
      'x-inbox-reader: conformance-other',
    ],
  ]).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? String(error) }));
  const sum = stdout.trim().split('\n').at(-1) ?? '';
  return /\b0 failed, 0 known gaps\b/.test(sum) ? sum : stdout;
}
