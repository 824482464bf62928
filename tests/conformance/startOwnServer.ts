import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { build, type PluginBuild } from 'esbuild';
import { guardsAlone } from '../../packages/server/guardsAlone.mjs';
import { watchedFetch } from '../../packages/testing/bin/conformance/watchedFetch.mjs';
import { restBackend } from '../../src/backends/index.ts';
import type { ConformanceSubject } from '../../src/backends-conformance.ts';
import { exampleReader } from '../support/exampleReader.ts';

/** A place in the sources of the example and of `carillon-server`, and what a faulty server has there. */
export type Replacement = readonly [place: string, faulty: string];

const example = 'examples/own-server/server.ts';
const library = 'packages/server/src';
const built = 'node_modules/.cache/own-server';
const shared = 'ownServerDatabase';

/** Starts the example in this process, over a database that is there, with what is replaced in the sources. */
export async function startOwnServer(database: PGlite, replacements: readonly Replacement[] = []) {
  const sources = await replaced([
    ['new PGlite(process.env.DATA_DIR)', `globalThis.${shared}`],
    ...replacements,
  ]);
  const { outputFiles } = await build({
    stdin: { contents: `${sources.get(example)}\nexport { app, url };`, loader: 'ts', resolveDir: '.' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [guardsAlone, { name: 'sources', setup: (plugin) => takeSources(plugin, sources) }],
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(example).href),
      'process.env.PORT': '"0"',
      'process.env.CONFORMANCE': '"1"',
    },
  });
  const file = `${built}/${randomUUID()}.mjs`;
  await mkdir(built, { recursive: true });
  await writeFile(file, outputFiles[0]?.contents ?? '');
  Object.assign(globalThis, { [shared]: database });
  const { app, url } = await import(pathToFileURL(file).href);
  await rm(file);
  return { subject: await subjectOf(url), stop: (): Promise<void> => app.close() };
}

/** The sources of the example and of the library by their files, with what is replaced in one of them. */
async function replaced(replacements: readonly Replacement[]): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(library, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const sources = new Map<string, string>();
  for (const file of [example, ...files.map((one) => `${library}/${one}`)]) {
    sources.set(file, await readFile(file, 'utf8'));
  }
  for (const [place, faulty] of replacements) {
    const found = [...sources].filter(([, text]) => text.includes(place));
    const [[file, text] = ['', '']] = found;
    if (found.length !== 1 || text.split(place).length !== 2) {
      throw new Error(`The sources have this not once: ${place}`);
    }
    sources.set(
      file,
      text.replace(place, () => faulty),
    );
  }
  return sources;
}

/** Has the library made of these sources. */
function takeSources({ onResolve, onLoad }: PluginBuild, sources: ReadonlyMap<string, string>): void {
  onResolve({ filter: /^carillon-server(\/|$)/ }, ({ path }) => ({
    path: resolve(library, `${path.split('/')[1] ?? 'index'}.ts`),
  }));
  onLoad({ filter: /packages\/server\/src\/.*\.ts$/ }, ({ path }) => ({
    contents: sources.get(relative('.', path)) ?? '',
    loader: 'ts',
  }));
}

/** Two readers who have signed in at the example, each with the cookies of their own. */
async function subjectOf(url: string): Promise<ConformanceSubject> {
  const watched = watchedFetch();
  const reader = async (subscriberId: string, send: typeof fetch) => {
    const backend = restBackend({
      baseUrl: `${url}/api/inbox`,
      headers: await exampleReader(url, subscriberId),
      capabilities: { archive: true, snooze: true },
      fetch: send,
    });
    return { backend, subscriberId };
  };
  const post = async (path: string, body: object) => {
    const { ok, status } = await fetch(`${url}/api/inbox/_conformance/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!ok) {
      throw new Error(`${path} answered ${status}`);
    }
  };
  // Servers that run at the same time share a database.
  const number = randomUUID();
  return {
    reader: await reader(`ada-${number}`, watched.fetch),
    other: await reader(`grace-${number}`, fetch),
    deliver: (subscriberId, message) => post('messages', { subscriberId, message }),
    setClock: (aheadMs) => post('clock', { aheadMs }),
    lineText: watched.text,
    breakLine: watched.breakLine,
  };
}
