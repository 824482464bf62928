import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['a misspelled kind, a wrong payload and a wrong error of a query do not compile', 'tests/types'],
  ['a copied row for a typed payload compiles beside the kinds of its host', 'tests/types/example'],
])(
  '%s',
  (_, project) => {
    const parameters = ['--project', project, '--singleThreaded'];
    const { status, stdout } = spawnSync('node_modules/.bin/tsc', parameters, { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  },
  60_000,
);
