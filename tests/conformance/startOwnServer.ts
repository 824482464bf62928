import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { transform } from 'esbuild';
import { watchedFetch } from '../../packages/testing/bin/conformance/watchedFetch.mjs';
import { restBackend } from '../../src/backends/index.ts';
import type { ConformanceSubject } from '../../src/backends-conformance.ts';
import { exampleReader } from '../support/exampleReader.ts';

/** A place in the source of the example, and what a faulty server has there. */
export type Replacement = readonly [place: string, faulty: string];

const example = 'examples/own-server/server.ts';
const built = 'node_modules/.cache/own-server';
const shared = 'ownServerDatabase';

/** Starts the example in this process, over a database that is there, with what is replaced in its source. */
export async function startOwnServer(database: PGlite, replacements: readonly Replacement[] = []) {
  let source = await readFile(example, 'utf8');
  for (const [place, faulty] of [
    ['new PGlite(process.env.DATA_DIR)', `globalThis.${shared}`] as const,
    ...replacements,
  ]) {
    if (source.split(place).length !== 2) {
      throw new Error(`The example has this not once: ${place}`);
    }
    source = source.replace(place, () => faulty);
  }
  const { code } = await transform(`${source}\nexport { app, url };`, {
    loader: 'ts',
    format: 'esm',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(example).href),
      'process.env.PORT': '"0"',
      'process.env.CONFORMANCE': '"1"',
    },
  });
  const file = `${built}/${randomUUID()}.mjs`;
  await mkdir(built, { recursive: true });
  await writeFile(file, code);
  Object.assign(globalThis, { [shared]: database });
  const { app, url } = await import(pathToFileURL(file).href);
  await rm(file);
  return { subject: await subjectOf(url), stop: (): Promise<void> => app.close() };
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
