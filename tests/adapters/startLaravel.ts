import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const app = resolve('tests/adapters/laravel');

/** What the app has broadcast. */
interface Broadcast {
  readonly channel: string;
  readonly event: string;
  readonly payload: unknown;
}

export type LaravelApp = Awaited<ReturnType<typeof startLaravel>>;

/** Starts the app of `tests/adapters/laravel` over a database, by PHP's own server. */
export async function startLaravel(database: string) {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-laravel-'));
  mkdirSync(join(folder, 'bootstrap/cache'), { recursive: true });
  const env = { ...process.env, ADAPTER_APP: folder, ADAPTER_DATABASE: database };
  await run('php', [join(app, 'migrate.php')], { env });
  const server = spawn('php', ['-S', '127.0.0.1:0', join(app, 'index.php')], { env });
  const url = await new Promise<string>((found, fail) => {
    let said = '';
    server.stderr.on('data', (text) => {
      said += text;
      const [, address] = /\((http:\S+)\) started/.exec(said) ?? [];
      if (address !== undefined) {
        found(address);
      }
    });
    server.once('exit', () => fail(new Error(`PHP's server has ended: ${said}`)));
  });
  const fileOf = (name: string) => join(folder, name);
  const textOf = (name: string) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '');
  return {
    url,
    fileOf,
    /** What it has reported since it was started. */
    log: () => textOf('log'),
    broadcasts: (): Broadcast[] =>
      textOf('broadcasts')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
    stop() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
