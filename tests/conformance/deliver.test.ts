import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { byCommand } from '../../packages/testing/bin/conformance/deliver.mjs';

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
