import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exampleReader } from '../../tests/support/exampleReader.ts';
import { startOwnServer } from './startOwnServer.ts';

const changes = 200;
/** How many answers there are when the server is killed, and how many requests are under way. */
const answersBefore = 90;
const atOnce = 10;

/** The example over a folder, and a reader who has signed in. */
async function start(folder: string) {
  const server = await startOwnServer({ DATA_DIR: folder });
  onTestFinished(() => server.stop('SIGKILL'));
  const headers = await exampleReader(server.url);
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(server.url + path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(response.ok).toBe(true);
    return response.status === 204 ? undefined : response.json();
  }
  /** Whether each message is read, by its title; what was removed is not there. */
  async function messages(): Promise<ReadonlyMap<string, { readonly id: string; readonly read: boolean }>> {
    const found = new Map<string, { id: string; read: boolean }>();
    for (let cursor: unknown = ''; cursor !== null; ) {
      const page = await call('GET', `/api/inbox/messages?limit=100${cursor && `&cursor=${cursor}`}`);
      const { messages: rows, next } = page as {
        messages: { title: string; id: string; read: boolean }[];
        next: unknown;
      };
      for (const { title, ...row } of rows) {
        found.set(title, row);
      }
      cursor = next;
    }
    return found;
  }
  return { server, call, messages };
}

test('a server that is killed amid 200 changes has kept each that it had acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'carillon-own-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { server, call, messages } = await start(folder);
  for (let index = 0; index < changes; index += 1) {
    await call('POST', '/deliver', { title: `m${index}` });
  }
  const before = await messages();
  expect(before.size).toBe(changes);

  const acknowledged: number[] = [];
  let sent = 0;
  let ended: Promise<void> | undefined;
  async function sendSome(): Promise<void> {
    while (sent < changes && ended === undefined) {
      const index = sent;
      sent += 1;
      const ids = [before.get(`m${index}`)?.id];
      const change = index % 2 === 0 ? { ids, set: { read: true, seen: true } } : { ids, remove: true };
      const isDone = await call('POST', '/api/inbox/messages/changes', change).then(
        () => true,
        // After the end of the server only.
        (error) => (ended === undefined ? Promise.reject(error) : false),
      );
      if (isDone) {
        acknowledged.push(index);
      }
      if (acknowledged.length === answersBefore) {
        ended ??= server.stop('SIGKILL');
      }
    }
  }
  await call('PATCH', '/api/inbox/preferences', { workflowId: 'comments', channels: { email: false } });
  await Promise.all(Array.from({ length: atOnce }, sendSome));
  await ended;
  expect(acknowledged.length).toBeGreaterThanOrEqual(answersBefore);
  expect(sent).toBeLessThan(changes);

  const again = await start(folder);
  const after = await again.messages();
  const lost = acknowledged.filter((index) =>
    index % 2 === 0 ? after.get(`m${index}`)?.read !== true : after.has(`m${index}`),
  );
  expect(lost).toEqual([]);
  // What nobody had asked for is as it was.
  const untouched = Array.from({ length: changes - sent }, (_, index) => after.get(`m${sent + index}`)?.read);
  expect(new Set(untouched)).toEqual(new Set([false]));
  expect(await again.call('GET', '/api/inbox/preferences')).toMatchObject({
    workflows: [{ preference: { channels: { email: false, in_app: true } } }],
  });
});
