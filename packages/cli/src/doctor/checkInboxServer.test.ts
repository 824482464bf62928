import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { initApp } from '../init/init.ts';
import { terminal } from '../init/Questions.ts';
import { stubMark } from '../init/templates/readerFile.ts';
import { examine } from './doctor.ts';

let folder: string;
const servers: Server[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carillon-doctor-'));
  const template = new URL('../../../../tests/package/empty/express', import.meta.url);
  await cp(fileURLToPath(template), folder, { recursive: true });
  const migrations = pathToFileURL(`${folder}/`);
  for (const store of ['postgres', 'sqlite']) {
    await writeFile(new URL(`${store}.sql`, migrations), '');
  }
  const surroundings = { folder, migrations, questions: terminal, print: () => {} };
  await initApp(['--yes', '--no-install'], surroundings);
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** The findings about the app, whose server gives these answers; without them nothing listens. */
async function findings(answer?: RequestListener): Promise<string[]> {
  const server = createServer(answer).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  if (answer === undefined) {
    await new Promise((resolve) => server.close(resolve));
  } else {
    servers.push(server);
  }
  const found = await examine([], folder, { PORT: String(port) });
  return found.map(({ check, state, seen }) => `${state} ${check}: ${seen.replaceAll(String(port), 'PORT')}`);
}

const answers: RequestListener = ({ url = '' }, response) =>
  response.end(url.includes('/count') ? '{ "count": 0 }' : '{ "messages": [], "next": null }');

test('the files of carillon init are found, and a stub that nobody has filled in is named', async () => {
  expect((await findings()).slice(-3)).toEqual([
    'ok own server: inbox.mjs makes it, index.js gives its routes to the app',
    'warning authorize: inbox-reader.mjs is still what carillon init has written',
    'ok routes: nothing runs at http://localhost:PORT/api/inbox, so it was not asked; start your app, or give --rest',
  ]);
  const stub = join(folder, 'inbox-reader.mjs');
  await writeFile(stub, (await readFile(stub, 'utf8')).replace(stubMark, 'Ours'));
  expect(await findings()).toContain('ok authorize: it is filled in');
});

test('a server without a page needs no React', async () => {
  expect((await findings()).filter((line) => line.startsWith('failed'))).toEqual([]);
});

test('routes that no file gives to the app have failed', async () => {
  await rm(join(folder, 'index.js'));
  expect(await findings()).toContain(
    'failed own server: inbox.mjs makes it, and no file gives its routes to the app',
  );
});

test('an app that runs is asked for its rows', async () => {
  expect((await findings(answers)).slice(-2)).toEqual([
    'ok messages: 0, of which nothing is left out',
    'ok count: 0',
  ]);
});

test('an app that asks for a reader, and another program at its port, are different findings', async () => {
  expect((await findings((_, response) => response.writeHead(401).end())).at(-1)).toMatch(
    /^ok routes: .* 401/,
  );
  expect((await findings((_, response) => response.writeHead(404).end())).at(-1)).toBe(
    'warning routes: http://localhost:PORT/api/inbox answers 404',
  );
});
