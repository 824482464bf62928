import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packCarillon } from './hostApp.ts';

let folder: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carillon-cli-'));
});
afterAll(async () => {
  for (const { pid, exitCode, signalCode } of running) {
    if (pid !== undefined && exitCode === null && signalCode === null) {
      process.kill(-pid, 'SIGKILL');
    }
  }
  await rm(folder, { recursive: true, force: true });
});

/** Starts a program in the folder, in a group of its own. */
function start(program: string, parameters: readonly string[]) {
  const env = { ...process.env, npm_config_audit: 'false', npm_config_fund: 'false' };
  const child = spawn(program, parameters, { cwd: folder, env, detached: true });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output }));
  return { child, ended, output: () => output };
}

const npx = (...parameters: string[]) => start('npx', ['--no-install', 'carillon', ...parameters]);
/** What npx runs, without its second. */
const carillon = (...parameters: string[]) => start('node_modules/.bin/carillon', parameters);

async function install(tarball: string): Promise<void> {
  const { code, output } = await start('npm', ['install', '--prefer-offline', tarball]).ended;
  expect(code, output).toBe(0);
}

test('npx carillon says how to get its commands, and then they start a platform, move a host and check it', async () => {
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  await install(await packCarillon(folder));
  const without = await npx('dev').ended;
  expect(without.code).toBe(1);
  expect(without.output).toContain('\n  npm install --save-dev carillon-cli\n');
  await writeFile(join(folder, 'yarn.lock'), '');
  expect((await carillon('doctor').ended).output).toContain('\n  yarn add --dev carillon-cli\n');
  await rm(join(folder, 'yarn.lock'));
  await install(await packCarillon(folder, 'packages/cli'));

  const platform = npx('dev', '--port', '0', '--data', 'kept', '--origin', 'http://app.test');
  // A new database takes seconds, and more where other suites run.
  await expect.poll(platform.output, { timeout: 120_000 }).toContain('Ctrl-C ends it.');
  const url = addressOf(platform.output());
  const html = await (await fetch(url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? 'none';
  expect((await fetch(url + script)).ok).toBe(true);
  const command = /curl[\s\S]*?(?=\n\n)/.exec(platform.output())?.[0] ?? '';
  const sent = await start('sh', ['-c', `${command} --silent --show-error --fail`]).ended;
  expect(sent.output).toContain('"acknowledged":true');

  await writeFile(join(folder, 'App.jsx'), "import { NovuProvider } from '@novu/notification-center';\n");
  const refused = await carillon('migrate', '.').ended;
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--force') });
  expect(await carillon('migrate', '.', '--force').ended).toMatchObject({ code: 0 });
  expect(await readFile(join(folder, 'App.jsx'), 'utf8')).toBe(
    "import { NovuProvider } from 'carillon/legacy';\nimport 'carillon/styles.css';\n",
  );
  const doctor = await carillon('doctor', '--backend', url, '--socket', url, '--origin', 'http://app.test')
    .ended;
  expect(doctor.output).toContain('0 failed, 0 warnings.');
  expect(doctor.code).toBe(0);

  // As a terminal does: everything that it started hears the signal.
  process.kill(-(platform.child.pid ?? 0), 'SIGINT');
  await platform.ended;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  expect(platform.output()).not.toContain('did not stop');

  const order = { identifier: 'order-sent', name: 'Orders', message: { content: 'It is on its way.' } };
  await writeFile(join(folder, 'kinds.json'), JSON.stringify([order]));
  const empty = npx('dev', '--port', '0', '--empty', '--workflows', 'kinds.json');
  await expect.poll(empty.output, { timeout: 120_000 }).toContain('Ctrl-C ends it.');
  expect(await contentsOf(empty.output())).toEqual([]);
  await trigger(empty.output(), 'order-sent', {});
  await trigger(empty.output(), 'invoice-paid', { amount: 7 });
  expect(await contentsOf(empty.output())).toEqual(['**7** was paid. Thank you!', 'It is on its way.']);
});

const addressOf = (output: string) => /local platform: (http:\S+)/.exec(output)?.[1] ?? '';

/** Sends the reader of a platform a message. */
async function trigger(output: string, name: string, payload: object): Promise<void> {
  const [, key = ''] = /ApiKey (\S+?)'/.exec(output) ?? [];
  const answer = await fetch(`${addressOf(output)}/v1/events/trigger`, {
    method: 'POST',
    headers: { authorization: `ApiKey ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, to: { subscriberId: 'demo-subscriber' }, payload }),
  });
  expect(answer.status, await answer.text()).toBe(201);
}

/** The messages of that reader, the newest first. */
async function contentsOf(output: string): Promise<string[]> {
  const [, applicationIdentifier] = /applicationIdentifier="([^"]+)"/.exec(output) ?? [];
  const session = await fetch(`${addressOf(output)}/v1/widgets/session/initialize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationIdentifier, subscriberId: 'demo-subscriber' }),
  });
  const { data } = await session.json();
  const headers = { authorization: `Bearer ${data.token}` };
  const feed = await fetch(`${addressOf(output)}/v1/widgets/notifications/feed?page=0`, { headers });
  return (await feed.json()).data.map(({ content }: { content: string }) => content);
}
