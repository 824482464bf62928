import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a misspelled kind, a wrong payload and a wrong error of a query do not compile, and the right ones do', () => {
  const { status, stdout } = spawnSync('npx', ['tsc', '--project', 'tests/types'], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
}, 60_000);
