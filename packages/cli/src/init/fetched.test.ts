import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

test('npx carillon init fetches the commands of the same version where an app has none of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'carillon-npx-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(fileURLToPath(new URL('../../../../bin', import.meta.url)), join(folder, 'package/bin'), {
    recursive: true,
  });
  await writeFile(join(folder, 'package/package.json'), '{ "type": "module", "version": "7.8.9" }');
  await writeFile(join(folder, 'npx'), '#!/bin/sh\necho "npx $*"\nexit 3\n');
  await chmod(join(folder, 'npx'), 0o755);
  const carillon = join(folder, 'package/bin/carillon.mjs');
  const started = () =>
    execFileSync(process.execPath, [carillon, 'init', '--yes'], {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
      encoding: 'utf8',
    });
  expect(started).toThrow(
    expect.objectContaining({ status: 3, stdout: 'npx carillon-cli@7.8.9 init --yes\n' }),
  );
});
