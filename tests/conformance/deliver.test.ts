import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { byCommand, isListed } from '../../packages/testing/bin/conformance/deliver.mjs';
import { memoryBackend } from '../../src/backends/index.ts';

test('a command that delivers gets the reader and the message on its standard input, and its failure is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'carillon-deliver-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await byCommand(`cat > "${folder}/sent"`)('ada', { title: 'News' });
  expect(JSON.parse(await readFile(`${folder}/sent`, 'utf8'))).toEqual({
    subscriberId: 'ada',
    message: { title: 'News' },
  });
  await expect(byCommand('exit 3')('ada', { title: 'News' })).rejects.toThrow('exit code 3');
});

test('a message that is delivered to somebody else is noticed before the suite, and a server that fails is left to it', async () => {
  const backend = memoryBackend();
  const reader = { backend, subscriberId: 'ada' };
  const send = async (to: string, message: object) => backend.receive(to, message);
  expect(await isListed(reader, send, 0)).toBe(true);
  expect(await isListed(reader, (_, message) => send('eve', message), 0)).toBe(false);
  const failing = {
    backend: { ...backend, openSession: () => Promise.reject(new Error('503')) },
    subscriberId: 'ada',
  };
  expect(await isListed(failing, async () => {}, 0)).toBe(true);
});
